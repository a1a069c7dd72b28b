// @ts-check
import { el, redraw, show } from './dom.js';
import { drawLine, drawSpot } from './guides.js';
import { message } from './http.js';
import { decimal, quotient, readNumber } from './number.js';
import { Trail } from './svgpen.js';
import { brief } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Ink } from './ink.js' */
/** @import { Written } from './number.js' */
/** @typedef {{slope: Written, lift: Written}} Line */

const MOST_LINES = 6;

/** A ruler between two squares of the board, and lines that somebody has written. */
export class Ruler {
  /** @param {Board} board @param {{changed: () => void, announce: (words: string) => void}} page */
  constructor(board, page) {
    this.board = board;
    this.page = page;
    /** The ends: none, one, or both. @type {Square[]} */
    this.ends = [];
    /** @type {Line[]} */
    this.lines = [];
    this.place = el('section', { 'aria-labelledby': 'ruler-title' });
  }

  /** What a link says of it. */
  get address() {
    return {
      ruler: this.ends.length === 2 ? this.ends.map(({ x, y }) => `${x},${y}`).join(',') : null,
      lines: this.lines.map(({ slope, lift }) => `${slope.text};${lift.text}`).join('|') || null,
    };
  }

  /** @param {{ruler: string|null, lines: string|null}} wish */
  read({ ruler, lines }) {
    const found = /^(\d+),(\d+),(\d+),(\d+)$/.exec(ruler ?? '');
    const [x1, y1, x2, y2] = (found ?? []).slice(1).map(BigInt);
    this.ends = found ? [{ x: x1, y: y1 }, { x: x2, y: y2 }] : [];
    this.lines = (lines ?? '').split('|').slice(0, MOST_LINES).flatMap(text => {
      const [slope, lift] = text.split(';');
      try {
        return slope && lift ? [{ slope: readNumber(slope), lift: readNumber(lift) }] : [];
      } catch {
        return []; // a link that was changed by hand
      }
    });
    this.board.later();
  }

  /** The first square chosen is where it begins, the second where it ends, the next begins anew. @param {Square} square */
  pick(square) {
    this.ends = this.ends.length === 1 ? [this.ends[0], square] : [square];
    this.moved();
    this.page.announce(this.ends.length === 2 ? reading(this.ends) : `The ruler begins at ${spot(square)}.`);
  }

  moved() {
    this.board.later();
    this.page.changed();
    this.show();
  }

  draw() {
    this.show();
    return this.place;
  }

  show() {
    const [from, to] = this.ends;
    const begin = el('input', { id: 'ruler-from', size: 9, autocomplete: 'off', placeholder: '0 0', value: from ? `${from.x} ${from.y}` : '' });
    const end = el('input', { id: 'ruler-to', size: 9, autocomplete: 'off', placeholder: '21 34', value: to ? `${to.x} ${to.y}` : '' });
    const fault = el('p', { class: 'error', role: 'alert' });
    const lay = (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        this.ends = [square(begin.value), square(end.value)];
        this.moved();
      } catch (wrong) {
        show(fault, message(wrong));
      }
    };
    redraw(this.place,
      el('h2', { id: 'ruler-title' }, 'Ruler'),
      el('p', { class: 'quiet' }, 'Choose two squares on the board, or write them.'),
      el('form', { class: 'row', onsubmit: lay }, el('label', { for: 'ruler-from' }, 'From'), begin, el('label', { for: 'ruler-to' }, 'to'), end,
        el('button', { id: 'ruler-lay' }, 'Lay it'),
        this.ends.length ? el('button', { type: 'button', id: 'ruler-away', onclick: () => { this.ends = []; this.moved(); } }, 'Take it away') : null),
      fault,
      el('p', { id: 'ruler-reading', role: 'status' }, this.ends.length === 2 ? reading(this.ends) : from ? `It begins at ${spot(from)}; choose where it ends.` : null),
      el('h3', {}, 'Lines'), this.form(),
      el('ul', { class: 'plainlist', id: 'ruler-lines' }, ...this.lines.map((line, n) => el('li', {},
        el('span', {}, `y = ${product(line.slope.text)} x${plus(line.lift.text)}: slope ${decimal(line.slope.exact)}`),
        el('button', { type: 'button', 'aria-label': `Remove y = ${line.slope.text} x${plus(line.lift.text)}`, onclick: () => { this.lines.splice(n, 1); this.moved(); } }, '×')))));
  }

  form() {
    const a = el('input', { id: 'line-slope', size: 8, autocomplete: 'off', placeholder: 'phi', 'aria-label': 'slope' });
    const b = el('input', { id: 'line-lift', size: 5, autocomplete: 'off', placeholder: '0', 'aria-label': 'height at x = 0' });
    const fault = el('p', { class: 'error', role: 'alert' });
    const add = (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        if (this.lines.length >= MOST_LINES) throw new Error(`There is room for ${MOST_LINES} lines; remove one.`);
        this.lines.push({ slope: readNumber(a.value || 'phi'), lift: readNumber(b.value || '0') });
        this.moved();
      } catch (wrong) {
        show(fault, message(wrong));
      }
    };
    return el('div', {}, el('form', { class: 'row', onsubmit: add }, 'y =', a, 'x +', b, el('button', { id: 'line-draw' }, 'Draw')), fault);
  }

  /** @param {Ink} ink */
  paint(ink) {
    for (const { slope, lift } of this.lines) drawLine(ink, { slope: slope.exact, lift: lift.exact }, 'guide');
    for (const end of this.ends) drawSpot(ink, end, 'focus');
    if (this.ends.length < 2) return;
    const middle = this.ends.map(end => ink.camera.box(end)).map(({ left, top, size }) => ({ x: left + size / 2, y: top + size / 2 }));
    const path = new Trail();
    path.moveTo(middle[0].x, middle[0].y);
    path.lineTo(middle[1].x, middle[1].y);
    ink.stroke(path, 'focus', 3);
  }
}

/** @param {string} text @returns {Square} */
function square(text) {
  const [, x, y] = /^\s*\(?\s*(\d{1,400})[\s,]+(\d{1,400})\s*\)?\s*$/.exec(text) ?? [];
  if (x == null) throw new Error(`“${text}” is no square; write 21 34, the first pile and the second.`);
  return { x: BigInt(x), y: BigInt(y) };
}

/** @param {Square} square */
function spot({ x, y }) {
  return `(${brief(`${x}`)}, ${brief(`${y}`)})`;
}

/** What the ruler says: the slope between the squares, exactly and as a decimal. @param {Square[]} ends */
export function reading([from, to]) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = `${brief(`${dx < 0n ? -dx : dx}`)} ${dx < 0n ? 'to the left' : 'to the right'}, ${brief(`${dy < 0n ? -dy : dy}`)} ${dy < 0n ? 'down' : 'up'}`;
  if (dx === 0n && dy === 0n) return 'Both ends are the same square.';
  if (dx === 0n) return `${steps}: straight up, which has no slope.`;
  const common = divisor(dx, dy) * (dx < 0n ? -1n : 1n);
  const [above, below] = [dy / common, dx / common];
  const digits = decimal(quotient(above, below));
  return `Slope ${below === 1n ? brief(`${above}`) : `${brief(`${above}`)}/${brief(`${below}`)} ${digits.startsWith('≈') ? digits : `= ${digits}`}`}; ${steps}.`;
}

/** @param {bigint} a @param {bigint} b @returns {bigint} */
function divisor(a, b) {
  let [one, other] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (other) [one, other] = [other, one % other];
  return one;
}

/** A sum is put in parentheses before x. @param {string} text */
function product(text) {
  return /[+−-]/.test(text.slice(1)) && !/^\(.*\)$/.test(text) ? `(${text})` : text;
}

/** @param {string} text */
function plus(text) {
  return text === '0' ? '' : /^[−-]/.test(text) ? ` − ${text.slice(1)}` : ` + ${text}`;
}
