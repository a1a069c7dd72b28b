// @ts-check
import { el, redraw, show } from './dom.js';
import { pairNames } from './export.js';
import { ask, latest, message } from './http.js';

/** @import { Child } from './dom.js' */

const BOUND = 400;
const TERMS = 100;
const MOST_ROWS = 200;

const MOST_DOTS = 4000;

/** Larger numbers are too coarse for an axis. */
const MOST_PLOTTED = 1e12;

const positionsOf = latest((signal, /** @type {Api.Questions['positions']} */ question) => ask('positions', question, signal));
const termsOf = latest((signal, /** @type {Api.Questions['sequence']} */ question) => ask('sequence', question, signal));

/**
 * P-positions (x <= y where the piles may be exchanged) or a sequence of the paper, with differences and ratios, and how the
 * ratios lie.
 *
 * @param {HTMLElement} place @param {Api.Card} card @param {string} name @param {(name: string) => void} choose
 */
export function drawTable(place, card, name, choose) {
  const body = el('div', {}, el('p', { class: 'quiet' }, 'Solving…'));
  const names = ['', ...card.sequences.filter(one => !one.includes(',') && !one.startsWith('grundy-value'))];
  const select = el('select', { id: 'sequence', onchange: () => { choose(select.value); } },
    ...names.map(one => el('option', { value: one, selected: one === name }, one === '' ? 'P-positions' : `sequence ${one}`)));
  redraw(place, el('div', { class: 'row' }, el('label', { for: 'sequence' }, 'Show'), select), body);
  const work = name ? sequence(card.game, name) : positions(card);
  return work.then(parts => parts && show(body, ...parts), fault => show(body, el('p', { class: 'error', role: 'alert' }, message(fault))));
}

/**
 * Numbered as the sequences are, where they list P-positions; which order of the piles is meant is said.
 *
 * @param {Api.Card} card @returns {Promise<Child[]|null>}
 */
async function positions(card) {
  const { game, symmetric } = card;
  const which = symmetric ? 'P-positions x ≤ y' : 'P-positions, in both orders of the piles,';
  const answer = await positionsOf({ game, bound: `${BOUND}`, format: 'json' });
  if (!answer) return null;
  const pairs = answer.positions.map(([x, y]) => [Number(x), Number(y)]).filter(([x, y]) => !symmetric || x <= y);
  if (pairs.length === 0) return [el('p', {}, `There are no ${which} below ${BOUND}.`)];
  const { numbers, about } = symmetric ? await numbering(card, pairs.length) : { numbers: new Map(), about: '' };
  const n = (/** @type {number[]} */ [x, y]) => numbers.get(`${x},${y}`) ?? null;
  const all = pairs.every(pair => n(pair) != null);
  pairs.sort((a, b) => (all ? n(a) - n(b) : Math.max(...a) - Math.max(...b) || a[0] - b[0]));
  const order = all ? `, numbered as the sequences are${about}` : ', the smallest larger pile first';
  return [
    el('p', { class: 'quiet' }, `${pairs.length} ${which} with piles below ${BOUND}${order}${pairs.length > MOST_ROWS ? `; the first ${MOST_ROWS} are listed` : ''}.${symmetric ? ' With the piles exchanged they are P-positions too.' : ''}`),
    plot(pairs.filter(([x]) => x > 0).map(([x, y]) => [x, y / x]), 'y / x against x'),
    table([...(all ? ['n'] : []), 'x', 'y', 'y − x', 'y / x'], pairs.slice(0, MOST_ROWS).map(pair => {
      const [x, y] = pair;
      return [...(all ? [n(pair)] : []), x, y, y - x, x ? (y / x).toFixed(4) : '–'];
    })),
  ];
}

/** The numbers of the sequences, by "x,y". @param {Api.Card} card @param {number} count */
async function numbering(card, count) {
  const names = pairNames(card);
  /** @type {Map<string, number>} */
  const numbers = new Map();
  if (!names) return { numbers, about: '' };
  // The larger pile of a later pair may be smaller, but hardly of one so much later.
  const answer = await termsOf({ game: card.game, name: names.join(','), count: `${2 * count + 20}`, format: 'json' }).catch(() => null);
  answer?.values.forEach((pair, i) => numbers.set(`${pair}`, Number(answer.from) + i));
  return { numbers, about: / by (?!an engine)[^,]*$/.exec(answer?.about ?? '')?.[0] ?? '' };
}

/** @param {string} game @param {string} name @returns {Promise<Child[]|null>} */
async function sequence(game, name) {
  const answer = await termsOf({ game, name, count: `${TERMS}`, format: 'json' });
  if (!answer) return null;
  // One sequence was asked for.
  const terms = answer.values.map(term => BigInt(`${term}`));
  const from = Number(answer.from);
  const ratio = (/** @type {bigint} */ value, /** @type {number} */ n) => Number(value) / n;
  /** @type {[number, number][]} */
  const ratios = terms.map((value, i) => [from + i, ratio(value, from + i)]);
  return [
    el('p', { class: 'quiet' }, `${answer.about}; ${terms.length} terms.`),
    plot(ratios.filter(([n]) => n > 0), `${name}_n / n against n`),
    table(['n', `${name}`, 'difference', 'ratio to n'], terms.map((value, i) => [from + i, value, i ? value - terms[i - 1] : '–', from + i ? ratio(value, from + i).toFixed(4) : '–'])),
  ];
}

/** @param {string[]} heads @param {(string|number|bigint)[][]} rows */
function table(heads, rows) {
  return el('table', {}, el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...rows.map(cells => el('tr', {}, ...cells.map(cell => el('td', {}, `${cell}`))))));
}

/**
 * Dots of ratios over a line of numbers; the first few, which jump about, do not set the scale.
 *
 * @param {[number, number][]} points @param {string} label
 */
function plot(points, label) {
  if (points.length < 2 || !points.every(([, value]) => value < MOST_PLOTTED)) return null;
  const [width, height, left, bottom] = [320, 150, 34, 132];
  const settled = points.slice(Math.min(5, points.length - 2)).map(([, value]) => value);
  const low = settled.reduce((least, value) => Math.min(least, value));
  const high = settled.reduce((most, value) => Math.max(most, value));
  const pad = Math.max((high - low) * 0.08, 0.05);
  const far = points.reduce((most, [at]) => Math.max(most, at), 1);
  const x = (/** @type {number} */ value) => left + value / far * (width - left - 6);
  const y = (/** @type {number} */ value) => bottom - (value - low + pad) / (high - low + 2 * pad) * (bottom - 8);
  const step = niceStep((high - low + 2 * pad) / 4);
  const svg = node('svg', { viewBox: `0 0 ${width} ${height}`, class: 'plot', role: 'img', 'aria-label': label });
  for (let tick = Math.ceil((low - pad) / step) * step; tick <= high + pad; tick += step) {
    svg.append(node('path', { d: `M${left} ${y(tick)}H${width - 4}`, class: 'tick' }),
      node('text', { x: left - 5, y: y(tick) + 3.5, 'text-anchor': 'end' }, `${Number(tick.toFixed(6))}`));
  }
  svg.append(node('text', { x: width - 4, y: height - 4, 'text-anchor': 'end' }, label),
    node('path', { d: thinned(points.filter(([, value]) => value >= low - pad && value <= high + pad)).map(([n, value]) => `M${(x(n) - 1).toFixed(1)} ${(y(value) - 1).toFixed(1)}h2v2h-2z`).join(''), class: 'dot' }));
  return svg;
}

/** Every so-and-so-many-th, if there are more than anybody can see. @param {[number, number][]} points */
function thinned(points) {
  const step = Math.ceil(points.length / MOST_DOTS);
  return points.filter((_, i) => i % step === 0);
}

/** @param {string} name @param {Record<string, string|number>} attributes @param {string} [text] */
function node(name, attributes, text) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  if (text) made.textContent = text;
  return made;
}

/** @param {number} least */
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map(one => one * power).find(one => one >= least) ?? 10 * power;
}
