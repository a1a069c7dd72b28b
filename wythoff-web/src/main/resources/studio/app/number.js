// @ts-check
import { squareRoot } from './lines.js';

/** A number times 2^bits, rounded; so that a line is as sharp at 10^100 as at 0. @typedef {(bits: number) => bigint} Exact */
/** A number as somebody wrote it. @typedef {{text: string, exact: Exact}} Written */

const LONGEST = 80;
/** Bits beyond those asked for, which rounding may spoil. */
const SPARE = 40;
/** Digits behind the point that are shown. */
const PLACES = 10;

/**
 * Reads 1.478, 34/21, phi, (1+sqrt(17))/4 or 2 sqrt(3).
 *
 * @param {string} text @returns {Written}
 */
export function readNumber(text) {
  const written = text.trim();
  if (written.length > LONGEST) throw new Error(`Write a number in at most ${LONGEST} signs.`);
  const value = new Reader(written).read();
  const exact = (/** @type {number} */ bits) => value(bits + SPARE) >> BigInt(SPARE);
  exact(0); // roots of negative numbers and divisions by 0 are noticed here
  return { text: written, exact };
}

/** A number that was measured. @param {number} value @returns {Exact} */
export function measured(value) {
  const fixed = BigInt(Math.round(value * 2 ** 44));
  return bits => (bits >= 44 ? fixed << BigInt(bits - 44) : fixed >> BigInt(44 - bits));
}

/** A quotient. @param {bigint} above @param {bigint} below @returns {Exact} */
export function quotient(above, below) {
  return bits => (above << BigInt(bits)) / below;
}

/** Its digits, as "1.5" or "≈ 1.6180339887". @param {Exact} exact */
export function decimal(exact) {
  const bits = 80;
  const scaled = exact(bits) * 10n ** BigInt(PLACES);
  const half = 1n << BigInt(bits - 1);
  const rounded = (scaled + half) >> BigInt(bits);
  const rest = scaled - (rounded << BigInt(bits));
  // What is left of a decimal is what rounding took away.
  const whole = (rest < 0n ? -rest : rest) >> 40n === 0n;
  const digits = `${rounded < 0n ? -rounded : rounded}`.padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES);
  const text = `${rounded < 0n ? '−' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
  return whole ? text.replace(/\.?0+$/, '') : `≈ ${text}`;
}

/** Sums, products, roots. */
class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  read() {
    const value = this.sum();
    if (this.at < this.text.length) this.refuse();
    return value;
  }

  /** @returns {Exact} */
  sum() {
    let value = this.product();
    for (;;) {
      const sign = this.take(/[+−-]/y);
      if (!sign) return value;
      const [left, right] = [value, this.product()];
      value = sign === '+' ? bits => left(bits) + right(bits) : bits => left(bits) - right(bits);
    }
  }

  /** @returns {Exact} */
  product() {
    let value = this.factor();
    for (;;) {
      const sign = this.take(/[*·/]/y) ?? (this.next(/[\d.(a-z]/y) ? '*' : null);
      if (!sign) return value;
      const [left, right] = [value, this.factor()];
      value = sign === '/' ? bits => (left(bits) << BigInt(bits)) / nonzero(right(bits)) : bits => (left(bits) * right(bits)) >> BigInt(bits);
    }
  }

  /** @returns {Exact} */
  factor() {
    if (this.take(/[−-]/y)) {
      const value = this.factor();
      return bits => -value(bits);
    }
    const digits = this.take(/\d+(\.\d*)?|\.\d+/y);
    if (digits) return decimalOf(digits);
    if (this.take(/phi|φ/y)) return bits => ((1n << BigInt(bits)) + squareRoot(5n << BigInt(2 * bits))) >> 1n;
    const root = this.take(/sqrt|√/y);
    if (!this.take(/\(/y)) this.refuse();
    const inner = this.sum();
    if (!this.take(/\)/y)) this.refuse();
    return root ? bits => squareRoot(positive(inner(bits)) << BigInt(bits)) : inner;
  }

  /** @param {RegExp} sign */
  take(sign) {
    const found = this.next(sign);
    if (found == null) return null;
    this.at += found.length;
    return found;
  }

  /** What comes next, if it is of this kind. @param {RegExp} sign */
  next(sign) {
    while (this.text[this.at] === ' ') this.at++;
    sign.lastIndex = this.at;
    return sign.exec(this.text)?.[0] ?? null;
  }

  /** @returns {never} */
  refuse() {
    const here = this.text.slice(this.at, this.at + 12);
    throw new Error(`${here ? `“${here}” at column ${this.at + 1}` : 'The end'} cannot be read here. Write 1.478, 34/21, phi or (1+sqrt(17))/4.`);
  }
}

/** @param {string} digits @returns {Exact} */
function decimalOf(digits) {
  const [whole, fraction = ''] = digits.split('.');
  return quotient(BigInt(`${whole}${fraction}` || '0'), 10n ** BigInt(fraction.length));
}

/** @param {bigint} value */
function nonzero(value) {
  if (value === 0n) throw new Error('That divides by 0.');
  return value;
}

/** @param {bigint} value */
function positive(value) {
  if (value < 0n) throw new Error('A negative number has no root here.');
  return value;
}
