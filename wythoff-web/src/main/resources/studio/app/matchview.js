// @ts-check
import { el, redraw } from './dom.js';
import { NAMES, canUndo, credits, isEnough, title } from './match.js';
import { Piles } from './piles.js';
import { brief, counted, printed } from './words.js';

/** @import { Child } from './dom.js' */

/**
 * What people do while they look at a match.
 *
 * @typedef {object} Acts
 * @property {(taken: Api.Pair) => void} aim numbers are being written
 * @property {(taken: Api.Pair) => void} move
 * @property {(taken: Api.Pair) => void} choose an option to forbid or propose, or none after all
 * @property {() => void} name what is chosen
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} resign
 * @property {() => void} again another match
 */

/**
 * @param {HTMLElement} place @param {Api.Match} match @param {Api.Pair[]} chosen
 * @param {{hints: number, hint: string|null, fault: string|undefined}} notes @param {Acts} acts
 */
export function drawMatch(place, match, chosen, { hints, hint, fault }, acts) {
  const over = match.phase === 'over';
  const piles = new Piles(match.position, acts.aim);
  const left = credits(match);
  redraw(place,
    el('h2', {}, title(match)),
    over ? piles.freeze() : piles.element,
    left ? el('p', {}, left) : null,
    over ? result(match, acts) : controls(match, piles, chosen, hints, acts),
    hint ? el('p', { class: 'card' }, printed(hint)) : null,
    fault ? el('p', { class: 'error' }, fault) : null,
    el('div', { class: 'said' }, ...match.said.map(line => el('p', {}, printed(line)))),
    story(match));
}

/** @param {Api.Match} match @param {Piles} piles @param {Api.Pair[]} chosen @param {number} hints @param {Acts} acts */
function controls(match, piles, chosen, hints, acts) {
  const isNaming = match.phase !== 'move';
  const amounts = el('form', {
    class: 'row',
    onsubmit: event => { event.preventDefault(); if (isNaming) acts.choose(piles.taken); else acts.move(piles.taken); },
  }, ...piles.fields(), el('button', { class: isNaming ? '' : 'main' }, isNaming ? 'Add' : 'Move'));
  const word = el('p', { id: 'taking', class: 'quiet' }, match.options == null ? 'There are too many moves to frame them: write numbers.'
    : isNaming ? 'Click framed squares of the board, or write an option and add it.' : 'Click a framed square of the board, or tokens, or write numbers.');
  return el('div', {}, amounts, word, isNaming ? naming(match, chosen, acts) : null,
    el('div', { class: 'row' },
      button(hints ? 'More of a hint' : 'Hint', acts.hint),
      button('Undo', acts.undo, !canUndo(match)),
      button('Resign', acts.resign),
      button('New game', acts.again),
      saver(match)));
}

/** @param {string} label @param {() => void} work */
function button(label, work, disabled = false) {
  return el('button', { type: 'button', disabled, onclick: () => work() }, label);
}

/** What is chosen to be forbidden or proposed. @param {Api.Match} match @param {Api.Pair[]} chosen @param {Acts} acts */
function naming(match, chosen, acts) {
  const isForbidding = match.phase === 'forbid';
  const demand = match.demand ?? '';
  return el('div', { class: 'card' },
    el('p', {}, `${demand.charAt(0).toUpperCase()}${demand.slice(1)}${isForbidding ? ', or none' : ''}.`),
    el('div', { class: 'row' }, ...chosen.map(taken => el('button', {
      type: 'button', class: 'chip', 'aria-label': `remove take ${taken}`, onclick: () => acts.choose(taken),
    }, `take ${taken.map(brief).join(' and ')} ×`))),
    el('button', { class: 'main', type: 'button', disabled: !isEnough(match, chosen), onclick: () => acts.name() },
      chosen.length === 0 && isForbidding ? 'Forbid nothing' : `${isForbidding ? 'Forbid' : 'Propose'} ${chosen.length}`));
}

/** @param {Api.Match} match */
function saver(match) {
  return button('Save', () => {
    const file = URL.createObjectURL(new Blob([match.match], { type: 'text/plain' }));
    el('a', { href: file, download: 'wythoff.match' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
  });
}

/** @param {Api.Match} match @param {Acts} acts */
function result(match, acts) {
  const { discovery } = match;
  return el('div', {},
    discovery ? el('div', { class: 'card' }, el('p', {}, discovery.question),
      el('p', {}, discovery.positions.map(([a, b]) => `(${a},${b})`).join(' ')),
      el('p', { class: 'quiet' }, 'The board shows its colours again.')) : null,
    match.review ? review(match.review) : null,
    el('div', { class: 'row' },
      el('button', { class: 'main', type: 'button', onclick: () => acts.again() }, 'Play again'),
      button('Undo', acts.undo, !canUndo(match)), saver(match)));
}

/** @param {Api.Reviewed[]} turns */
function review(turns) {
  const mistakes = turns.filter(turn => turn.mistake);
  if (mistakes.length === 0) return el('div', {}, el('p', {}, 'Nobody made a mistake.'));
  return el('div', {}, el('p', {}, mistakes.length === 1 ? '1 turn was a mistake:' : `${mistakes.length} turns were mistakes:`),
    el('ul', {}, ...mistakes.map(({ turn, by, what, better }) => el('li', {},
      `${NAMES[by]}, turn ${turn}: ${what}. `, better ? el('strong', {}, `Better: ${better}.`) : null))));
}

/** All turns so far. @param {Api.Match} match @returns {Child} */
function story({ turns, phase }) {
  if (turns.length === 0) return null;
  return el('details', { open: phase === 'over' }, el('summary', {}, `The match so far: ${counted(turns.length, 'turn')}`),
    el('ol', { class: 'story' }, ...turns.map(({ by, what, why }) => el('li', {}, `${NAMES[by]}: ${what}`, why ? el('p', { class: 'quiet' }, printed(why)) : null))));
}
