// @ts-check
import { send } from './http.js';
import { keep, kept } from './keeping.js';
import { Trail } from './svgpen.js';

/** @import { Square } from './camera.js' */
/** @import { Ink } from './ink.js' */
/** What somebody thinks of a square. @typedef {'P'|'N'|'?'} Mark */
/** @typedef {{right: number, wrong: number, unsure: number}} Score */

const MOST = 2000;

/** Marks on larger piles are kept, but no board that large is solved to score them. */
const FARTHEST = 1000;

/** What a student has written on the squares of a game, kept in this browser. */
export class Marks {
  constructor() {
    this.game = '';
    /** @type {Map<string, Mark>} */
    this.all = new Map();
    /** The marks that are wrong, once that was asked for. @type {Set<string>|null} */
    this.wrong = null;
  }

  /** @param {string} game */
  open(game) {
    if (game === this.game) return;
    this.game = game;
    this.all = new Map(Object.entries(kept(`marks ${game}`, {})));
    this.wrong = null;
  }

  /** The same mark a second time takes it away. @param {Square} square @param {Mark|null} mark */
  put({ x, y }, mark) {
    const key = `${x},${y}`;
    const was = this.all.get(key) ?? null;
    this.wrong = null;
    if (mark == null || mark === was) this.all.delete(key);
    else if (this.all.size < MOST) this.all.set(key, mark);
    keep(`marks ${this.game}`, this.all.size ? Object.fromEntries(this.all) : null);
    return this.all.get(key) ?? null;
  }

  clear() {
    this.all.clear();
    this.wrong = null;
    keep(`marks ${this.game}`, null);
  }

  /** Has the server count, which says nothing of other squares. @param {boolean} which whether it says which are wrong @returns {Promise<Score>} */
  async score(which) {
    const judged = [...this.all].filter(([, mark]) => mark !== '?').map(([key, mark]) => ({ pair: pair(key), mark }))
      .filter(({ pair: piles }) => piles.every(pile => pile.length < 4 && Number(pile) < FARTHEST));
    const thought = (/** @type {Mark} */ one) => judged.filter(({ mark }) => mark === one).map(({ pair: piles }) => piles);
    const { right, wrong, which: named } = await send('score', { game: this.game, p: thought('P'), n: thought('N'), which });
    this.wrong = new Set(named.map(piles => piles.join()));
    return { right, wrong, unsure: this.all.size - judged.length };
  }

  /** @param {Ink} ink @param {boolean} filled whether the squares have no colours of their own @param {boolean} telling whether to show which are wrong */
  draw(ink, filled, telling) {
    const { pen, camera } = ink;
    for (const [key, mark] of this.all) {
      const [x, y] = key.split(',').map(BigInt);
      const { left, top, size } = camera.box({ x, y });
      if (left < -size || top < -size || left > camera.width || top > camera.height) continue;
      pen.fillStyle = ink.colour(mark === 'P' ? 'strong' : mark === 'N' ? 'panel' : 'ground');
      if (filled) fill(ink, left, top, size);
      if (size >= 9) letter(ink, mark, left + size / 2, top + size / 2, size);
      if (telling && this.wrong?.has(key)) strike(ink, left, top, size);
    }
  }
}

/** @param {string} key @returns {Api.Pair} */
function pair(key) {
  const [x, y] = key.split(',');
  return [x, y];
}

/** All but the lines of the grid. @param {Ink} ink @param {number} left @param {number} top @param {number} size */
function fill({ pen, camera }, left, top, size) {
  const [x, y] = [camera.snap(left) + 1, camera.snap(top)];
  pen.fillRect(x, y, camera.snap(left + size) - x, camera.snap(top + size) - 1 - y);
}

/** @param {Ink} ink @param {Mark} mark @param {number} x @param {number} y @param {number} size */
function letter(ink, mark, x, y, size) {
  const { pen } = ink;
  pen.font = `700 ${Math.round(size * 0.6)}px system-ui, "DejaVu Sans", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  pen.strokeStyle = ink.colour(mark === 'P' ? 'strong' : 'ground');
  pen.strokeText(mark, x, y + 1);
  pen.fillStyle = ink.colour(mark === 'P' ? 'on-strong' : mark === 'N' ? 'win' : 'quiet');
  pen.fillText(mark, x, y + 1);
}

/** @param {Ink} ink @param {number} left @param {number} top @param {number} size */
function strike(ink, left, top, size) {
  const line = new Trail();
  line.moveTo(left + size * 0.1, top + size * 0.9);
  line.lineTo(left + size * 0.9, top + size * 0.1);
  ink.stroke(line, 'bad', Math.max(2, size / 8));
}
