// @ts-check
import { $, el, show } from './dom.js';
import { ask } from './http.js';
import { printed } from './words.js';

/** Squares a side: few enough to write into. */
const SIDE = 16;
const CELL = 20;
const LINES = 7;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * A sheet for the class: the rules, an empty board, and room for notes; the answers on a page of their own.
 *
 * @param {Api.Card} card @param {boolean} withAnswers
 */
export async function printSheet(card, withAnswers) {
  const answer = withAnswers ? await ask('positions', { game: card.game, bound: `${SIDE}`, format: 'json' }) : null;
  const sheet = document.getElementById('worksheet') ?? el('div', { id: 'worksheet' });
  show(sheet, front(card), answer ? back(card, answer.positions) : null);
  document.body.append(sheet);
  document.documentElement.dataset.printing = 'worksheet';
  addEventListener('afterprint', () => { delete document.documentElement.dataset.printing; $('worksheet').remove(); }, { once: true });
  print();
}

/** @param {Api.Card} card */
function front({ game, words }) {
  return el('article', {},
    el('h1', {}, `Find the pattern: ${game}`),
    el('p', { class: 'name' }, 'Name: ', el('span', {})),
    el('p', {}, printed(words)),
    el('p', {}, 'The first pile counts to the right, the second pile up. Write ', el('strong', {}, 'P'),
      ' into a square if whoever has to move there loses, and ', el('strong', {}, 'N'), ' if whoever has to move there wins. Begin with the smallest piles.'),
    grid(new Set()),
    el('h2', {}, 'What do the P squares have in common?'),
    ...Array.from({ length: LINES }, () => el('div', { class: 'line' })));
}

/** @param {Api.Card} card @param {Api.Pair[]} positions */
function back({ game }, positions) {
  return el('article', { class: 'answers' },
    el('h1', {}, `Answers: ${game}`),
    el('p', {}, 'Dark squares are P: whoever has to move there loses.'),
    grid(new Set(positions.map(pair => pair.join()))),
    el('p', {}, positions.map(([x, y]) => `(${x},${y})`).join(' ')));
}

/** @param {Set<string>} dark */
function grid(dark) {
  const width = (SIDE + 2) * CELL;
  const svg = node('svg', { viewBox: `0 0 ${width} ${width}`, role: 'img', 'aria-label': 'board' });
  for (let x = 0; x < SIDE; x++) {
    svg.append(label(x, (x + 1.5) * CELL, (SIDE + 0.7) * CELL), label(x, 0.5 * CELL, (SIDE - x - 0.35) * CELL));
    for (let y = 0; y < SIDE; y++) {
      svg.append(node('rect', { x: (x + 1) * CELL, y: (SIDE - 1 - y) * CELL, width: CELL, height: CELL, class: dark.has(`${x},${y}`) ? 'dark' : 'light' }));
    }
  }
  return svg;
}

/** @param {number} pile @param {number} x @param {number} y */
function label(pile, x, y) {
  const text = node('text', { x, y, 'text-anchor': 'middle' });
  text.textContent = `${pile}`;
  return text;
}

/** @param {string} name @param {Record<string, string|number>} attributes */
function node(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}
