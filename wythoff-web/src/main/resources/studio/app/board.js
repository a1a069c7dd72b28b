import { brief } from './api.js';
import { Camera } from './camera.js';
import { Tiles } from './tiles.js';
import { Values } from './values.js';

/** A crown in a square of side 1. */
const CROWN = new Path2D('M.2 .78H.8L.88 .34 .69 .52 .5 .2 .31 .52 .12 .34Z');

const FAR = 10n ** 9n;

/** The board: tiles below, marks above, and everything that pointers, wheels, fingers and keys do to it. */
export class Board {
  /** @param events hover(square|null), pick(square), step(square): the cursor was moved there by a key, moved(), drawn({coming, fault}) */
  constructor(canvas, events) {
    this.canvas = canvas;
    this.events = events;
    this.pen = canvas.getContext('2d');
    this.camera = new Camera();
    this.tiles = new Tiles(() => this.later());
    this.values = new Values(() => this.later());
    this.pointers = new Map();
    this.clear();
    this.hidden = false;
    this.listen();
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  /** Takes all marks off. Frames are squares one may go to, crosses forbidden ones, dots chosen ones. */
  clear() {
    this.queen = null;
    this.cursor = null;
    this.frames = [];
    this.crosses = [];
    this.dots = [];
    this.later();
  }

  resize() {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    const seen = this.queen && this.camera.shows(this.queen);
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    Object.assign(this.camera, { width, height, ratio });
    if (seen && !this.camera.shows(this.queen)) this.centre(this.queen);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.draw();
  }

  /** Shows a layer of a game, in a theme. */
  show(question) {
    this.values.forget();
    this.tiles.ask(question);
  }

  home() {
    this.camera.home();
    this.moved();
  }

  centre(square) {
    this.camera.centre(square, 12);
    this.moved();
  }

  look(corner, scale) {
    this.camera.look(corner, scale);
    this.moved();
  }

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
    const point = event => ({ x: event.offsetX, y: event.offsetY });
    c.addEventListener('pointerdown', event => {
      if (event.button !== 0) return;
      c.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, point(event));
      this.dragged = this.pointers.size > 1; // two fingers choose nothing
    });
    c.addEventListener('pointermove', event => {
      if (event.buttons === 0) this.pointers.delete(event.pointerId);
      this.drag(event.pointerId, point(event));
    });
    const up = event => {
      const was = this.pointers.delete(event.pointerId);
      if (!was || this.dragged || event.type !== 'pointerup') return;
      const square = this.camera.squareAt(event.offsetX, event.offsetY);
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

  drag(id, now) {
    const before = this.pointers.get(id);
    if (!before) return this.events.hover(this.camera.squareAt(now.x, now.y));
    if (this.pointers.size === 2) this.pinch(id, before, now);
    else if (this.dragged || Math.hypot(now.x - before.x, now.y - before.y) > 3) {
      this.dragged = true;
      this.camera.pan(now.x - before.x, now.y - before.y);
      this.moved();
    } else return;
    this.pointers.set(id, now);
  }

  pinch(id, before, now) {
    const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, value]) => value);
    const spread = p => Math.hypot(p.x - other.x, p.y - other.y);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoom(spread(now) / Math.max(1, spread(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** Says whether the key was for the board. */
  key({ key, shiftKey }) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    if (step && shiftKey) {
      this.camera.pan(-step[0] * this.camera.width / 2, step[1] * this.camera.height / 2);
      this.moved();
    } else if (step) this.step(step);
    else if (key === '+' || key === '=') this.zoom(1.4);
    else if (key === '-') this.zoom(1 / 1.4);
    else if (key === 'Home') this.home();
    else if (key === 'Enter' || key === ' ') this.events.pick(this.cursor ?? this.queen ?? this.camera.corner());
    else return false;
    return true;
  }

  step([dx, dy]) {
    const from = this.cursor ?? this.queen ?? this.camera.corner();
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
    cancelAnimationFrame(this.frame);
    this.frame = undefined;
    const { pen, camera } = this;
    const style = getComputedStyle(document.documentElement);
    this.colour = name => style.getPropertyValue(`--${name}`);
    pen.fillStyle = this.colour('ground');
    pen.fillRect(0, 0, camera.width, camera.height);
    if (this.hidden) this.drawPlain();
    this.events.drawn(this.hidden ? { coming: 0, fault: null } : this.tiles.draw(pen, camera, this.colour('panel')));
    if (camera.scale >= 9) this.drawGrid();
    if (!this.hidden) this.values.draw(pen, camera, this.tiles.question);
    this.drawMarks();
    this.drawAxes();
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

  drawMarks() {
    const { pen, camera } = this;
    for (const square of this.frames) {
      const { left, top, size } = camera.box(square);
      if (left < -size || top < -size || left > camera.width || top > camera.height) continue;
      const line = new Path2D();
      line.rect(left + 2.5, top + 2.5, Math.max(1, size - 5), Math.max(1, size - 5));
      this.stroke(line, square.wins ? 'win' : 'quiet', square.wins ? Math.max(2, size / 9) : 1.5);
    }
    for (const square of this.dots) {
      const { left, top, size } = camera.box(square);
      pen.fillStyle = this.colour('win');
      pen.beginPath();
      pen.arc(left + size / 2, top + size / 2, Math.max(3, size / 4), 0, 2 * Math.PI);
      pen.fill();
    }
    for (const square of this.crosses) {
      const { left, top, size } = camera.box(square);
      const line = new Path2D();
      for (const [from, to] of [[0.22, 0.78], [0.78, 0.22]]) {
        line.moveTo(left + size * 0.22, top + size * from);
        line.lineTo(left + size * 0.78, top + size * to);
      }
      this.stroke(line, 'bad', Math.max(2, size / 9));
    }
    if (this.queen) this.drawQueen(camera.box(this.queen));
    if (this.cursor) this.drawCursor(camera.box(this.cursor));
  }

  /** A line that is seen on light and on dark squares. */
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

  drawCursor({ left, top, size }) {
    const { pen } = this;
    pen.strokeStyle = this.colour('focus');
    pen.lineWidth = 3;
    pen.strokeRect(left - 1, top - 1, size + 2, size + 2);
  }

  drawAxes() {
    const { pen, camera } = this;
    pen.font = '11px system-ui, "DejaVu Sans", sans-serif';
    this.ticks('x', niceStep(64 / camera.scale), camera.wide, (value, text) =>
      this.tag(text, camera.px(value) + camera.scale / 2, camera.height - 9, 'center'));
    this.ticks('y', niceStep(34 / camera.scale), camera.high, (value, text) =>
      this.tag(text, 4, camera.py(value) - camera.scale / 2, 'left'));
    if (camera.base.x > FAR || camera.base.y > FAR) {
      this.tag(`from (${brief(`${camera.base.x}`)}, ${brief(`${camera.base.y}`)})`, 60, camera.height - 26, 'left');
    }
  }

  ticks(axis, step, room, draw) {
    const { base, offset } = this.camera;
    const far = base[axis] > FAR;
    const rest = far ? 0 : Number(base[axis] % BigInt(step));
    for (let value = Math.ceil((offset[axis] + rest) / step) * step - rest; value < offset[axis] + room; value += step) {
      const pile = base[axis] + BigInt(value);
      if (pile >= 0n) draw(value, far ? (value < 0 ? `−${-value}` : `+${value}`) : `${pile}`);
    }
  }

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

function niceStep(least) {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (step >= least) return step;
  }
}
