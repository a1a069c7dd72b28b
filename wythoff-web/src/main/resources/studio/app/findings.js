// @ts-check
import { command, commandLine } from './command.js';
import { $, el, redraw, show } from './dom.js';
import { drawAngle, drawBand, drawLine, drawSpot } from './guides.js';
import { url } from './http.js';
import { measured } from './number.js';
import { bring } from './overlay.js';
import { stopWatching, watch } from './watch.js';
import { printed, withinThePage } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Axis, Square } from './camera.js' */
/** @import { Ink } from './ink.js' */
/** @import { Guide } from './guides.js' */
/** @import { Page } from './main.js' */
/** What a row has on the board. @typedef {Pick<Api.Measured, 'lines'|'spots'|'rows'>} Marks */

/** @type {Axis[]} */
const AXES = ['x', 'y'];

/** What was measured of games, for as long as the page is open. @type {Map<string, Api.Exploration>} */
const known = new Map();

/** What can be measured of a game, each row of which shows on the board what it speaks of. */
export class Findings {
  /** @param {Board} board @param {Page} page */
  constructor(board, page) {
    this.board = board;
    this.page = page;
    /** As somebody wrote it; nothing is as far as is usual. */
    this.bound = '';
    /** Whether a link asks for it. */
    this.wanted = false;
    /** The row that is shown on the board. */
    this.row = '';
    this.place = el('section', { 'aria-labelledby': 'findings-title' });
  }

  get key() {
    return `${this.page.game} ${this.bound}`;
  }

  get address() {
    return { measured: known.has(this.key) || this.wanted ? this.bound || 'usual' : null, finding: this.row || null };
  }

  /** @param {{measured: string|null, finding: string|null}} wish */
  read({ measured: bound, finding }) {
    this.wanted = bound != null;
    this.bound = bound == null || bound === 'usual' ? '' : bound;
    this.row = finding ?? '';
    this.board.later();
  }

  /** Another game is shown. */
  forget() {
    this.wanted = false;
    this.row = '';
  }

  draw() {
    const { wanted } = this;
    stopWatching(); // of another game
    const bound = el('input', { id: 'explore-bound', size: 9, autocomplete: 'off', placeholder: 'as usual', value: this.bound });
    const result = el('div', { class: 'result' });
    const shell = el('div', {});
    const button = el('button', { class: 'main', id: 'explore' }, 'Measure');
    const begin = () => {
      show(shell, commandLine(command('explore', [this.page.game], { bound: this.bound || null })));
      const before = known.get(this.key);
      if (before) return this.tell(result, before);
      const { key } = this;
      const free = () => { button.disabled = false; this.wanted = false; };
      button.disabled = watch(result, url('explore', { game: this.page.game, ...this.bound ? { bound: this.bound } : {} }), {
        event: 'exploration',
        done: text => {
          free();
          known.set(key, JSON.parse(text));
          this.page.changed();
          this.tell(result, JSON.parse(text));
        },
        failed: words => { free(); show(result, el('p', { class: 'error', role: 'alert' }, withinThePage(words))); },
        stopped: free,
      });
    };
    const ask = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.bound = bound.value.trim();
      this.row = '';
      begin();
      this.page.changed();
    };
    redraw(this.place,
      el('h2', { id: 'findings-title' }, 'What can be measured'),
      el('p', { class: 'quiet' }, 'Slopes, densities, periods and formulas that fit. Nothing of this is proved.'),
      el('form', { class: 'row', onsubmit: ask }, el('label', { for: 'explore-bound' }, 'Piles below'), bound, button),
      shell, result);
    show(shell, commandLine(command('explore', [this.page.game], { bound: this.bound || null })));
    this.wanted = wanted;
    if (wanted || known.has(this.key)) begin();
    return this.place;
  }

  /** @param {HTMLElement} place @param {Api.Exploration} found */
  tell(place, found) {
    const choose = (/** @type {string} */ row) => {
      this.row = this.row === row ? '' : row;
      for (const other of place.querySelectorAll('[data-row]')) other.setAttribute('aria-pressed', `${other.getAttribute('data-row') === this.row}`);
      this.bringIntoSight(found);
      this.board.later();
      this.page.changed();
    };
    const nexts = [...new Set(found.findings.flatMap(({ next }) => next ?? []))];
    const discovers = nexts.some(next => next.startsWith('wythoff discover'));
    this.board.later();
    show(place,
      el('p', { class: 'quiet' }, 'Choose a row to see on the board what it speaks of.'),
      el('ul', { class: 'findings' }, ...rowsOf(found).map(row => el('li', {}, this.rowOf(row, choose), ...row.parts.map(part => this.rowOf(part, choose))))),
      found.silences.length ? el('details', {}, el('summary', {}, `Looked for in vain (${found.silences.length})`),
        el('ul', {}, ...found.silences.map(({ measure, why }) => el('li', {}, el('strong', {}, measure), ` ${printed(why)}`)))) : null,
      nexts.length ? el('h3', {}, 'Next') : null,
      discovers ? el('p', {}, el('button', { type: 'button', onclick: () => $('tab-theory').click() }, 'Look for a proof'), ' with ', el('em', {}, 'Discover'), ' in the tab Theory.') : null,
      ...nexts.map(next => commandLine(`./${next}`)));
  }

  /** @param {Part} row @param {(key: string) => void} choose */
  rowOf({ key, name, words, check, marks }, choose) {
    const text = [name ? el('strong', {}, name) : null, name ? ' ' : null, printed(words), check ? el('small', {}, ` ${check}`) : null];
    if (!isShown(marks)) return el('p', { class: 'finding' }, ...text);
    return el('button', { type: 'button', class: 'finding', 'data-row': key, 'aria-pressed': `${this.row === key}`, onclick: () => choose(key) }, ...text);
  }

  /** The marks of the row that is chosen. @param {Api.Exploration} [found] */
  marks(found = known.get(this.key)) {
    const rows = found ? rowsOf(found) : [];
    return [...rows, ...rows.flatMap(({ parts }) => parts)].find(({ key }) => key === this.row)?.marks ?? null;
  }

  /** @param {Api.Exploration} found */
  bringIntoSight(found) {
    const spots = this.marks(found)?.spots.map(square) ?? [];
    if (spots.length && !spots.some(spot => this.board.camera.shows(spot))) bring(this.board, spots[0]);
  }

  /** @param {Ink} ink */
  paint(ink) {
    const marks = this.row ? this.marks() : null;
    if (!marks) return;
    const axes = this.page.card?.symmetric ? AXES : AXES.slice(0, 1);
    for (const axis of axes) {
      for (const line of marks.lines) paintLine(ink, line, axis);
      for (const row of marks.rows) drawBand(ink, BigInt(row), 'guide', axis);
    }
    for (const { x, y } of marks.spots.map(square)) {
      drawSpot(ink, { x, y }, 'guide');
      if (axes.length > 1 && x !== y) drawSpot(ink, { x: y, y: x }, 'guide');
    }
  }
}

/** @typedef {{key: string, name: string, words: string, check: string, marks: Marks}} Part */
/** @typedef {Part & {parts: Part[]}} Row */

/** Findings as rows; a measure of several beams has a part for each. @param {Api.Exploration} found @returns {Row[]} */
function rowsOf({ findings }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return findings.map(finding => {
    const { measure, subject, statement, values, lines, spots, rows } = finding;
    const count = (counts.get(measure) ?? 0) + 1;
    counts.set(measure, count);
    const key = count === 1 ? measure : `${measure}-${count}`;
    const parts = measure === 'slopes' ? lines.map((line, n) => beam(`${key}.${n + 1}`, n + 1, values[n], line)) : [];
    return { key, name: measure, words: `${subject && `${subject}: `}${statement}`, check: checked(finding), marks: { lines, spots, rows }, parts };
  });
}

/** The line through a beam. @param {string} key @param {number} number @param {string|Api.Estimate} slope @param {Api.Angle} line @returns {Part} */
function beam(key, number, slope, line) {
  const words = typeof slope === 'string' ? `beam ${number}: no line, it gets ever steeper`
    : `line through beam ${number}: y = ${digits(slope.value, slope.error)} x, slope off by at most ${roundedUp(slope.error)}`;
  return { key, name: '', words, check: '', marks: { lines: [line], spots: [], rows: [] } };
}

/** As many digits as the error leaves. @param {number} value @param {number} error */
function digits(value, error) {
  return value.toFixed(Math.min(12, Math.max(0, Math.ceil(-Math.log10(error)))));
}

/** One digit, and never less than it was. @param {number} error */
function roundedUp(error) {
  const power = Math.floor(Math.log10(error));
  return (Math.ceil(error / 10 ** power) * 10 ** power).toFixed(Math.max(0, -power));
}

/** @param {Api.Measured} finding */
function checked({ bound, chances, of }) {
  const said = (/** @type {string} */ number) => Number(number).toLocaleString('en');
  return `[piles below ${said(bound)}; ${said(chances)} ${of} could have refuted it]`;
}

/** @param {Marks} marks */
function isShown({ lines, spots, rows }) {
  return lines.length + spots.length + rows.length > 0;
}

/** @param {Api.Pair} pair @returns {Square} */
function square([x, y]) {
  return { x: BigInt(x), y: BigInt(y) };
}

/** A line with what its error leaves open; one without a slope is the edge of the board. @param {Ink} ink @param {Api.Angle} angle @param {Axis} axis */
function paintLine(ink, { slope, low, high }, axis) {
  if (slope == null && low == null) return drawBand(ink, 0n, 'guide', axis);
  const top = high ?? 1000;
  drawAngle(ink, from0(low ?? 0), from0(top), 'guide', axis);
  if (slope != null) drawLine(ink, from0(slope), 'guide', axis);
}

/** @param {number} slope @returns {Guide} */
function from0(slope) {
  return { slope: measured(slope), lift: () => 0n };
}
