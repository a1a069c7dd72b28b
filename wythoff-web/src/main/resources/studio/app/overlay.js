// @ts-check
import { Trail } from './svgpen.js';

/** @import { Board } from './board.js' */
/** @import { Point, Square } from './camera.js' */
/** @import { Ink } from './ink.js' */

/** Milliseconds that a move takes on the board. */
const PACE = 420;

/** Squares beside the piles of a match when they fill the board, and pixels a square. */
const ROOM = 3;
const SMALLEST = 9;
const LARGEST = 90;

/** What a match draws on the board beside its marks: where the queen came from, hints, better moves, and the queen on her way. */
export class Overlay {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The squares of the last moves, the latest last. @type {Square[]} */
    this.trace = [];
    /** What a hint is about. @type {Square[]} */
    this.lit = [];
    /** A move that would have been better. @type {[Square, Square]|null} */
    this.arrow = null;
    /** What is being dragged, and where it is. @type {{at: Point, isQueen: boolean}|null} */
    this.carried = null;
    /** What is drawn below all this. @type {(ink: Ink) => void} */
    this.below = () => {};
    /** @type {{path: Square[], since: number, end: () => void}|null} */
    this.glide = null;
    board.overlay = ink => this.draw(ink);
  }

  clear() {
    this.trace = [];
    this.lit = [];
    this.arrow = null;
    this.glide = null;
  }

  /** Moves the queen along a path; at once where people do not want things to move. @param {Square[]} path */
  travel(path) {
    this.trace = path;
    this.glide?.end();
    const end = () => { this.glide = null; this.board.queen = path.at(-1) ?? null; };
    if (path.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return end();
    this.board.queen = null;
    this.glide = { path, since: performance.now(), end };
    this.board.later();
  }

  /** @param {Ink} ink */
  draw(ink) {
    this.below(ink);
    for (const square of this.lit) {
      const { left, top, size } = ink.camera.box(square);
      ink.pen.fillStyle = `color-mix(in srgb, ${ink.colour('win')} 45%, transparent)`;
      ink.pen.fillRect(left + 1, top + 1, size - 2, size - 2);
    }
    this.trace.forEach((square, n) => { if (n > 0) line(ink, this.trace[n - 1], square, 'focus', n === this.trace.length - 1); });
    if (this.arrow) line(ink, ...this.arrow, 'good', true);
    if (this.carried) carry(ink, this.carried);
    if (this.glide) this.fly(ink, this.glide);
  }

  /** @param {Ink} ink @param {{path: Square[], since: number, end: () => void}} glide */
  fly(ink, { path, since, end }) {
    const legs = Math.max(0, performance.now() - since) / PACE;
    const leg = Math.floor(legs);
    if (leg >= path.length - 1) {
      end();
      const { left, top, size } = ink.camera.box(/** @type {Square} */ (this.board.queen));
      return ink.drawQueen({ left, top, size });
    }
    const from = ink.camera.box(path[leg]);
    const to = ink.camera.box(path[leg + 1]);
    const part = ease(legs - leg);
    ink.drawQueen({ left: from.left + (to.left - from.left) * part, top: from.top + (to.top - from.top) * part, size: from.size });
    this.board.later();
  }
}

/** @param {Ink} ink @param {{at: Point, isQueen: boolean}} carried */
function carry(ink, { at: { x, y }, isQueen }) {
  const size = Math.max(16, ink.camera.scale);
  if (isQueen) return ink.drawQueen({ left: x - size / 2, top: y - size / 2, size });
  ink.pen.fillStyle = ink.colour('win');
  ink.pen.beginPath();
  ink.pen.arc(x, y, size / 3, 0, 2 * Math.PI);
  ink.pen.fill();
}

/** Slow, quick, slow. @param {number} part */
function ease(part) {
  return part * part * (3 - 2 * part);
}

/** An arrow between the middles of two squares; older moves are fainter. @param {Ink} ink @param {Square} from @param {Square} to @param {string} colour @param {boolean} latest */
function line(ink, from, to, colour, latest) {
  const a = ink.camera.box(from);
  const b = ink.camera.box(to);
  const half = a.size / 2;
  const [x1, y1] = [a.left + half, a.top + half];
  const angle = Math.atan2(b.top - a.top, b.left - a.left);
  const x2 = b.left + half - Math.cos(angle) * half * 0.9;
  const y2 = b.top + half - Math.sin(angle) * half * 0.9;
  const head = Math.max(6, Math.min(14, a.size / 2));
  const path = new Trail();
  path.moveTo(x1, y1);
  path.lineTo(x2, y2);
  for (const side of [-0.5, 0.5]) {
    path.moveTo(x2 - head * Math.cos(angle + side), y2 - head * Math.sin(angle + side));
    path.lineTo(x2, y2);
  }
  ink.pen.globalAlpha = latest ? 1 : 0.45;
  ink.stroke(path, colour, latest ? 3.5 : 2.5);
  ink.pen.globalAlpha = 1;
}

/** Shows the piles of a match from the first square to the start, as large as they fit. @param {Board} board @param {Square} start */
export function frame(board, { x, y }) {
  const { width, height } = board.camera;
  const scale = Math.min(LARGEST, width / (Number(x) + ROOM), height / (Number(y) + ROOM));
  if (scale >= SMALLEST) board.look({ x: 0n, y: 0n }, scale);
}

/** Shows a square that a link from a larger window has left outside of this one. @param {Board} board @param {Square} square */
export function bring(board, square) {
  if (!board.camera.shows(square)) frame(board, square);
  if (!board.camera.shows(square)) board.centre(square);
}
