// @ts-check
import { Trail } from './svgpen.js';
import { brief } from './words.js';

/** @import { Axis, Camera, Square } from './camera.js' */
/** @typedef {ReturnType<Camera['box']>} Box */

/**
 * @typedef {object} Marks
 * @property {Square|null} queen
 * @property {Square|null} cursor
 * @property {(Square & {wins?: boolean})[]} frames
 * @property {Square[]} crosses
 * @property {Square[]} dots
 */

/** A crown in a square of side 1. */
const CROWN = new Trail('M.2 .78H.8L.88 .34 .69 .52 .5 .2 .31 .52 .12 .34Z');

const FAR = 10n ** 9n;

/** Pixels that the numbers beside the board need. */
const NARROW = 40;

/** Everything on the board but its tiles and numbers, in the colours of the style. */
export class Ink {
  /** @param {CanvasRenderingContext2D} pen @param {Camera} camera */
  constructor(pen, camera) {
    this.pen = pen;
    this.camera = camera;
    this.style = getComputedStyle(document.documentElement);
  }

  /** @param {string} name */
  colour(name) {
    return this.style.getPropertyValue(`--${name}`);
  }

  begin() {
    const { pen, camera } = this;
    pen.fillStyle = this.colour('ground');
    pen.fillRect(0, 0, camera.width, camera.height);
  }

  /** Squares that give nothing away. */
  drawPlain() {
    const { camera } = this;
    const left = Math.max(0, camera.px(-Number(camera.base.x)));
    const bottom = Math.min(camera.height, camera.py(-Number(camera.base.y)));
    this.pen.fillStyle = this.colour('n');
    this.pen.fillRect(left, 0, camera.width - left, bottom);
  }

  drawGrid() {
    const { pen, camera } = this;
    pen.strokeStyle = this.colour('ground');
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = Math.ceil(camera.offset.x); camera.px(x) < camera.width; x++) {
      pen.moveTo(camera.snap(camera.px(x)) + 0.5, 0);
      pen.lineTo(camera.snap(camera.px(x)) + 0.5, camera.height);
    }
    for (let y = Math.ceil(camera.offset.y); camera.py(y) > 0; y++) {
      pen.moveTo(0, camera.snap(camera.py(y)) - 0.5);
      pen.lineTo(camera.width, camera.snap(camera.py(y)) - 0.5);
    }
    pen.stroke();
  }

  /** @param {Marks} marks */
  drawMarks({ queen, cursor, frames, crosses, dots }) {
    const { pen, camera } = this;
    for (const square of frames) {
      const { left, top, size } = camera.box(square);
      if (left < -size || top < -size || left > camera.width || top > camera.height) continue;
      const line = new Trail();
      line.rect(left + 2.5, top + 2.5, Math.max(1, size - 5), Math.max(1, size - 5));
      this.stroke(line, square.wins ? 'win' : 'quiet', square.wins ? Math.max(2, size / 9) : 1.5);
    }
    for (const square of dots) {
      const { left, top, size } = camera.box(square);
      pen.fillStyle = this.colour('win');
      pen.beginPath();
      pen.arc(left + size / 2, top + size / 2, Math.max(3, size / 4), 0, 2 * Math.PI);
      pen.fill();
    }
    for (const square of crosses) {
      const { left, top, size } = camera.box(square);
      const line = new Trail();
      for (const [from, to] of [[0.22, 0.78], [0.78, 0.22]]) {
        line.moveTo(left + size * 0.22, top + size * from);
        line.lineTo(left + size * 0.78, top + size * to);
      }
      this.stroke(line, 'bad', Math.max(2, size / 9));
    }
    if (queen) this.drawQueen(camera.box(queen));
    if (cursor) this.drawCursor(camera.box(cursor));
  }

  /** A line that is seen on light and on dark squares. @param {Trail} line @param {string} colour @param {number} width */
  stroke(line, colour, width) {
    const { pen } = this;
    pen.lineCap = 'round';
    pen.strokeStyle = this.colour('ground');
    pen.lineWidth = width + 2;
    pen.stroke(line);
    pen.strokeStyle = this.colour(colour);
    pen.lineWidth = width;
    pen.stroke(line);
  }

  /** @param {Box} box */
  drawQueen({ left, top, size }) {
    const { pen } = this;
    const edge = Math.max(size, 12);
    pen.save();
    pen.translate(left + (size - edge) / 2, top + (size - edge) / 2);
    pen.scale(edge, edge);
    pen.lineJoin = 'round';
    pen.lineWidth = 0.14;
    pen.strokeStyle = this.colour('ground');
    pen.stroke(CROWN);
    pen.fillStyle = this.colour('ink');
    pen.fill(CROWN);
    pen.restore();
    pen.strokeStyle = this.colour('ink');
    pen.lineWidth = 2;
    pen.strokeRect(left + (size - edge) / 2 + 1, top + (size - edge) / 2 + 1, edge - 2, edge - 2);
  }

  /** @param {Box} box */
  drawCursor({ left, top, size }) {
    const { pen } = this;
    pen.strokeStyle = this.colour('focus');
    pen.lineWidth = 3;
    pen.strokeRect(left - 1, top - 1, size + 2, size + 2);
  }

  drawAxes() {
    const { pen, camera } = this;
    pen.font = '11px system-ui, "DejaVu Sans", sans-serif';
    // Beside the squares where their edge is in sight, at the edge of the window otherwise.
    const below = Math.min(camera.height, camera.py(-Number(camera.base.y)) + 18) - 9;
    const edge = camera.px(-Number(camera.base.x)) - 5;
    this.ticks('x', niceStep(64 / camera.scale), camera.wide, (value, text) => {
      const middle = camera.px(value) + camera.scale / 2;
      if (middle > 12) this.tag(text, middle, below, 'center');
    });
    this.ticks('y', niceStep(34 / camera.scale), camera.high, (value, text) => (edge > NARROW
      ? this.tag(text, edge, camera.py(value) - camera.scale / 2, 'right')
      : this.tag(text, 4, camera.py(value) - camera.scale / 2, 'left')));
    if (camera.base.x > FAR || camera.base.y > FAR) {
      this.tag(`from (${brief(`${camera.base.x}`)}, ${brief(`${camera.base.y}`)})`, 60, camera.height - 26, 'left');
    }
  }

  /** @param {Axis} axis @param {number} step @param {number} room @param {(value: number, text: string) => void} draw */
  ticks(axis, step, room, draw) {
    const { base, offset } = this.camera;
    const far = base[axis] > FAR;
    const rest = far ? 0 : Number(base[axis] % BigInt(step));
    for (let value = Math.ceil((offset[axis] + rest) / step) * step - rest; value < offset[axis] + room; value += step) {
      const pile = base[axis] + BigInt(value);
      if (pile >= 0n) draw(value, far ? (value < 0 ? `−${-value}` : `+${value}`) : `${pile}`);
    }
  }

  /** @param {string} text @param {number} x @param {number} y @param {CanvasTextAlign} align */
  tag(text, x, y, align) {
    const { pen } = this;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.strokeStyle = this.colour('ground');
    pen.strokeText(text, x, y);
    pen.fillStyle = this.colour('quiet');
    pen.fillText(text, x, y);
  }
}

/** @param {number} least */
function niceStep(least) {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (step >= least) return step;
  }
}
