// @ts-check
import { Trail } from './svgpen.js';
import { board } from './stage.js';

/** @import { Axis } from './camera.js' */
/** @import { Ink } from './ink.js' */

/** So fine are places told apart where piles are long. */
const FINE = 1n << 20n;

/** Strips that are thinner than so many pixels are drawn that thick. */
const THIN = 3;

/** The strips along which the positions of a game are proved to lie, drawn below everything else that is on the board. */
class Lines {
  constructor() {
    this.shown = true;
    /** @type {Map<string, Api.Traits>} */
    this.known = new Map();
    board.underlay = ink => this.draw(ink);
  }

  /** @param {string} game @param {Api.Traits} traits */
  learn(game, traits) {
    this.known.set(game, traits);
    board.later();
  }

  /** @param {Ink} ink */
  draw(ink) {
    const { game, layer } = board.tiles.question;
    const traits = this.known.get(game);
    if (!traits || !this.shown || board.hidden || layer !== 'outcome') return;
    for (const line of traits.lines) {
      strip(ink, line, 'x');
      if (traits.symmetric) strip(ink, line, 'y');
    }
  }
}

export const lines = new Lines();

/**
 * How far above the line through (0,0) the strip begins and ends. The shift of x is x times alpha and a little: the sum of the
 * digits times (1 - beta), (1 - beta)(-beta), (1 - beta) beta^2, ..., beta = b/alpha.
 *
 * @param {Api.Line} line
 */
export function reach({ r, q, low, high, a, b }) {
  const alpha = (a + Math.sqrt(a * a + 4 * b)) / 2;
  const beta = alpha - a;
  const [least, most] = [-a * beta / (1 + beta), a / (1 + beta)];
  return { low: (low + Math.min(q * least, q * most)) / r, high: (high + Math.max(q * least, q * most)) / r };
}

/**
 * Where the line through (0,0) is, counted from a place that may be far away: exact to a millionth.
 *
 * @param {Api.Line} line @param {bigint} at @param {bigint} from
 */
export function height({ r, p, q, a, b }, at, from) {
  const x = at * FINE;
  const whole = BigInt(2 * p + q * a) * x;
  const root = q === 0 ? 0n : BigInt(Math.sign(q)) * squareRoot(BigInt(q * q * (a * a + 4 * b)) * x * x);
  return Number((whole + root) / BigInt(2 * r) - from * FINE) / Number(FINE);
}

/** @param {bigint} square */
export function squareRoot(square) {
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(16).length * 2 + 1));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Draws a strip over the view; of the one with the piles exchanged, y is what the line is a function of. @param {Ink} ink @param {Api.Line} line @param {Axis} axis */
function strip(ink, line, axis) {
  const { camera, pen } = ink;
  const other = axis === 'x' ? 'y' : 'x';
  const { low, high } = reach(line);
  const from = Math.max(Math.floor(camera.offset[axis]) - 1, -Number(camera.base[axis]));
  const to = Math.ceil(camera.offset[axis] + (axis === 'x' ? camera.wide : camera.high)) + 1;
  const [start, end] = [from, to].map(at => height(line, camera.base[axis] + BigInt(at), camera.base[other]));
  if (!Number.isFinite(start) || !Number.isFinite(end)) return;
  // A line goes through the middle of squares, and these are counted from their corners.
  const half = (end - start) / (to - from) / 2;
  const thick = Math.max(high - low + 1, THIN / camera.scale);
  const lift = (low + high + 1 - thick) / 2 - half;
  const top = camera.offset[other] + (axis === 'x' ? camera.high : camera.wide);
  if (Math.max(start, end) + lift + thick < camera.offset[other] || Math.min(start, end) + lift > top) return;
  const floor = Math.max(-Number(camera.base[other]), camera.offset[other] - thick);
  /** @type {[number, number][]} */
  const corners = [[from, start + lift], [to, end + lift], [to, end + lift + thick], [from, start + lift + thick]];
  const path = new Trail();
  above(corners, floor).forEach(([at, up], n) => {
    const [x, y] = axis === 'x' ? [at, up] : [up, at];
    if (n) path.lineTo(camera.px(x), camera.py(y));
    else path.moveTo(camera.px(x), camera.py(y));
  });
  pen.fillStyle = `color-mix(in srgb, ${ink.colour('strip')} 38%, transparent)`;
  pen.fill(path);
}

/** What of a polygon is above a level: piles are not negative. @param {[number, number][]} corners @param {number} level */
function above(corners, level) {
  return corners.flatMap(([x, y], n) => {
    const [u, v] = corners[(n + 1) % corners.length];
    /** @type {[number, number][]} */
    const crossing = (y < level) === (v < level) ? [] : [[x + (u - x) * (level - y) / (v - y), level]];
    /** @type {[number, number][]} */
    const here = y < level ? [] : [[x, y]];
    return [...here, ...crossing];
  });
}
