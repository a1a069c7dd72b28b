// @ts-check

/** @typedef {{x: bigint, y: bigint}} Square */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {'x'|'y'} Axis */

/** @type {Axis[]} */
const AXES = ['x', 'y'];

const LARGEST = 96;
const SMALLEST = 1 / 64;
const HOME_SCALE = 22;
/** From here on squares have whole dots of the screen a side, so that their colours end where the grid is. */
const WHOLE = 9;

/** A margin below and left of (0,0) that has room for the axes, in squares, and in pixels where squares are small. */
const MARGIN = 1.2;
const EDGE = 20;

/**
 * Where one looks at the board from. The lower left corner of the view is base + offset, the base two BigInts and the
 * offset two small numbers, so that 10^100 is as sharp as 0. Pixels count from the top left, squares from the bottom left.
 */
export class Camera {
  constructor() {
    this.width = 0;
    this.height = 0;
    this.ratio = 1;
    /** How much finer the tiles are than a pixel needs them: for pictures with more dots than the screen has. */
    this.detail = 1;
    /** @type {Square} */
    this.base = { x: 0n, y: 0n };
    /** @type {Point} */
    this.offset = { x: -MARGIN, y: -MARGIN };
    /** Pixels a square, and how many it would be if dots could be divided: many small steps are a large one. */
    this.scale = HOME_SCALE;
    this.exact = HOME_SCALE;
  }

  home() {
    this.base = { x: 0n, y: 0n };
    this.offset = { x: -MARGIN, y: -MARGIN };
    this.size(HOME_SCALE);
  }

  /** @param {number} scale */
  size(scale) {
    this.exact = Math.min(LARGEST, Math.max(SMALLEST, scale));
    this.scale = this.exact < WHOLE ? this.exact : this.snap(this.exact);
  }

  /** Brings a square to the middle, near enough to see it. @param {Square} square */
  centre(square, least = 0) {
    if (this.scale < least) this.size(least);
    this.base = { ...square };
    this.offset = { x: 0.5 - this.width / this.scale / 2, y: 0.5 - this.height / this.scale / 2 };
    this.settle();
  }

  /** Looks as a link says. @param {Square} corner @param {number} scale */
  look(corner, scale) {
    this.size(scale || HOME_SCALE);
    this.base = { ...corner };
    const margin = this.scale < WHOLE ? EDGE / this.scale : MARGIN;
    this.offset = { x: corner.x === 0n ? -margin : 0, y: corner.y === 0n ? -margin : 0 };
    this.settle();
  }

  /** @param {number} factor @param {Point} at */
  zoom(factor, at = { x: this.width / 2, y: this.height / 2 }) {
    const before = this.scale;
    const up = this.height - at.y;
    this.size(this.exact * factor);
    this.offset.x += at.x / before - at.x / this.scale;
    this.offset.y += up / before - up / this.scale;
    this.settle();
  }

  /** Moves the board by pixels. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.offset.x -= dx / this.scale;
    this.offset.y += dy / this.scale;
    this.settle();
  }

  settle() {
    for (const axis of AXES) {
      const whole = Math.floor(this.offset[axis]);
      if (Math.abs(whole) > 4096) {
        this.base[axis] += BigInt(whole);
        this.offset[axis] -= whole;
      }
      // A pile is not negative; a little of the outside stays in view.
      if (this.base[axis] < 1_000_000n) {
        const least = -Number(this.base[axis]) - Math.max(MARGIN, 40 / this.scale);
        this.offset[axis] = Math.max(this.offset[axis], least);
      }
    }
  }

  /** The square under a pixel, or null outside the piles. @param {number} px @param {number} py */
  squareAt(px, py) {
    const x = this.base.x + BigInt(Math.floor(this.offset.x + px / this.scale));
    const y = this.base.y + BigInt(Math.floor(this.offset.y + (this.height - py) / this.scale));
    return x < 0n || y < 0n ? null : { x, y };
  }

  /** The least square in view. */
  corner() {
    const least = (/** @type {Axis} */ axis) => {
      const value = this.base[axis] + BigInt(Math.floor(this.offset[axis]));
      return value < 0n ? 0n : value;
    };
    return { x: least('x'), y: least('y') };
  }

  /** How many squares fit on a side. */
  get wide() { return this.width / this.scale; }

  get high() { return this.height / this.scale; }

  /** Pixels from squares, counted from the base. @param {number} x */
  px(x) { return (x - this.offset.x) * this.scale; }

  /** @param {number} y */
  py(y) { return this.height - (y - this.offset.y) * this.scale; }

  /** The nearest edge between dots of the screen. @param {number} pixels */
  snap(pixels) { return Math.round(pixels * this.ratio) / this.ratio; }

  /** Where a square is on the canvas. @param {Square} square */
  box(square) {
    return { left: this.px(Number(square.x - this.base.x)), top: this.py(Number(square.y - this.base.y) + 1), size: this.scale };
  }

  /** @param {Square} square */
  shows(square) {
    const { left, top, size } = this.box(square);
    return left >= 0 && top >= 0 && left + size <= this.width && top + size <= this.height;
  }
}
