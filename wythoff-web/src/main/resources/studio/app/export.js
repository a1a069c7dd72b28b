// @ts-check
import { command, commandLine, pictureCommand } from './command.js';
import { el, redraw } from './dom.js';
import { url } from './http.js';

/** @import { Camera } from './camera.js' */

const MOST_SIDE = 400;

/**
 * Files to take away, each with the command that writes it.
 *
 * @param {HTMLElement} place @param {Api.Card} card @param {string} layer @param {Camera} camera
 */
export function drawExport(place, card, layer, camera) {
  const { game } = card;
  const dark = document.documentElement.dataset.theme === 'dark';
  const corner = camera.corner();
  const size = `${Math.min(MOST_SIDE, Math.ceil(Math.max(camera.wide, camera.high)))}`;
  const picture = { game, size, show: layer, from: `${corner.x},${corner.y}`, dark: dark ? '1' : '0', download: '1' };
  const link = (/** @type {string} */ label, /** @type {string} */ address) => el('a', { href: address, download: true, class: 'button' }, label);
  const part = (/** @type {string} */ title, /** @type {Node[]} */ links, /** @type {string} */ line) => [el('h2', {}, title), el('div', { class: 'row' }, ...links), commandLine(line)];
  const file = (/** @type {string} */ name, /** @type {string} */ ending) => `${`${game} ${name}`.replace(/[^A-Za-z0-9]+/g, '-')}.${ending}`;
  const written = [['CSV', 'csv'], ['b-file', 'bfile'], ['LaTeX', 'latex'], ['Markdown', 'markdown'], ['JSON', 'json']];
  const names = card.sequences.filter(name => !/[,:]/.test(name)).slice(0, 4);
  redraw(place,
    ...part(`The board from (${short(corner.x)},${short(corner.y)}), ${size} squares a side`,
      [link('PNG', url('picture.png', picture)), link('SVG', url('picture.svg', picture))],
      pictureCommand(game, layer, camera, { size, dark, o: file(layer, 'png') })),
    ...part('P-positions with piles below 200',
      written.map(([label, format]) => link(label, url('positions', { game, bound: '200', format, download: '1' }))),
      command('positions', [game], { bound: 200, format: 'csv', o: file('positions', 'csv') })),
    ...names.flatMap(name => part(`Sequence ${name}, 60 terms`,
      written.map(([label, format]) => link(label, url('sequence', { game, name, count: '60', format, download: '1' }))),
      command('sequence', [game, name], { count: 60, format: 'bfile', o: file(name, 'txt') }))),
    el('p', { class: 'quiet' }, 'More sizes, plots and sequences: ', el('code', {}, './wythoff help picture'), ' and ', el('code', {}, './wythoff help sequence'), '.'));
}

/** @param {bigint} pile */
function short(pile) {
  const digits = `${pile}`;
  return digits.length > 12 ? `${digits.slice(0, 4)}…${digits.slice(-4)}` : digits;
}
