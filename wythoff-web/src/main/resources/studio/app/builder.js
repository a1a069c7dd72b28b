// @ts-check
import { el, show } from './dom.js';
import { ask, latest, message } from './http.js';
import { discreetly } from './secret.js';
import { thumbnail } from './thumbnail.js';
import { printed } from './words.js';

/** What may be chosen, and how it is written; a function where something is filled in, `fill` at first. @typedef {{words: string, text: string|((filled: string) => string), fill?: string}} Choice */

/** What may be taken from one pile: k from the first, l from the second; the other pile has a say if it likes. @param {'k'|'l'} taken @param {'x'|'y'} other @returns {Choice[]} */
const amounts = (taken, other) => [
  { words: 'any number', text: 'all' },
  { words: 'an odd number', text: 'odd' },
  { words: 'an even number', text: 'even' },
  { words: 'at most …', text: n => `1..${n}`, fill: '5' },
  { words: 'at least …', text: n => `>=${n}`, fill: '3' },
  { words: 'only the numbers …', text: n => `{${n}}`, fill: '1,3,4' },
  { words: 'multiples of …', text: n => `0 mod ${n}`, fill: '3' },
  { words: 'multiples of the other pile', text: `${other} > 0 and ${taken} % ${other} = 0` },
  { words: 'no more than the other pile has', text: `${taken} <= ${other}` },
  { words: `a condition of your own on ${taken}, x and y …`, text: condition => condition, fill: `${taken} <= abs(x - y)` },
  { words: 'nothing', text: 'none' },
];

/** @type {Choice[]} */
const PAIRS = [
  { words: 'the same number', text: 'k = l' },
  { words: 'numbers that differ by less than …', text: n => `abs(k - l) < ${n}`, fill: '3' },
  { words: 'numbers with the same remainder by …', text: n => `(k - l) % ${n} = 0`, fill: '3' },
  { words: 'the larger at most … times the smaller', text: n => `max(k, l) <= ${n} * min(k, l)`, fill: '2' },
  { words: 'numbers whose sum is at most …', text: n => `k + l <= ${n}`, fill: '6' },
  { words: 'any two numbers', text: 'k >= 1' },
  { words: 'the same number, unless the piles are equal', text: 'k = l and x != y' },
  { words: 'nothing', text: 'k in none' },
  { words: 'a condition of your own on k, l, x and y …', text: condition => condition, fill: 'k = 2*l or l = 2*k' },
];

/** @type {Choice[]} */
const ENDS = [
  { words: 'nobody can move', text: '' },
  { words: 'there are at most … tokens left', text: n => ` ends(x + y <= ${n})`, fill: '2' },
  { words: 'a pile is empty', text: ' ends(x = 0 or y = 0)' },
  { words: 'the piles are equal', text: ' ends(x = y)' },
  { words: 'a condition of your own on x and y holds …', text: condition => ` ends(${condition})`, fill: 'x <= 1 and y <= 1' },
];

/** @type {Choice[]} */
const RESULTS = [
  { words: 'loses', text: '' },
  { words: 'wins (misère)', text: ' misere' },
];

/** @type {Choice[]} */
const MANEUVERS = [
  { words: 'does nothing', text: '' },
  { words: 'may forbid up to … moves', text: n => ` block ${/^\d+$/.test(n) ? BigInt(n) + 1n : `(${n}+1)`}`, fill: '2' },
  { words: 'must propose at least … moves', text: n => ` comply ${n}`, fill: '3' },
];

/** @type {Choice[]} */
const SCOPES = [
  { words: 'of any kind', text: '' },
  { words: 'that take from both piles', text: ' diagonal' },
  { words: 'that take from one pile', text: ' nim' },
];

const cardOf = latest(async (signal, /** @type {string} */ text) => {
  const { game, fault } = await ask('reading', { game: text }, signal);
  return game == null ? { fault } : { card: await ask('game', { game, ...discreetly() }, signal) };
});

/**
 * Puts a game together from choices, and shows its text and its picture meanwhile.
 *
 * @param {HTMLElement} place @param {(game: string) => void} open
 */
export function drawBuilder(place, open) {
  const first = choice('From the first pile', amounts('k', 'y'));
  const second = choice('From the second pile', amounts('l', 'x'));
  const both = choice('Or from both piles', PAIRS);
  const end = choice('The game is over when', ENDS);
  const result = choice('Who cannot move', RESULTS);
  const maneuver = choice('Before a move, the opponent', MANEUVERS);
  const scope = choice('moves', SCOPES);
  const made = el('code', { id: 'made' });
  const preview = el('div', { id: 'preview', role: 'status' });
  const button = el('button', { type: 'button', class: 'main', onclick: () => open(text()) }, 'Open this game');
  show(place,
    el('div', { class: 'choices', onchange: draw, oninput: draw }, ...[first, second, both, maneuver, scope, end, result].map(one => one.row)),
    el('p', { class: 'quiet' }, 'In a condition of your own k is taken from the first pile and l from the second; x and y are the piles before the move.'),
    el('p', {}, 'This game is written: ', made), preview, el('p', {}, button));
  draw();

  function text() {
    const maneuvers = maneuver.text() && maneuver.text() + scope.text();
    return `moves(first: ${first.text()}; second: ${second.text()}; both: ${both.text()})${end.text()}${result.text()}${maneuvers}`;
  }

  async function draw() {
    scope.row.hidden = !maneuver.text();
    made.textContent = text();
    try {
      const answer = await cardOf(text());
      if (!answer) return;
      button.disabled = !answer.card;
      if (!answer.card) return show(preview, el('p', { class: 'error' }, answer.fault?.error));
      // A game that has a short name of its own is called by it.
      if (!answer.card.game.startsWith('restricted')) made.textContent = answer.card.game;
      show(preview, thumbnail(answer.card.game), el('p', {}, printed(answer.card.words)));
    } catch (fault) {
      show(preview, el('p', { class: 'error' }, message(fault)));
    }
  }
}

/** @param {string} label @param {Choice[]} choices */
function choice(label, choices) {
  const id = `build-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const fill = el('input', { size: 8, 'aria-label': `${label}: what to fill in`, autocomplete: 'off', spellcheck: 'false', hidden: true });
  const select = el('select', { id, onchange: () => { fill.value = chosen().fill ?? ''; fill.hidden = !chosen().fill; } },
    ...choices.map(({ words }) => el('option', {}, words)));
  const chosen = () => choices[select.selectedIndex];
  const text = () => {
    const { text: written } = chosen();
    return typeof written === 'string' ? written : written(fill.value);
  };
  return { row: el('div', { class: 'row' }, el('label', { for: id }, label), select, fill), text };
}
