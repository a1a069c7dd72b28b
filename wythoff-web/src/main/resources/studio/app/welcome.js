// @ts-check
import { dialog } from './dialog.js';
import { el } from './dom.js';
import { rememberVisit } from './visits.js';

/** Small positions of Wythoff's game that whoever starts can win, but not in one move. */
export const STARTS = ['4 6', '5 8', '6 8', '5 9', '6 9', '4 8', '7 9', '5 6'];

/**
 * What the doors lead to.
 *
 * @typedef {object} Doors
 * @property {(start: string) => void} play
 * @property {() => void} look
 * @property {() => void} build
 */

/**
 * Says what this is, and opens one of three doors. Left by any way, it does not come back by itself.
 *
 * @param {Doors} doors
 */
export function welcome(doors) {
  const window = dialog('welcome', 'Two piles, two players: who wins, and why?',
    el('p', {}, 'Wythoff Lab lets you play games with two piles of tokens, see at a glance who wins from where, and find out why.'),
    el('div', { class: 'doors' },
      door('Play', 'Take any number of tokens from one pile, or the same number from both. Who takes the last token wins. A gentle opponent, a small board, no answers shown.',
        piles(), () => doors.play(STARTS[Math.floor(Math.random() * STARTS.length)]), true),
      door('See the pattern', 'Every square of the board is a pair of piles. The marked ones are lost for the player who has to move.',
        squares(), doors.look),
      door('Study your own rules', 'Choose a game from the papers or put one together, and see at once who wins it where.',
        el('code', { 'aria-hidden': 'true' }, 'wythoff block 3'), doors.build)));
  window.addEventListener('close', () => {
    rememberVisit();
    window.remove();
    if (!window.returnValue) doors.look();
  });

  /** @param {string} name @param {string} words @param {Node} picture @param {() => void} open */
  function door(name, words, picture, open, first = false) {
    return el('button', { type: 'button', class: first ? 'door first' : 'door', autofocus: first, onclick: () => { window.close(name); open(); } },
      el('span', { class: 'picture' }, picture), el('strong', {}, name), el('span', {}, words));
  }

  window.showModal();
}

/** Two little piles. */
function piles() {
  const pile = (/** @type {number} */ count) => el('span', { class: 'heap' }, ...Array.from({ length: count }, () => el('i')));
  return el('span', { class: 'heaps', 'aria-hidden': 'true' }, pile(5), pile(8));
}

/** A little board. Which of its squares are lost is not given away here. */
function squares() {
  return el('span', { class: 'squares', 'aria-hidden': 'true' }, ...Array.from({ length: 25 }, () => el('i')));
}
