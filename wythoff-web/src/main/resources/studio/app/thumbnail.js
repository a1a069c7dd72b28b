// @ts-check
import { el } from './dom.js';
import { url } from './http.js';
import { themeNow } from './theme.js';

/** A small picture of the P-positions near (0,0): the corner of a tile, which browser and server keep. @param {string} game */
export function thumbnail(game) {
  return el('span', { class: 'thumb' }, el('img', {
    alt: '', width: 512, height: 512, loading: 'lazy',
    src: url('tile.png', { game, layer: 'outcome', x: '0', y: '0', zoom: '0', theme: themeNow() }),
  }));
}
