// @ts-check
import { el, show } from './dom.js';
import { ask, message } from './http.js';

const MOST_STEPPERS = 4;

/** The catalogue by paper. @param {HTMLElement} shelf @param {HTMLElement} list @param {(game: string) => void} pick */
export async function drawShelf(shelf, list, pick) {
  const games = await ask('games', {}).catch(fault => {
    show(shelf, el('p', { class: 'error' }, message(fault)));
    return /** @type {Api.Catalogue} */ ([]);
  });
  show(list, ...games.map(game => el('option', { value: game.game }, game.name)));
  if (games.length === 0) return;
  /** @type {Map<string, Api.Entry[]>} */
  const papers = new Map();
  for (const game of games) {
    const paper = game.citation.split(', ')[0];
    papers.set(paper, [...papers.get(paper) ?? [], game]);
  }
  show(shelf, ...[...papers].flatMap(([paper, entries]) => [
    el('h2', {}, paper),
    el('ul', {}, ...entries.map(entry => el('li', {},
      el('button', { type: 'button', onclick: () => pick(entry.game) }, el('code', {}, entry.game), el('span', {}, entry.name), el('small', {}, entry.known))))),
  ]));
}

/**
 * A stepper for each small number of the text; the rest of the text stays the user's own.
 *
 * @param {HTMLElement} place @param {string} text @param {(text: string) => void} change
 */
export function drawSteppers(place, text, change) {
  const numbers = [...text.matchAll(/\d+/g)].filter(match => match[0].length <= 6).slice(0, MOST_STEPPERS);
  const focused = [...place.querySelectorAll('button')].findIndex(button => button === document.activeElement);
  show(place, ...numbers.map((match, i) => {
    const value = Number(match[0]);
    const to = (/** @type {number} */ next) => text.slice(0, match.index) + next + text.slice(match.index + match[0].length);
    const name = numbers.length === 1 ? 'parameter' : `parameter ${i + 1}`;
    return el('span', { class: 'stepper', role: 'group', 'aria-label': `${name}: ${value}` },
      el('button', { type: 'button', 'aria-label': `${name} less`, disabled: value === 0, onclick: () => change(to(value - 1)) }, '−'),
      el('output', {}, `${value}`),
      el('button', { type: 'button', 'aria-label': `${name} more`, onclick: () => change(to(value + 1)) }, '+'));
  }));
  place.querySelectorAll('button')[focused]?.focus();
}
