// @ts-check
import { el, redraw } from './dom.js';

/** @import { Child } from './dom.js' */

/** How a match is to be played. @typedef {{start: string, opponent: Api.Opponent, first: 'you'|'computer', discovery: boolean}} Wishes */

/**
 * @typedef {object} Beginning
 * @property {(wish: Partial<Wishes>) => void} wish something else is wished for
 * @property {() => void} other other piles are
 * @property {() => void} start
 * @property {(text: string) => void} load
 */

/** @type {[Api.Opponent, string, string][]} */
const OPPONENTS = [
  ['1', 'a beginner', 'mostly guesses, and thinks about 1 turn in 5'],
  ['2', 'a learner', 'easy to beat; thinks about every other turn and guesses the rest'],
  ['3', 'a good player', 'thinks about 7 turns of 10 and guesses the rest'],
  ['4', 'a strong player', 'thinks about 9 turns of 10'],
  ['perfect', 'a perfect player', 'never makes a mistake, so you win only if you make none either'],
  ['random', 'dice', 'guesses every turn'],
  ['human', 'a friend at this screen', 'you take turns'],
];

/** @type {['you'|'computer', string][]} */
const STARTERS = [['you', 'you'], ['computer', 'the computer']];

/** @param {string|null} word @returns {Api.Opponent|undefined} */
export function opponentNamed(word) {
  return OPPONENTS.find(([one]) => one === word)?.[0];
}

/** How strong an opponent is, in words. @param {Api.Opponent} opponent */
export function strength(opponent) {
  const [, who, how] = OPPONENTS.find(([one]) => one === opponent) ?? OPPONENTS[0];
  return { who, how };
}

/**
 * The form before a match.
 *
 * @param {HTMLElement} place
 * @param {{wishes: Wishes, left: {game: string, text: string}|null, fault: string|undefined, isLocked: boolean, extra: Child}} now left is a match that can go on
 * @param {Beginning} beginning
 */
export function drawSetUp(place, { wishes, left, fault, isLocked, extra }, { wish, start, load, other }) {
  const piles = el('input', { id: 'start', size: 12, value: wishes.start, autocomplete: 'off', oninput: () => { wish({ start: piles.value }); } });
  const discovery = el('input', { type: 'checkbox', id: 'discovery', checked: wishes.discovery, disabled: isLocked, onchange: () => { wish({ discovery: discovery.checked }); } });
  const how = el('p', { id: 'strength', class: 'quiet', 'aria-live': 'polite' }, capital(strength(wishes.opponent).how));
  redraw(place,
    el('p', {}, 'Two players move in turn. Play against the computer, or with a friend at this screen.'),
    el('form', { class: 'fields', onsubmit: event => { event.preventDefault(); start(); } },
      field('start', 'Piles', piles, el('button', { type: 'button', onclick: other }, 'Other piles')),
      field('opponent', 'Opponent', opponentSelect('opponent', wishes.opponent, opponent => { wish({ opponent }); how.textContent = capital(strength(opponent).how); })),
      how,
      field('first', 'Who starts', starterSelect('first', wishes.first, first => wish({ first }))),
      el('label', { class: 'check' }, discovery, 'Discovery: hide the answers, find the pattern yourself'),
      el('div', { class: 'row' }, el('button', { class: 'main' }, 'Start'), loader(load),
        left ? el('button', { type: 'button', onclick: () => load(left.text) }, `Go on with the match of ${left.game}`) : null)),
    fault ? el('p', { class: 'error', role: 'alert' }, fault) : null,
    extra);
}

/** @param {string} text */
function capital(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** @param {string} id @param {string} label @param {Node[]} inputs */
function field(id, label, ...inputs) {
  return el('div', { class: 'row' }, el('label', { for: id }, label), ...inputs);
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

/** Whom to play against. @param {string} id @param {Api.Opponent} chosen @param {(opponent: Api.Opponent) => void} choose */
export function opponentSelect(id, chosen, choose) {
  return select(id, OPPONENTS.map(([value, who]) => [value, who]), chosen, choose);
}

/** @param {string} id @param {'you'|'computer'} chosen @param {(first: 'you'|'computer') => void} choose */
export function starterSelect(id, chosen, choose) {
  return select(id, STARTERS, chosen, choose);
}

/** Asks for the file of a match. @param {(text: string) => void} load */
export function loader(load) {
  const input = el('input', {
    type: 'file', accept: '.match,.txt,text/plain', hidden: true, 'aria-label': 'A saved match',
    onchange: async () => { const file = input.files?.[0]; if (file) load(await file.text()); input.value = ''; },
  });
  return el('span', {}, input, el('button', { type: 'button', onclick: () => input.click() }, 'Load a match'));
}
