// @ts-check
import { $, el, show } from './dom.js';

/** @type {Record<string, string>} */
const LAYERS = { outcome: 'who wins (P or N)', grundy: 'Grundy values', options: 'number of P-options', dynamic: 'dynamic positions' };

/** @type {Record<string, [string, string][]>} */
const LEGENDS = {
  outcome: [['k1', 'P'], ['k0', 'N']],
  dynamic: [['k1', 'P after every history'], ['k0', 'N after every history'], ['k3', 'P at the start, dynamic'], ['k2', 'N at the start, dynamic']],
};

/** What the board of a game can show. @param {string[]} layers @param {string} chosen */
export function drawLayers(layers, chosen) {
  show($('layer'), ...layers.map(layer => el('option', { value: layer, selected: layer === chosen }, LAYERS[layer] ?? layer)));
}

/** What the colours mean; those of numbers depend on which numbers are in sight, see fitScale. @param {string} layer */
export function drawLegend(layer) {
  const legend = LEGENDS[layer];
  show($('legend'), ...(legend ?? []).map(([kind, label]) => el('span', {}, el('i', { class: kind }), label)));
}
