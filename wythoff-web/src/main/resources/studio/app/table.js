// @ts-check
import { el, redraw, show } from './dom.js';
import { pairNames } from './export.js';
import { ask, latest, message } from './http.js';
import { identifier } from './known.js';
import { endless } from './rows.js';
import { brief } from './words.js';

/** @import { Square } from './camera.js' */
/** @import { Child } from './dom.js' */
/** @import { Parts, Row } from './rows.js' */

const BOUND = 400;
/** Rows of a part, and piles of one where the positions are not numbered. */
const TERMS = 200;
const PILES = 400n;
/** Parts without a P-position that are looked through for the next one. */
const MOST_EMPTY = 20;

const MOST_DOTS = 4000;

/** Larger numbers are too coarse for an axis. */
const MOST_PLOTTED = 1e12;

const positionsOf = latest((signal, /** @type {Api.Questions['positions']} */ question) => ask('positions', question, signal));
const termsOf = latest((signal, /** @type {Api.Questions['sequence']} */ question) => ask('sequence', question, signal));

/** Where the table begins, as somebody wrote it, and for which game and sequence. */
const begin = { of: '', text: '' };

/**
 * P-positions (x <= y where the piles may be exchanged) or a sequence of the paper, with differences and ratios, and how the
 * ratios lie. The table has no end.
 *
 * @param {HTMLElement} place @param {Api.Card} card @param {string} name @param {(name: string) => void} choose @param {(square: Square) => void} pick
 */
export function drawTable(place, card, name, choose, pick) {
  if (begin.of !== `${card.game} ${name}`) Object.assign(begin, { of: `${card.game} ${name}`, text: '' });
  const body = el('div', {}, el('p', { class: 'quiet' }, 'Solving…'));
  const names = ['', ...card.sequences.filter(one => !one.includes(',') && !one.startsWith('grundy-value'))];
  const select = el('select', { id: 'sequence', onchange: () => { choose(select.value); } },
    ...names.map(one => el('option', { value: one, selected: one === name }, one === '' ? 'P-positions' : `sequence ${one}`)));
  const from = el('input', { id: 'table-from', size: 8, value: begin.text, placeholder: '10^6', autocomplete: 'off' });
  const jump = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin.text = from.value.trim();
    place.scrollTop = 0;
    fill();
  };
  redraw(place, el('form', { class: 'row', onsubmit: jump }, el('label', { for: 'sequence' }, 'Show'), select, el('label', { for: 'table-from' }, 'from'), from, el('button', {}, 'Begin there')),
    sequencesOf(card, name).length ? identifier(card.game, sequencesOf(card, name)) : null, body);
  return fill();

  async function fill() {
    try {
      const first = begin.text ? whole(begin.text) : null;
      const parts = await (name ? sequence(place, card, name, first, pick) : positions(place, card, first, pick));
      if (parts) show(body, ...parts);
    } catch (fault) {
      show(body, el('p', { class: 'error', role: 'alert' }, message(fault)));
    }
  }
}

/** What is shown as sequences. @param {Api.Card} card @param {string} name */
function sequencesOf(card, name) {
  return name ? [name] : pairNames(card) ?? [];
}

/** @param {string} text */
function whole(text) {
  const [, base, power] = /^(\d{1,400})(?:\^(\d{1,3}))?$/.exec(text) ?? [];
  if (base == null) throw new Error('Write a number to begin with, as 1000 or 10^30.');
  return BigInt(base) ** BigInt(power ?? 1);
}

/**
 * Numbered as the sequences are, where they list P-positions; which order of the piles is meant is said.
 *
 * @param {HTMLElement} place @param {Api.Card} card @param {bigint|null} first the index or the larger pile to begin with @param {(square: Square) => void} pick
 * @returns {Promise<Child[]|null>}
 */
async function positions(place, card, first, pick) {
  const { game, symmetric } = card;
  const which = symmetric ? 'P-positions x ≤ y' : 'P-positions, in both orders of the piles,';
  const answer = await positionsOf({ game, bound: `${BOUND}`, format: 'json' });
  if (!answer) return null;
  const pairs = answer.positions.map(([x, y]) => [Number(x), Number(y)]).filter(([x, y]) => !symmetric || x <= y);
  if (pairs.length === 0 && first == null) return [el('p', {}, `There are no ${which} below ${BOUND}.`)];
  const { numbers, about, from } = symmetric ? await numbering(card, pairs.length) : { numbers: new Map(), about: '', from: 0n };
  const all = pairs.length > 0 && pairs.every(([x, y]) => numbers.has(`${x},${y}`));
  const next = all ? numbered(card, first ?? from) : listed(card, first ?? 0n);
  const start = await next();
  if (!start) return null;
  const order = all ? `numbered as the sequences are${about}` : 'the smallest larger pile first';
  const begins = first == null ? '' : all ? `, from n = ${brief(`${first}`)} on` : `, from the larger pile ${brief(`${first}`)} on`;
  return [
    el('p', { class: 'quiet' }, `${which.replace(/,$/, '')}${begins}, ${order}; ${pairs.length} have piles below ${BOUND}.${symmetric ? ' With the piles exchanged they are P-positions too.' : ''} More come as you scroll; a row shows its square.`),
    first == null ? plot(pairs.filter(([x]) => x > 0).sort(([a], [b]) => a - b).map(([x, y]) => [x, y / x]), 'y / x against x') : null,
    ...start.length ? endless(place, [...(all ? ['n'] : []), 'x', 'y', 'y − x', 'y / x', '♛'], start, next, pick) : [el('p', {}, 'There is none in the next 8000.')],
  ];
}

/** Part by part along the sequences. @param {Api.Card} card @param {bigint} from @returns {Parts} */
function numbered(card, from) {
  let n = from;
  // Some games have finitely many.
  let ended = false;
  return async () => {
    if (ended) return [];
    const answer = await termsOf({ game: card.game, name: (pairNames(card) ?? []).join(','), count: `${TERMS}`, from: `${n}`, format: 'json' });
    if (!answer) return null;
    const first = n;
    n += BigInt(answer.values.length);
    ended = answer.values.length < TERMS;
    return answer.values.map((pair, i) => rowOf(BigInt(pair[0]), BigInt(pair[1]), first + BigInt(i)));
  };
}

/** Part by part by the larger pile. @param {Api.Card} card @param {bigint} from @returns {Parts} */
function listed({ game, symmetric }, from) {
  let done = from;
  return async () => {
    for (let tries = 0; tries < MOST_EMPTY; tries++) {
      const answer = await positionsOf({ game, bound: `${done + PILES}`, from: `${done}`, format: 'json' });
      if (!answer) return null;
      done += PILES;
      const rows = answer.positions.map(([x, y]) => [BigInt(x), BigInt(y)]).filter(([x, y]) => !symmetric || x <= y);
      if (rows.length) return rows.map(([x, y]) => rowOf(x, y));
    }
    return [];
  };
}

/** @param {bigint} x @param {bigint} y @param {bigint} [n] @returns {Row} */
function rowOf(x, y, n) {
  return { cells: [...(n == null ? [] : [n]), x, y, y - x, ratio(y, x)], square: { x, y } };
}

/** Four digits of a quotient. @param {bigint} one @param {bigint} other */
function ratio(one, other) {
  return other ? (Number((one * 10n ** 12n) / other) / 1e12).toFixed(4) : '–';
}

/** The numbers of the sequences, by "x,y". @param {Api.Card} card @param {number} count */
async function numbering(card, count) {
  const names = pairNames(card);
  /** @type {Map<string, number>} */
  const numbers = new Map();
  if (!names) return { numbers, about: '', from: 0n };
  // The larger pile of a later pair may be smaller, but hardly of one so much later.
  const answer = await termsOf({ game: card.game, name: names.join(','), count: `${2 * count + 20}`, format: 'json' }).catch(() => null);
  answer?.values.forEach((pair, i) => numbers.set(`${pair}`, Number(answer.from) + i));
  return { numbers, about: / by (?!an engine)[^,]*$/.exec(answer?.about ?? '')?.[0] ?? '', from: BigInt(answer?.from ?? 0) };
}

/**
 * @param {HTMLElement} place @param {Api.Card} card @param {string} name @param {bigint|null} first @param {(square: Square) => void} pick
 * @returns {Promise<Child[]|null>}
 */
async function sequence(place, card, name, first, pick) {
  // Of the numbered P-positions both piles are asked for, so that a row can show its square.
  const pair = pairNames(card) ?? [];
  const column = pair.indexOf(name);
  const asked = column < 0 ? name : pair.join(',');
  /** @type {bigint|null} */
  let n = first;
  /** @type {bigint|null} */
  let last = null;
  let about = '';
  /** @type {[number, number][]} */
  const ratios = [];
  let ended = false;
  const next = async () => {
    if (ended) return [];
    const answer = await termsOf({ game: card.game, name: asked, count: `${TERMS}`, ...n == null ? {} : { from: `${n}` }, format: 'json' });
    if (!answer) return null;
    about ||= column < 0 ? answer.about : answer.about.replace(/^.*?, where /, `${name}_n, where `);
    const from = BigInt(answer.from);
    n = from + BigInt(answer.values.length);
    ended = answer.values.length < TERMS;
    return answer.values.map((term, i) => {
      const [x, y] = column < 0 ? [] : [BigInt(term[0]), BigInt(term[1])];
      const [value, index, before] = [column < 0 ? BigInt(`${term}`) : BigInt(term[column]), from + BigInt(i), last];
      last = value;
      if (ratios.length < TERMS) ratios.push([Number(index), Number(value) / Number(index)]);
      return { cells: [index, value, before == null ? '–' : value - before, ratio(value, index)], ...x == null || y == null ? {} : { square: { x, y } } };
    });
  };
  const start = await next();
  if (!start) return null;
  return [
    el('p', { class: 'quiet' }, `${about}; more terms come as you scroll${column < 0 ? '' : '; a row shows its square'}.`),
    plot(ratios.filter(([at]) => at > 0), `${name}_n / n against n`),
    ...endless(place, ['n', `${name}`, 'difference', 'ratio to n', ...column < 0 ? [] : ['♛']], start, next, pick),
  ];
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
