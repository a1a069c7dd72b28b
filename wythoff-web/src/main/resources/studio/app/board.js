// @ts-check
import { Camera } from './camera.js';
import { Ink } from './ink.js';
import { NOTHING, Tiles } from './tiles.js';
import { Values } from './values.js';

/** @import { Point, Square } from './camera.js' */
/** @import { Question, Sight } from './tiles.js' */

/**
 * @typedef {object} Events
 * @property {(square: Square|null) => void} hover
 * @property {(square: Square) => void} pick
 * @property {(square: Square) => void} step the cursor was moved there by a key
 * @property {(key: string, square: Square) => boolean} key a key that is not the board's; says whether it was of use
 * @property {(square: Square) => boolean} grab whether what is on the square can be dragged
 * @property {(to: Point) => void} carry it is dragged
 * @property {(square: Square|null) => void} drop it is let go
 * @property {() => void} moved
 * @property {(sight: Sight) => void} drawn
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The size of the board in dots of the screen, where the browser tells it: half a dot depends on where the board is. */
const DOTS = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype ? 'device-pixel-content-box' : 'content-box';

/** Nobody listens yet. @type {Events} */
const SILENCE = {
  hover: () => {}, pick: () => {}, step: () => {}, key: () => false, grab: () => false, carry: () => {}, drop: () => {}, moved: () => {}, drawn: () => {},
};

/** The board: tiles below, marks above, and everything that pointers, wheels, fingers and keys do to it. */
export class Board {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.events = SILENCE;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.camera = new Camera();
    this.ink = new Ink(this.pen, this.camera);
    this.tiles = new Tiles(() => this.later());
    this.values = new Values(() => this.later());
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    this.dragged = false;
    this.carrying = false;
    /** What others draw between the squares and the marks. @type {((ink: Ink) => void)|null} */
    this.overlay = null;
    /** The same, below all others. @type {((ink: Ink) => void)|null} */
    this.underlay = null;
    /** Lines and marks of those who measure. @type {((ink: Ink) => void)|null} */
    this.guides = null;
    /** @type {number|undefined} */
    this.frame = undefined;
    /** @type {Square|null} */
    this.queen = null;
    /** @type {Square|null} */
    this.cursor = null;
    /** Squares one may go to. @type {(Square & {wins?: boolean})[]} */
    this.frames = [];
    /** Forbidden ones. @type {Square[]} */
    this.crosses = [];
    /** Chosen ones. @type {Square[]} */
    this.dots = [];
    this.hidden = false;
    this.listen();
    document.addEventListener('contrast', () => this.later());
    new ResizeObserver(([entry]) => this.resize(entry.devicePixelContentBoxSize?.[0])).observe(canvas, { box: DOTS });
  }

  /** From now on somebody hears what is done to the board. @param {Events} events */
  tell(events) {
    this.events = events;
    this.later();
  }

  /** Takes all marks off. */
  clear() {
    this.queen = null;
    this.cursor = null;
    this.frames = [];
    this.crosses = [];
    this.dots = [];
    this.later();
  }

  /**
   * Has as many dots as the screen has there: with one more or less, all of them would be mixed.
   *
   * @param {ResizeObserverSize} [dots] if the browser tells them
   */
  resize(dots) {
    const ratio = window.devicePixelRatio || 1;
    const { left, top, right, bottom } = this.canvas.getBoundingClientRect();
    // A browser that only pretends to be a phone counts, and draws, in pixels of the style.
    const told = dots && Math.abs(dots.blockSize - (bottom - top) * ratio) < 2 ? 1 : ratio;
    const across = dots ? Math.round(dots.inlineSize * told) : Math.round(right * ratio) - Math.round(left * ratio);
    const up = dots ? Math.round(dots.blockSize * told) : Math.round(bottom * ratio) - Math.round(top * ratio);
    if (across === 0 || up === 0) return;
    const seen = this.queen && this.camera.shows(this.queen) ? this.queen : null;
    this.canvas.width = across;
    this.canvas.height = up;
    Object.assign(this.camera, { width: across / ratio, height: up / ratio, ratio });
    if (seen && !this.camera.shows(seen)) this.centre(seen);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.draw();
  }

  /** Shows a layer of a game, in a theme. @param {Question} question */
  show(question) {
    this.values.forget();
    this.tiles.ask(question);
  }

  home() {
    this.camera.home();
    this.moved();
  }

  /** @param {Square} square */
  centre(square) {
    this.camera.centre(square, 12);
    this.moved();
  }

  /** @param {Square} corner @param {number} scale */
  look(corner, scale) {
    this.camera.look(corner, scale);
    this.moved();
  }

  /** @param {number} factor @param {Point} [at] */
  zoom(factor, at) {
    this.camera.zoom(factor, at);
    this.moved();
  }

  moved() {
    this.later();
    this.events.moved();
  }

  listen() {
    const c = this.canvas;
    const point = (/** @type {MouseEvent} */ event) => ({ x: event.offsetX, y: event.offsetY });
    c.addEventListener('pointerdown', event => {
      if (event.button !== 0) return;
      c.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, point(event));
      this.dragged = this.pointers.size > 1; // two fingers choose nothing
      const square = this.camera.squareAt(event.offsetX, event.offsetY);
      this.carrying = !this.dragged && square != null && this.events.grab(square);
    });
    c.addEventListener('pointermove', event => {
      if (event.buttons === 0) this.pointers.delete(event.pointerId);
      this.drag(event.pointerId, point(event));
    });
    const up = (/** @type {PointerEvent} */ event) => {
      const was = this.pointers.delete(event.pointerId);
      const square = this.camera.squareAt(event.offsetX, event.offsetY);
      if (was && this.carrying && this.dragged) this.events.drop(event.type === 'pointerup' ? square : null);
      if (!was || this.dragged || event.type !== 'pointerup') return;
      if (square) this.events.pick(square);
    };
    c.addEventListener('pointerup', up);
    c.addEventListener('pointercancel', up);
    c.addEventListener('pointerleave', () => this.events.hover(null));
    c.addEventListener('wheel', event => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), point(event));
    }, { passive: false });
    c.addEventListener('keydown', event => this.key(event) && event.preventDefault());
  }

  /** @param {number} id @param {Point} now */
  drag(id, now) {
    const before = this.pointers.get(id);
    if (!before) return this.events.hover(this.camera.squareAt(now.x, now.y));
    if (this.pointers.size === 2) this.pinch(id, before, now);
    else if (this.dragged || Math.hypot(now.x - before.x, now.y - before.y) > 3) {
      this.dragged = true;
      if (this.carrying) return this.events.carry(now);
      this.camera.pan(now.x - before.x, now.y - before.y);
      this.moved();
    } else return;
    this.pointers.set(id, now);
  }

  /** @param {number} id @param {Point} before @param {Point} now */
  pinch(id, before, now) {
    const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, value]) => value);
    const spread = (/** @type {Point} */ p) => Math.hypot(p.x - other.x, p.y - other.y);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoom(spread(now) / Math.max(1, spread(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** Says whether the key was for the board. @param {KeyboardEvent} event */
  key({ key, shiftKey }) {
    const step = STEPS[key];
    if (step && shiftKey) {
      this.camera.pan(-step[0] * this.camera.width / 2, step[1] * this.camera.height / 2);
      this.moved();
    } else if (step) this.step(step);
    else if (key === '+' || key === '=') this.zoom(1.4);
    else if (key === '-') this.zoom(1 / 1.4);
    else if (key === 'Home') this.home();
    else if (key === 'Enter' || key === ' ') this.events.pick(this.here);
    else return this.events.key(key, this.here);
    return true;
  }

  /** Where the keys are. */
  get here() {
    return this.cursor ?? this.queen ?? this.camera.corner();
  }

  /** @param {[number, number]} direction */
  step([dx, dy]) {
    const from = this.here;
    const square = { x: from.x + BigInt(dx), y: from.y + BigInt(dy) };
    if (square.x < 0n || square.y < 0n) return;
    this.cursor = square;
    if (!this.camera.shows(square)) this.camera.centre(square, 12);
    this.moved();
    this.events.step(square);
  }

  later() {
    this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.canvas.dataset.scale = `${this.camera.scale}`; // for whoever points at squares from outside
    this.events.drawn(this.paint(this.ink, this.tiles, this.values));
  }

  /**
   * Draws all there is, here or in a picture of it, and says what is missing.
   *
   * @param {Ink} ink @param {Tiles} tiles @param {Values} values
   */
  paint(ink, tiles, values) {
    const { pen, camera } = ink;
    ink.begin();
    if (this.hidden) ink.drawPlain();
    const sight = this.hidden ? NOTHING : tiles.draw(pen, camera, ink.colour('panel'));
    if (camera.scale >= 9) ink.drawGrid();
    if (!this.hidden) values.draw(pen, camera, tiles.question);
    this.underlay?.(ink);
    this.guides?.(ink);
    this.overlay?.(ink);
    ink.drawMarks(this);
    ink.drawAxes();
    return sight;
  }
}
