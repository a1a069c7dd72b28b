// @ts-check
import { ask } from './http.js';

/** @import { Camera, Square } from './camera.js' */
/** @import { Question } from './tiles.js' */

const SIDE = 32;
const MOST = 400;
const FARTHEST = 4096n;

/** The numbers in the squares of a layer that has them, where a square is large enough to read one. */
export class Values {
  /** @param {() => void} changed to be told when there is something new to draw */
  constructor(changed) {
    this.changed = changed;
    /** @type {Map<string, number[][]|null>} */
    this.blocks = new Map();
    /** How many blocks are on their way. */
    this.coming = 0;
  }

  forget() {
    this.blocks.clear();
  }

  /** @param {CanvasRenderingContext2D} pen @param {Camera} camera @param {Question} question */
  draw(pen, camera, { game, layer }) {
    if (camera.scale < 18 || (layer !== 'grundy' && layer !== 'options')) return;
    pen.font = `${Math.round(camera.scale * 0.42)}px system-ui, "DejaVu Sans", sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineWidth = 2.5;
    pen.lineJoin = 'round';
    pen.strokeStyle = 'rgb(0 0 0 / 60%)';
    pen.fillStyle = '#fff';
    const corner = camera.corner();
    const last = { x: camera.base.x + BigInt(Math.ceil(camera.offset.x + camera.wide)), y: camera.base.y + BigInt(Math.ceil(camera.offset.y + camera.high)) };
    const side = BigInt(SIDE);
    for (let x = corner.x / side * side; x < last.x && x < FARTHEST; x += side) {
      for (let y = corner.y / side * side; y < last.y && y < FARTHEST; y += side) {
        const values = this.block(game, layer, x, y);
        values?.forEach((row, i) => row.forEach((value, j) => this.write(pen, camera, { x: x + BigInt(i), y: y + BigInt(j) }, value)));
      }
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Camera} camera @param {Square} square @param {number} value */
  write(pen, camera, square, value) {
    const { left, top, size } = camera.box(square);
    if (left < -size || top < -size || left > camera.width || top > camera.height) return;
    pen.strokeText(`${value}`, left + size / 2, top + size / 2 + 1, size - 2);
    pen.fillText(`${value}`, left + size / 2, top + size / 2 + 1, size - 2);
  }

  /**
   * The numbers of a block, or nothing while they are on their way, or if there are none.
   *
   * @param {string} game @param {string} layer @param {bigint} x @param {bigint} y
   */
  block(game, layer, x, y) {
    const key = `${game}/${layer}/${x}/${y}`;
    if (!this.blocks.has(key)) {
      this.blocks.set(key, null);
      const [oldest] = this.blocks.keys();
      if (oldest != null && this.blocks.size > MOST) this.blocks.delete(oldest);
      this.coming += 1;
      ask('values', { game, layer, x: `${x}`, y: `${y}` }).then(({ values }) => {
        if (this.blocks.has(key)) this.blocks.set(key, values);
      }, () => { /* the tiles say what is the matter */ }).then(() => {
        this.coming -= 1;
        this.changed();
      });
    }
    return this.blocks.get(key);
  }
}
