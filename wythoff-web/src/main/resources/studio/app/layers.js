// @ts-check
import { $, el, show } from './dom.js';

/** @type {Record<string, string>} */
const LAYERS = { outcome: 'who wins (P or N)', grundy: 'Grundy values', options: 'number of P-options', dynamic: 'dynamic positions' };

/** @type {Record<string, [string, string][]>} */
const LEGENDS = {
  outcome: [['k1', 'P'], ['k0', 'N']],
  dynamic: [['k1', 'P after every history'], ['k0', 'N after every history'], ['k3', 'P at the start, dynamic'], ['k2', 'N at the start, dynamic']],
};

/** What the board of a game can show. @param {string[]} layers @param {{layer: string, other: string}} page */
export function drawLayers(layers, { layer: chosen, other }) {
  const name = (/** @type {string} */ layer) => (layer === 'difference' ? `difference from ${other}` : LAYERS[layer] ?? layer);
  show($('layer'), ...layers.map(layer => el('option', { value: layer, selected: layer === chosen }, name(layer))));
}

/** What the colours mean; those of numbers depend on which numbers are in sight, see fitScale. @param {{game: string, layer: string, other: string}} page */
export function drawLegend({ game, layer, other }) {
  const legend = layer === 'difference' ? differences(game, other) : LEGENDS[layer];
  show($('legend'), ...(legend ?? []).map(([kind, label]) => el('span', {}, el('i', { class: kind }), label)));
}

/** @param {string} game @param {string} other @returns {[string, string][]} */
function differences(game, other) {
  const short = (/** @type {string} */ text) => (text.length > 24 ? `${text.slice(0, 22)}…` : text);
  return [['k1', 'P in both'], ['k0', 'N in both'], ['k2', `P in ${short(game)} only`], ['k3', `P in ${short(other)} only`], ['k4', 'some of each, from afar']];
}
