// @ts-check
import { dialog } from './dialog.js';
import { el } from './dom.js';
import { EXAMPLES, SETS } from './examples.js';

/** @type {[string, string][]} */
const KEYS = [
  ['?', 'this help'],
  ['Tab', 'from one control to the next; the board is one of them'],
  ['Arrow keys', 'on the board: to the next square; between Look, Play, … : to the next of them'],
  ['Enter', 'on the board: choose the square, or in a match move there'],
  ['Shift and arrows', 'turn the board a page'],
  ['+ and −', 'zoom'],
  ['Home', 'back to (0,0)'],
  ['Esc', 'close what is open'],
];

/** @type {[string, string][]} */
const POINTER = [
  ['Point at a square', 'who wins there'],
  ['Click it', 'why, and where to move; in a match: move there'],
  ['Drag', 'move the board'],
  ['Wheel', 'zoom where the pointer is'],
];

/** @type {[string, string][]} */
const TOUCH = [
  ['Tap a square', 'as a click'],
  ['Drag with a finger', 'move the board'],
  ['Two fingers', 'zoom'],
];

/** @type {HTMLDialogElement|null} */
let window = null;

/** @param {{openGame: (text: string) => void, start: () => void}} page */
export function help(page) {
  window ??= written(page);
  if (!window.open) window.showModal();
}

/** @param {{openGame: (text: string) => void, start: () => void}} page */
function written(page) {
  const made = dialog('help', 'Help',
    el('p', {}, el('button', { type: 'button', onclick: () => { made.close(); page.start(); } }, 'Show the start')),
    el('h3', {}, 'P and N'),
    el('p', {}, 'A position says how many tokens lie on the first pile and on the second: (3,5). If both players know what they do, each position has a winner:'),
    el('ul', { class: 'plainlist' },
      el('li', {}, el('i', { class: 'swatch k1' }), el('span', {}, el('strong', {}, 'P'), ': the previous player wins, the one who has just moved there. Whoever has to move loses.')),
      el('li', {}, el('i', { class: 'swatch k0' }), el('span', {}, el('strong', {}, 'N'), ': the next player wins, the one who has to move.'))),
    el('p', {}, 'To win, move to a P-position each time. From a P-position there is no move to another one, so the opponent has to leave it; and from every N-position some move leads to one.'),
    el('p', {}, 'A Grundy value says more: 0 at the P-positions, and elsewhere the one number below which each value can be reached but not the number itself. It tells who wins when several games are played side by side.'),
    el('h3', {}, 'Games are written in one line'),
    el('p', {}, 'Click one to open it; then change its numbers.'),
    el('dl', { class: 'examples' }, ...EXAMPLES.flatMap(([game, words]) => [
      el('dt', {}, el('button', { type: 'button', onclick: () => { made.close(); page.openGame(game); } }, el('code', {}, game))),
      el('dd', {}, words)])),
    el('p', {}, 'In ', el('code', {}, 'moves'), ', k is what is taken from the first pile and l what is taken from the second. Amounts are:'),
    list(SETS, 'code'),
    el('p', {}, 'Conditions compare (', el('code', {}, '= != < <= > >='), ') what ', el('code', {}, '+ - * // % ^ min max abs isqrt'), ' make of k and l, or of the piles x and y before the move, and join with ', el('code', {}, 'and or not'), '.'),
    el('h3', {}, 'Places'),
    el('p', {}, 'Write ', el('code', {}, '3 5'), ', ', el('code', {}, '(3,5)'), ' or ', el('code', {}, '10^100 7'), ' where a position is asked for; piles may have thousands of digits.'),
    el('h3', {}, 'Keyboard'), list(KEYS, 'kbd'),
    el('h3', {}, 'Mouse'), list(POINTER, 'strong'),
    el('h3', {}, 'Touch'), list(TOUCH, 'strong'));
  return made;
}

/** @param {[string, string][]} lines @param {'kbd'|'code'|'strong'} tag */
function list(lines, tag) {
  return el('dl', { class: 'lines' }, ...lines.flatMap(([what, words]) => [el('dt', {}, el(tag, {}, what)), el('dd', {}, words)]));
}
