// @ts-check
import { el, redraw } from './dom.js';
import { NAMES, canUndo, credits, isEnough, title } from './match.js';
import { Piles } from './piles.js';
import { strength } from './setup.js';
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
 * @param {{hints: number, hint: string|null, fault: string|undefined, extra: Child, rules: string, before: Api.Pair, review: Child}} notes before: the piles as they were seen last
 * @param {Acts} acts
 */
export function drawMatch(place, match, chosen, { hints, hint, fault, extra, rules, before, review }, acts) {
  const over = match.phase === 'over';
  const piles = new Piles(match.position, before, acts.aim);
  const left = credits(match);
  const said = el('div', { class: 'said' }, ...match.said.map(line => el('p', {}, printed(line))));
  redraw(place,
    el('h2', {}, title(match)),
    over ? piles.freeze() : piles.element,
    left ? el('p', {}, left) : null,
    over ? said : null,
    over ? result(match, extra != null, review, acts) : controls(match, piles, chosen, hints, acts),
    hint ? el('p', { class: 'card' }, printed(hint)) : null,
    fault ? el('p', { class: 'error' }, fault) : null,
    over ? null : said,
    extra,
    el('details', { class: 'rules', open: !over }, el('summary', {}, `The rules of ${match.game}`), el('p', {}, printed(rules)), el('p', { class: 'quiet' }, against(match))),
    story(match));
  return piles;
}

/** @param {Api.Match} match */
function against({ seating: { opponent } }) {
  const { who, how } = strength(opponent);
  return `You play against ${who}: ${how}.`;
}

/** @param {Api.Match} match @param {Piles} piles @param {Api.Pair[]} chosen @param {number} hints @param {Acts} acts */
function controls(match, piles, chosen, hints, acts) {
  const isNaming = match.phase !== 'move';
  const amounts = el('form', {
    class: 'row',
    onsubmit: event => { event.preventDefault(); if (isNaming) acts.choose(piles.taken); else acts.move(piles.taken); },
  }, ...piles.fields(), el('button', { class: isNaming ? '' : 'main' }, isNaming ? 'Add' : 'Move'));
  const word = el('p', { id: 'taking', class: 'quiet' }, match.options == null ? 'There are too many moves to frame them: write numbers.'
    : isNaming ? 'Click framed squares of the board, drag the queen there, or write an option and add it.' : 'Click a framed square of the board, drag the queen there, click tokens, or write numbers.');
  return el('div', {}, amounts, word, isNaming ? naming(match, chosen, acts) : null,
    el('div', { class: 'row' },
      button(hints ? 'More of a hint' : 'Hint', acts.hint),
      button('Undo', acts.undo, !canUndo(match)),
      button('Resign', acts.resign),
      button('New game', acts.again),
      saver(() => match.match)));
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

/** A button that saves a match. @param {() => string} text as the server writes it */
export function saver(text) {
  return button('Save', () => {
    const file = URL.createObjectURL(new Blob([text()], { type: 'text/plain' }));
    el('a', { href: file, download: 'wythoff.match' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
  });
}

/** @param {Api.Match} match @param {boolean} hiding @param {Child} review @param {Acts} acts */
function result(match, hiding, review, acts) {
  const { discovery } = match;
  return el('div', {},
    discovery ? el('div', { class: 'card' }, el('p', {}, discovery.question),
      hiding ? el('p', { class: 'quiet' }, 'Your notebook has this game now. Play another one, or mark what you think.')
        : el('p', {}, `Lost for whoever had to move: ${discovery.positions.map(([a, b]) => `(${a},${b})`).join(' ')}`)) : null,
    el('div', { class: 'row' },
      el('button', { class: 'main', type: 'button', onclick: () => acts.again() }, 'Play again'),
      button('Undo', acts.undo, !canUndo(match)), saver(() => match.match)),
    review);
}

/** All turns so far. @param {Api.Match} match @returns {Child} */
function story({ turns }) {
  if (turns.length === 0) return null;
  return el('details', {}, el('summary', {}, `The match so far: ${counted(turns.length, 'turn')}`),
    el('ol', { class: 'story' }, ...turns.map(({ by, what, why }) => el('li', {}, `${NAMES[by]}: ${what}`, why ? el('p', { class: 'quiet' }, printed(why)) : null))));
}
