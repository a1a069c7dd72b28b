// @ts-check
import { el, show } from './dom.js';

const MOST_STEPPERS = 4;

/** What the papers call the numbers behind a word of the language. @type {Record<string, string[]>} */
const LETTERS = {
  'a-wythoff': ['a'], st: ['s', 't'], 'odd-odd': ['s', 't'], 'even-even': ['s', 't'], 'odd-even': ['s', 't'], 'even-odd': ['s', 't'],
  restricted: ['s', 't'], modular: ['m'], 'mp-wythoff': ['m', 'p'], imitation: ['m', 'p'], block: ['block'], comply: ['comply'],
};

/** The parts of a game that somebody writes himself. */
const PARTS = ['first', 'second', 'both', 'ends'];

/**
 * The small numbers of a text, each with a name: the paper's letter, or else the part of the rules that it stands in.
 *
 * @param {string} text
 */
function numbers(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  let word = '';
  let count = 0;
  let part = 'number';
  return [...text.matchAll(/[A-Za-z][\w-]*|\d+/g)].flatMap(({ 0: found, index }) => {
    if (!/^\d/.test(found)) {
      if (PARTS.includes(found)) part = found;
      if (found in LETTERS || !(word in LETTERS) || count >= LETTERS[word].length) {
        word = found;
        count = 0;
      }
      return [];
    }
    const name = LETTERS[word]?.[count++] ?? part;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return found.length > 6 ? [] : [{ name: times > 1 ? `${name} ${times}` : name, found, index }];
  }).slice(0, MOST_STEPPERS);
}

/**
 * A stepper for each small number of the text; the rest of the text stays the user's own.
 *
 * @param {HTMLElement} place @param {string} text @param {(text: string) => void} change
 */
export function drawSteppers(place, text, change) {
  const focused = [...place.querySelectorAll('button')].findIndex(button => button === document.activeElement);
  show(place, ...numbers(text).map(({ name, found, index }) => {
    const value = Number(found);
    const to = (/** @type {number} */ next) => text.slice(0, index) + next + text.slice(index + found.length);
    return el('span', { class: 'stepper', role: 'group', 'aria-label': `${name}: ${value}` },
      el('span', { class: 'letter', 'aria-hidden': 'true' }, name),
      el('button', { type: 'button', 'aria-label': `${name} less`, disabled: value === 0, onclick: () => change(to(value - 1)) }, '−'),
      el('output', {}, `${value}`),
      el('button', { type: 'button', 'aria-label': `${name} more`, onclick: () => change(to(value + 1)) }, '+'));
  }));
  place.querySelectorAll('button')[focused]?.focus();
}
