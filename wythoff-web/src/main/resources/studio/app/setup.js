// @ts-check
import { el, redraw } from './dom.js';

/** How a match is to be played. @typedef {{start: string, opponent: Api.Opponent, first: 'you'|'computer', discovery: boolean}} Wishes */

/**
 * @typedef {object} Beginning
 * @property {() => void} changed something else is wished for
 * @property {() => void} start
 * @property {(text: string) => void} load
 */

/** @type {[Api.Opponent, string][]} */
const OPPONENTS = [['perfect', 'perfect'], ['4', 'strong'], ['3', 'good'], ['2', 'learning'], ['1', 'beginner'], ['random', 'random'], ['human', 'a friend at this screen']];

/** @type {['you'|'computer', string][]} */
const STARTERS = [['you', 'you'], ['computer', 'the computer']];

/**
 * The form before a match, which writes into the wishes.
 *
 * @param {HTMLElement} place @param {Wishes} wishes @param {{game: string, text: string}|null} left a match that can go on
 * @param {string|undefined} fault @param {Beginning} beginning
 */
export function drawSetUp(place, wishes, left, fault, { changed, start, load }) {
  const piles = el('input', { id: 'start', size: 14, value: wishes.start, autocomplete: 'off', oninput: () => { wishes.start = piles.value; changed(); } });
  const discovery = el('input', { type: 'checkbox', id: 'discovery', checked: wishes.discovery, onchange: () => { wishes.discovery = discovery.checked; changed(); } });
  redraw(place,
    el('p', {}, 'Two players move in turn. Play against the computer, or with a friend at this screen.'),
    el('form', { class: 'fields', onsubmit: event => { event.preventDefault(); start(); } },
      field('start', 'Piles', piles),
      field('opponent', 'Opponent', select('opponent', OPPONENTS, wishes.opponent, value => { wishes.opponent = value; changed(); })),
      field('first', 'Who starts', select('first', STARTERS, wishes.first, value => { wishes.first = value; changed(); })),
      el('label', { class: 'check' }, discovery, 'Discovery: no colours, find the pattern yourself'),
      el('div', { class: 'row' }, el('button', { class: 'main' }, 'Start'), loader(load),
        left ? el('button', { type: 'button', onclick: () => load(left.text) }, `Go on with the match of ${left.game}`) : null)),
    fault ? el('p', { class: 'error', role: 'alert' }, fault) : null);
}

/** @param {string} id @param {string} label @param {Node} input */
function field(id, label, input) {
  return el('div', { class: 'row' }, el('label', { for: id }, label), input);
}

/**
 * @template {string} T
 * @param {string} id @param {[T, string][]} options @param {T} chosen @param {(value: T) => void} choose
 */
function select(id, options, chosen, choose) {
  const list = el('select', { id, onchange: () => { choose(options[list.selectedIndex][0]); } },
    ...options.map(([value, text]) => el('option', { value, selected: value === chosen }, text)));
  return list;
}

/** @param {(text: string) => void} load */
function loader(load) {
  const input = el('input', {
    type: 'file', accept: '.match,.txt,text/plain', hidden: true, 'aria-label': 'A saved match',
    onchange: async () => { const file = input.files?.[0]; if (file) load(await file.text()); },
  });
  return el('span', {}, input, el('button', { type: 'button', onclick: () => input.click() }, 'Load a match'));
}
