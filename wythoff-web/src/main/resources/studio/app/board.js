import { url, brief } from './api.js';

const TILE = 256;
const MOST_TILES = 240;
const LARGEST = 56;
const SMALLEST = 1 / 64;

/**
 * The board: a camera over squares of any size. The square in the lower left corner of the view is (base + offset), where
 * the base is a BigInt and the offset a small number, so that 10^100 is as sharp as 0.
 */
export class Board {
  constructor(canvas, events) {
    this.canvas = canvas;
    this.events = events;
    this.pen = canvas.getContext('2d');
    this.tiles = new Map();
    this.game = 'wythoff';
    this.layer = 'outcome';
    this.base = { x: 0n, y: 0n };
    this.offset = { x: -1.2, y: -1.2 };
    this.scale = 22;
    this.marked = null;
    this.options = [];
    this.blocked = [];
    this.hidden = false;
    this.pointers = new Map();
    this.listen();
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  get theme() { return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'; }

  resize() {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.later();
  }

  /** Shows another game or layer. */
  show(game, layer) {
    this.game = game;
    this.layer = layer;
    this.tiles.clear();
    this.later();
  }

  home() {
    this.base = { x: 0n, y: 0n };
    this.offset = { x: -1.2, y: -1.2 };
    this.scale = 22;
    this.moved();
  }

  /** Brings a square to the middle. */
  centre(x, y) {
    const half = { x: this.canvas.clientWidth / this.scale / 2, y: this.canvas.clientHeight / this.scale / 2 };
    this.base = { x, y };
    this.offset = { x: 0.5 - half.x, y: 0.5 - half.y };
    this.moved();
  }

  zoom(factor, at = { x: this.canvas.clientWidth / 2, y: this.canvas.clientHeight / 2 }) {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const up = this.canvas.clientHeight - at.y;
    this.offset.x += at.x / this.scale - at.x / scale;
    this.offset.y += up / this.scale - up / scale;
    this.scale = scale;
    this.moved();
  }

  moved() {
    for (const axis of ['x', 'y']) {
      const whole = Math.floor(this.offset[axis]);
      if (Math.abs(whole) > 4096) {
        this.base[axis] += BigInt(whole);
        this.offset[axis] -= whole;
      }
      // A pile is not negative; a little of the outside stays in view.
      if (this.base[axis] < 1_000_000n) {
        const least = -Number(this.base[axis]) - Math.max(1.2, 40 / this.scale);
        this.offset[axis] = Math.max(this.offset[axis], least);
      }
    }
    this.later();
    this.events.moved?.();
  }

  /** The square under a point of the canvas, or null outside the piles. */
  squareAt(px, py) {
    const x = this.base.x + BigInt(Math.floor(this.offset.x + px / this.scale));
    const y = this.base.y + BigInt(Math.floor(this.offset.y + (this.canvas.clientHeight - py) / this.scale));
    return x < 0n || y < 0n ? null : { x, y };
  }

  corner() {
    const x = this.base.x + BigInt(Math.floor(this.offset.x));
    const y = this.base.y + BigInt(Math.floor(this.offset.y));
    return { x: x < 0n ? 0n : x, y: y < 0n ? 0n : y };
  }

  listen() {
    const c = this.canvas;
    const point = event => ({ x: event.offsetX, y: event.offsetY });
    c.addEventListener('pointerdown', event => {
      c.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, point(event));
      this.dragged = false;
    });
    c.addEventListener('pointermove', event => {
      const before = this.pointers.get(event.pointerId);
      const now = point(event);
      if (!before) {
        this.events.hover?.(this.squareAt(now.x, now.y));
        return;
      }
      if (this.pointers.size === 2) this.pinch(event.pointerId, before, now);
      else if (this.dragged || Math.hypot(now.x - before.x, now.y - before.y) > 3) {
        this.dragged = true;
        this.offset.x -= (now.x - before.x) / this.scale;
        this.offset.y += (now.y - before.y) / this.scale;
        this.moved();
      } else return;
      this.pointers.set(event.pointerId, now);
    });
    const up = event => {
      const was = this.pointers.delete(event.pointerId);
      if (was && !this.dragged && event.type === 'pointerup') {
        const square = this.squareAt(event.offsetX, event.offsetY);
        if (square) this.events.pick?.(square);
      }
    };
    c.addEventListener('pointerup', up);
    c.addEventListener('pointercancel', up);
    c.addEventListener('pointerleave', () => this.events.hover?.(null));
    c.addEventListener('wheel', event => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), point(event));
    }, { passive: false });
    c.addEventListener('keydown', event => this.key(event));
  }

  pinch(id, before, now) {
    const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, value]) => value);
    const spread = p => Math.hypot(p.x - other.x, p.y - other.y);
    this.dragged = true;
    this.zoom(spread(now) / Math.max(1, spread(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  key(event) {
    const steps = { ArrowLeft: [-1n, 0n], ArrowRight: [1n, 0n], ArrowUp: [0n, 1n], ArrowDown: [0n, -1n] };
    if (steps[event.key]) {
      const from = this.marked ?? this.corner();
      const [dx, dy] = steps[event.key];
      const x = from.x + dx;
      const y = from.y + dy;
      if (x >= 0n && y >= 0n) this.events.mark?.({ x, y });
    } else if (event.key === '+' || event.key === '=') this.zoom(1.4);
    else if (event.key === '-') this.zoom(1 / 1.4);
    else if (event.key === 'Home') this.home();
    else if (event.key === 'Enter' && this.marked) this.events.pick?.(this.marked);
    else return;
    event.preventDefault();
  }

  later() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.draw();
    });
  }

  draw() {
    const { pen } = this;
    const style = getComputedStyle(document.documentElement);
    this.colour = name => style.getPropertyValue(`--${name}`);
    pen.fillStyle = this.colour('ground');
    pen.fillRect(0, 0, this.canvas.clientWidth, this.canvas.clientHeight);
    if (this.hidden) this.drawPlain();
    else this.drawTiles();
    if (this.scale >= 9) this.drawGrid();
    this.drawMarks();
    this.drawAxes();
  }

  /** Pixels from squares, relative to the base. */
  px(x) { return (x - this.offset.x) * this.scale; }

  py(y) { return this.canvas.clientHeight - (y - this.offset.y) * this.scale; }

  /** Squares that give nothing away. */
  drawPlain() {
    const left = Math.max(0, this.px(-Number(this.base.x)));
    const bottom = Math.min(this.canvas.clientHeight, this.py(-Number(this.base.y)));
    this.pen.fillStyle = this.colour('n');
    this.pen.fillRect(left, 0, this.canvas.clientWidth - left, bottom);
  }

  drawTiles() {
    const level = Math.max(0, Math.min(6, Math.floor(-Math.log2(this.scale))));
    const side = TILE << level;
    const wide = this.canvas.clientWidth / this.scale;
    const high = this.canvas.clientHeight / this.scale;
    const first = axis => {
      const from = this.base[axis] + BigInt(Math.floor(this.offset[axis]));
      return (from < 0n ? 0n : from) / BigInt(side) * BigInt(side);
    };
    this.pen.imageSmoothingEnabled = this.scale * (1 << level) < 1;
    for (let x = first('x'); Number(x - this.base.x) < this.offset.x + wide; x += BigInt(side)) {
      for (let y = first('y'); Number(y - this.base.y) < this.offset.y + high; y += BigInt(side)) {
        const image = this.tile(x, y, level);
        const left = this.px(Number(x - this.base.x));
        const bottom = this.py(Number(y - this.base.y));
        const size = side * this.scale;
        if (image) this.pen.drawImage(image, left, bottom - size, size, size);
        else {
          this.pen.fillStyle = this.colour('panel');
          this.pen.fillRect(left, bottom - size, size, size);
        }
      }
    }
  }

  /** The picture of a tile, or nothing while it is on its way. The busiest server gets asked again, later and later. */
  tile(x, y, level) {
    const source = url('tile.png', {
      game: this.game, layer: this.layer, x: `${x}`, y: `${y}`, zoom: `${level}`, theme: this.theme,
    });
    let tile = this.tiles.get(source);
    if (tile) {
      this.tiles.delete(source);
      this.tiles.set(source, tile);
      return tile.ready ? tile.image : null;
    }
    tile = { image: null, ready: false };
    this.tiles.set(source, tile);
    if (this.tiles.size > MOST_TILES) this.tiles.delete(this.tiles.keys().next().value);
    this.load(source, tile, 0);
    return null;
  }

  async load(source, tile, attempt) {
    try {
      const response = await fetch(source);
      if (response.status === 429 || response.status === 503) {
        if (attempt < 6) setTimeout(() => this.load(source, tile, attempt + 1), 300 * 2 ** attempt);
        return;
      }
      if (!response.ok) {
        const body = await response.json().catch(() => null);
        this.events.fault?.(body?.error ?? 'this part of the board cannot be drawn');
        return;
      }
      tile.image = await createImageBitmap(await response.blob());
      tile.ready = true;
      this.events.fault?.(null);
      this.later();
    } catch {
      this.events.fault?.('the server does not answer; is ./wythoff studio still running?');
    }
  }

  drawGrid() {
    const { pen } = this;
    pen.strokeStyle = this.colour('ground');
    pen.lineWidth = 1;
    pen.beginPath();
    const wide = this.canvas.clientWidth;
    const high = this.canvas.clientHeight;
    for (let x = Math.ceil(this.offset.x); this.px(x) < wide; x++) {
      pen.moveTo(Math.round(this.px(x)) + 0.5, 0);
      pen.lineTo(Math.round(this.px(x)) + 0.5, high);
    }
    for (let y = Math.ceil(this.offset.y); this.py(y) > 0; y++) {
      pen.moveTo(0, Math.round(this.py(y)) + 0.5);
      pen.lineTo(wide, Math.round(this.py(y)) + 0.5);
    }
    pen.stroke();
  }

  box(square) {
    const x = Number(square.x - this.base.x);
    const y = Number(square.y - this.base.y);
    return { left: this.px(x), top: this.py(y + 1), size: this.scale };
  }

  drawMarks() {
    const { pen } = this;
    for (const option of this.options) {
      const { left, top, size } = this.box(option);
      pen.strokeStyle = option.outcome === 'P' ? this.colour('win') : this.colour('quiet');
      pen.lineWidth = option.outcome === 'P' ? Math.max(2, size / 9) : 1;
      pen.strokeRect(left + 2, top + 2, Math.max(1, size - 4), Math.max(1, size - 4));
    }
    for (const square of this.blocked) {
      const { left, top, size } = this.box(square);
      pen.strokeStyle = this.colour('bad');
      pen.lineWidth = 2;
      pen.beginPath();
      pen.moveTo(left + 3, top + 3);
      pen.lineTo(left + size - 3, top + size - 3);
      pen.moveTo(left + size - 3, top + 3);
      pen.lineTo(left + 3, top + size - 3);
      pen.stroke();
    }
    if (this.marked) this.drawQueen(this.box(this.marked));
  }

  drawQueen({ left, top, size }) {
    const { pen } = this;
    const edge = Math.max(size, 10);
    const x = left + (size - edge) / 2;
    const y = top + (size - edge) / 2;
    pen.strokeStyle = this.colour('ink');
    pen.lineWidth = 2;
    pen.strokeRect(x + 1, y + 1, edge - 2, edge - 2);
    if (edge < 14) return;
    pen.fillStyle = this.colour('ink');
    pen.font = `${Math.round(edge * 0.72)}px "DejaVu Sans", sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('♛', x + edge / 2, y + edge / 2 + edge * 0.04);
  }

  drawAxes() {
    const { pen } = this;
    pen.font = '11px "DejaVu Sans", system-ui, sans-serif';
    const step = niceStep(64 / this.scale);
    this.ticks('x', step, (value, text) => {
      const at = this.px(value) + this.scale / 2;
      this.tag(text, at, this.canvas.clientHeight - 9, 'center');
    }, this.canvas.clientWidth / this.scale);
    this.ticks('y', niceStep(34 / this.scale), (value, text) => {
      this.tag(text, 4, this.py(value) - this.scale / 2, 'left');
    }, this.canvas.clientHeight / this.scale);
    if (this.base.x > 10n ** 9n || this.base.y > 10n ** 9n) {
      this.tag(`from (${brief(`${this.base.x}`)}, ${brief(`${this.base.y}`)})`, 60, this.canvas.clientHeight - 26, 'left');
    }
    pen.textAlign = 'start';
  }

  ticks(axis, step, draw, room) {
    const far = this.base[axis] > 10n ** 9n;
    const rest = far ? 0 : Number(this.base[axis] % BigInt(step));
    for (let value = Math.ceil((this.offset[axis] + rest) / step) * step - rest; value < this.offset[axis] + room; value += step) {
      const pile = this.base[axis] + BigInt(value);
      if (pile >= 0n) draw(value, far ? (value < 0 ? `−${-value}` : `+${value}`) : `${pile}`);
    }
  }

  tag(text, x, y, align) {
    const { pen } = this;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.lineWidth = 4;
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
