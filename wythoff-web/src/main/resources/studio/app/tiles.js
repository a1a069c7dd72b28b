// @ts-check
import { halved } from './halves.js';
import { UNREACHED, isAbort, url } from './http.js';
import { isBare, levelOf, places, SIDE, COARSEST } from './pieces.js';

/** @import { Camera, Square } from './camera.js' */
/** What the board shows. @typedef {{game: string, layer: string, other?: string, theme: string}} Question */
/** @typedef {{words: string, kind: string}} Refusal */
/** @typedef {{image: ImageBitmap|null, bare: boolean, fault: Refusal|null, stop: AbortController}} Tile */
/** @typedef {Square & {level: number}} Piece */

/**
 * What is to be seen: how many tiles are on their way, why some were refused, which, and whether there is no P-position in
 * sight.
 *
 * @typedef {{coming: number, fault: Refusal|null, refused: Piece[], bare: boolean}} Sight
 */

/** @type {Sight} */
export const NOTHING = { coming: 0, fault: null, refused: [], bare: false };

const MOST = 400;
const MOST_TRIES = 6;
/** Fewer tiles than these come soon enough by themselves. */
const MANY = 6;
/** How much coarser the tiles are that come first. */
const COARSER = 2;

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

  /** Asks again for what was refused; what is drawn stays. */
  retry() {
    for (const [key, tile] of this.tiles) if (tile.fault) this.tiles.delete(key);
    this.changed();
  }

  /**
   * Draws what is there, and asks for what is not.
   *
   * @param {CanvasRenderingContext2D} pen @param {Camera} camera @param {string} blank @returns {Sight}
   */
  draw(pen, camera, blank) {
    if (!this.question.game) return NOTHING;
    const level = levelOf(camera);
    const wanted = new Set();
    const pieces = places(camera, level);
    this.askCoarser(camera, pieces, level, wanted);
    /** @type {Sight} */
    const sight = { ...NOTHING, refused: [], bare: pieces.length > 0 };
    pen.imageSmoothingEnabled = camera.scale * camera.detail * 2 ** level < 1;
    for (const piece of pieces) this.drawPiece(pen, camera, blank, piece, this.wanted(piece, wanted), sight);
    this.tidy(wanted);
    return sight;
  }

  /** @param {CanvasRenderingContext2D} pen @param {Camera} camera @param {string} blank @param {Piece} piece @param {Tile} tile @param {Sight} sight */
  drawPiece(pen, camera, blank, piece, tile, sight) {
    const size = SIDE * 2 ** piece.level * camera.scale;
    const left = camera.snap(camera.px(Number(piece.x - camera.base.x)));
    const top = camera.snap(camera.py(Number(piece.y - camera.base.y))) - size;
    if (tile.image) {
      pen.drawImage(tile.image, left, top, size, size);
      sight.bare &&= tile.bare;
      return;
    }
    sight.bare = false;
    pen.fillStyle = blank;
    pen.fillRect(left, top, size, size);
    pen.drawImage(this.standIn(piece), left, top, size, size);
    if (!tile.fault) {
      sight.coming += 1;
      return;
    }
    sight.fault ??= tile.fault;
    sight.refused.push(piece);
  }

  /** The tile of a piece, used just now. @param {Piece} piece @param {Set<string>} wanted */
  wanted(piece, wanted) {
    const key = keyOf(piece);
    wanted.add(key);
    const tile = this.tiles.get(key) ?? this.begin(piece);
    this.tiles.delete(key);
    this.tiles.set(key, tile);
    return tile;
  }

  /**
   * Where many tiles are missing and nothing stands in for them, a few coarse ones come first.
   *
   * @param {Camera} camera @param {Piece[]} pieces @param {number} level @param {Set<string>} wanted
   */
  askCoarser(camera, pieces, level, wanted) {
    const coarse = Math.min(COARSEST, level + COARSER);
    if (coarse === level || pieces.filter(piece => !this.tiles.get(keyOf(piece))?.image).length < MANY) return;
    for (const piece of places(camera, coarse)) this.wanted(piece, wanted);
  }

  /** A coarser picture of the same squares, and finer ones upon it, until the right one comes. @param {Piece} piece */
  standIn({ x, y, level }) {
    const picture = new OffscreenCanvas(SIDE, SIDE);
    const pen = picture.getContext('2d');
    if (!pen) return picture;
    pen.imageSmoothingEnabled = false;
    for (let coarse = level + 1; coarse <= COARSEST; coarse++) {
      const side = BigInt(SIDE << coarse);
      const corner = { x: x / side * side, y: y / side * side, level: coarse };
      const image = this.tiles.get(keyOf(corner))?.image;
      if (!image) continue;
      const part = SIDE >> (coarse - level);
      const across = Number(x - corner.x) / 2 ** coarse;
      const up = Number(y - corner.y) / 2 ** coarse;
      pen.drawImage(image, across, SIDE - up - part, part, part, 0, 0, SIDE, SIDE);
      break;
    }
    for (let fine = level - 1; fine >= Math.max(0, level - 3); fine--) {
      const count = 1 << (level - fine);
      const side = BigInt(SIDE << fine);
      for (let i = 0; i < count; i++) {
        for (let j = 0; j < count; j++) {
          const image = this.tiles.get(keyOf({ x: x + BigInt(i) * side, y: y + BigInt(j) * side, level: fine }))?.image;
          if (image) pen.drawImage(halved(image, level - fine, this.question.theme === 'dark'), i * SIDE / count, (count - 1 - j) * SIDE / count);
        }
      }
    }
    return picture;
  }

  /** @param {Piece} piece */
  begin(piece) {
    /** @type {Tile} */
    const tile = { image: null, bare: false, fault: null, stop: new AbortController() };
    this.load(this.source('tile.png', piece), tile, 0);
    return tile;
  }

  /** Where a piece comes from, or is solved. @param {'tile.png'|'solve'} path @param {Piece} piece */
  source(path, { x, y, level }) {
    return url(path, { ...this.question, x: `${x}`, y: `${y}`, zoom: `${level}` });
  }

  /** A busy server is asked again, later and later. @param {string} source @param {Tile} tile @param {number} attempt */
  async load(source, tile, attempt) {
    try {
      const response = await fetch(source, { signal: tile.stop.signal });
      if ((response.status === 429 || response.status === 503) && attempt < MOST_TRIES) {
        setTimeout(() => tile.stop.signal.aborted || this.load(source, tile, attempt + 1), 300 * 2 ** attempt);
        return;
      }
      if (response.ok) {
        tile.image = await createImageBitmap(await response.blob());
        tile.bare = isBare(tile.image);
      } else {
        const said = await response.json().catch(() => null);
        tile.fault = { words: said?.error ?? 'this part of the board cannot be drawn', kind: said?.kind ?? 'input' };
      }
    } catch (failure) {
      if (isAbort(failure)) return;
      tile.fault = { words: UNREACHED, kind: 'busy' };
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

/** @param {Piece} piece */
function keyOf({ x, y, level }) {
  return `${level}/${x}/${y}`;
}
