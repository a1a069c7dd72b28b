// @ts-check
import { numbersOf } from './csv.js';

/** @import { Sheet } from './csv.js' */

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 320, 74, 628, 10, 278];
/** More words than these are no scale. */
const MOST_WORDS = 14;
const MOST_DOTS = 8000;

/** What a column is drawn along: its numbers, or its few words one beside the other. @typedef {{at: (cell: string) => number[], ticks: [number, string][], low: number, high: number}} Axis */

/**
 * One column of a sweep against another, a dot for each row and number; says in words why not where it cannot be drawn.
 *
 * @param {Sheet} sheet @param {string} across @param {string} up @returns {SVGElement|string}
 */
export function cloud({ columns, rows }, across, up) {
  const [i, j] = [columns.indexOf(across), columns.indexOf(up)];
  const [x, y] = [axis(rows.map(row => row[i])), axis(rows.map(row => row[j]))];
  if (!x || !y) return `The column ${x ? up : across} has no numbers, and too many different words to draw.`;
  const dots = rows.flatMap(row => x.at(row[i]).flatMap(a => y.at(row[j]).map(b => [a, b])));
  if (dots.length === 0) return 'No row has both.';
  const step = Math.ceil(dots.length / MOST_DOTS);
  const px = (/** @type {number} */ value) => LEFT + (value - x.low) / (x.high - x.low) * (RIGHT - LEFT);
  const py = (/** @type {number} */ value) => BOTTOM - (value - y.low) / (y.high - y.low) * (BOTTOM - TOP);
  const svg = node('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'plot cloud', role: 'img', 'aria-label': `${up} against ${across}, ${dots.length} dots` });
  for (const [value, words] of y.ticks) {
    svg.append(node('path', { d: `M${LEFT} ${py(value).toFixed(1)}H${RIGHT}`, class: 'tick' }), node('text', { x: LEFT - 6, y: py(value) + 3.5, 'text-anchor': 'end' }, words));
  }
  for (const [value, words] of x.ticks) svg.append(node('text', { x: px(value), y: BOTTOM + 16, 'text-anchor': 'middle' }, words));
  svg.append(node('text', { x: RIGHT, y: HEIGHT - 6, 'text-anchor': 'end' }, `${up} against ${across}`),
    node('path', { d: dots.filter((_, n) => n % step === 0).map(([a, b]) => `M${(px(a) - 2).toFixed(1)} ${(py(b) - 2).toFixed(1)}h4v4h-4z`).join(''), class: 'dot' }));
  return svg;
}

/** @param {string[]} cells @returns {Axis|null} */
function axis(cells) {
  const numbers = cells.flatMap(numbersOf);
  if (numbers.length) {
    const low = numbers.reduce((least, one) => Math.min(least, one));
    const high = numbers.reduce((most, one) => Math.max(most, one));
    const pad = (high - low) * 0.04 || 1;
    return { at: numbersOf, ticks: ticks(low - pad, high + pad), low: low - pad, high: high + pad };
  }
  const words = [...new Set(cells.filter(Boolean))];
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  return { at: cell => (cell ? [words.indexOf(cell)] : []), ticks: words.map((word, n) => [n, word.length > 11 ? `${word.slice(0, 10)}…` : word]), low: -0.5, high: words.length - 0.5 };
}

/** @param {number} low @param {number} high @returns {[number, string][]} */
function ticks(low, high) {
  const power = 10 ** Math.floor(Math.log10((high - low) / 5));
  const step = [1, 2, 5, 10].map(one => one * power).find(one => one >= (high - low) / 6) ?? power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => [(first + n) * step, `${Number(((first + n) * step).toPrecision(7))}`]);
}

/** @param {string} name @param {Record<string, string|number>} attributes @param {string} [text] @returns {SVGElement} */
function node(name, attributes, text) {
  const made = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  if (text) made.textContent = text;
  return made;
}
