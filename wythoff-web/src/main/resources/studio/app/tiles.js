// @ts-check
import { UNREACHED, isAbort, url } from './http.js';

/** @import { Axis, Camera, Square } from './camera.js' */
/** What the board shows. @typedef {{game: string, layer: string, theme: string}} Question */
/** @typedef {{image: ImageBitmap|null, fault: string|null, stop: AbortController}} Tile */

const SIDE = 256;
const COARSEST = 6;
const MOST = 240;
const MOST_TRIES = 6;

/** Pictures of parts of the board, from the server. What is out of sight is no longer asked for, what is old forgotten. */
export class Tiles {
  /** @param {() => void} changed to be told when there is something new to draw */
  constructor(changed) {
    this.changed = changed;
    /** @type {Map<string, Tile>} */
    this.tiles = new Map();
    /** @type {Question} */
    this.question = { game: '', layer: '', theme: '' };
  }

  /** Shows another game, layer or theme. @param {Question} question */
  ask(question) {
    if (JSON.stringify(question) === JSON.stringify(this.question)) return;
    this.question = question;
    this.forget();
  }

  forget() {
    for (const tile of this.tiles.values()) tile.stop.abort();
    this.tiles.clear();
    this.changed();
  }

  /**
   * Draws what is there, and asks for what is not. Returns how many are on their way, and the first fault.
   *
   * @param {CanvasRenderingContext2D} pen @param {Camera} camera @param {string} blank
   * @returns {{coming: number, fault: string|null}}
   */
  draw(pen, camera, blank) {
    if (!this.question.game) return { coming: 0, fault: null };
    const level = Math.max(0, Math.min(COARSEST, Math.floor(-Math.log2(camera.scale))));
    const wanted = new Set();
    let coming = 0;
    /** @type {string|null} */
    let fault = null;
    pen.imageSmoothingEnabled = camera.scale * 2 ** level < 1;
    for (const { x, y } of places(camera, level)) {
      const key = `${level}/${x}/${y}`;
      wanted.add(key);
      const tile = this.tiles.get(key) ?? this.begin(x, y, level);
      this.tiles.delete(key);
      this.tiles.set(key, tile);
      const size = SIDE * 2 ** level * camera.scale;
      const left = camera.snap(camera.px(Number(x - camera.base.x)));
      const top = camera.snap(camera.py(Number(y - camera.base.y))) - size;
      if (tile.image) pen.drawImage(tile.image, left, top, size, size);
      else {
        pen.fillStyle = blank;
        pen.fillRect(left, top, size, size);
        this.standIn(pen, x, y, level, left, top, size);
        if (tile.fault) fault ??= tile.fault;
        else coming += 1;
      }
    }
    this.tidy(wanted);
    return { coming, fault };
  }

  /**
   * Coarser or finer pictures of the same squares, until the right one comes.
   *
   * @param {CanvasRenderingContext2D} pen @param {bigint} x @param {bigint} y @param {number} level
   * @param {number} left @param {number} top @param {number} size
   */
  standIn(pen, x, y, level, left, top, size) {
    const half = BigInt(SIDE << level) / 2n;
    for (const [i, j] of level > 0 ? [[0, 0], [0, 1], [1, 0], [1, 1]] : []) {
      const image = this.tiles.get(`${level - 1}/${x + BigInt(i) * half}/${y + BigInt(j) * half}`)?.image;
      if (image) pen.drawImage(image, left + i * size / 2, top + (1 - j) * size / 2, size / 2, size / 2);
    }
    for (let coarse = level + 1; coarse <= COARSEST; coarse++) {
      const side = BigInt(SIDE << coarse);
      const corner = { x: x / side * side, y: y / side * side };
      const image = this.tiles.get(`${coarse}/${corner.x}/${corner.y}`)?.image;
      if (!image) continue;
      const part = SIDE >> (coarse - level);
      const across = Number(x - corner.x) / 2 ** coarse;
      const up = Number(y - corner.y) / 2 ** coarse;
      pen.drawImage(image, across, SIDE - up - part, part, part, left, top, size, size);
      return;
    }
  }

  /** @param {bigint} x @param {bigint} y @param {number} level */
  begin(x, y, level) {
    /** @type {Tile} */
    const tile = { image: null, fault: null, stop: new AbortController() };
    this.load(url('tile.png', { ...this.question, x: `${x}`, y: `${y}`, zoom: `${level}` }), tile, 0);
    return tile;
  }

  /** A busy server is asked again, later and later. @param {string} source @param {Tile} tile @param {number} attempt */
  async load(source, tile, attempt) {
    try {
      const response = await fetch(source, { signal: tile.stop.signal });
      if ((response.status === 429 || response.status === 503) && attempt < MOST_TRIES) {
        setTimeout(() => tile.stop.signal.aborted || this.load(source, tile, attempt + 1), 300 * 2 ** attempt);
        return;
      }
      if (response.ok) tile.image = await createImageBitmap(await response.blob());
      else tile.fault = (await response.json().catch(() => null))?.error ?? 'this part of the board cannot be drawn';
    } catch (failure) {
      if (isAbort(failure)) return;
      tile.fault = UNREACHED;
    }
    this.changed();
  }

  /** @param {Set<string>} wanted */
  tidy(wanted) {
    for (const [key, tile] of this.tiles) {
      if (wanted.has(key)) continue;
      if (!tile.image || this.tiles.size > MOST) {
        tile.stop.abort();
        this.tiles.delete(key);
      }
    }
  }
}

/** @param {Camera} camera @param {number} level @returns {Generator<Square>} */
function* places(camera, level) {
  const side = BigInt(SIDE << level);
  const corner = camera.corner();
  const end = (/** @type {Axis} */ axis) => camera.base[axis] + BigInt(Math.ceil(camera.offset[axis] + (axis === 'x' ? camera.wide : camera.high)));
  for (let x = corner.x / side * side; x < end('x'); x += side) {
    for (let y = corner.y / side * side; y < end('y'); y += side) yield { x, y };
  }
}
