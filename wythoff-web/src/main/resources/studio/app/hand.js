// @ts-check
import { isSame, leadingTo, square as squareOf } from './match.js';

/** @import { Board } from './board.js' */
/** @import { Point, Square } from './camera.js' */
/** @import { Overlay } from './overlay.js' */

/** Whose match it is, and what may be done in it. @typedef {{match: Api.Match|null, chosen: Api.Pair[], go: (square: Square) => void, choose: (taken: Api.Pair) => void}} Table */

/** Drags the queen to where she shall go or what shall be forbidden, and what is chosen to another square or away. */
export class Hand {
  /** @param {Board} board @param {Overlay} overlay @param {() => Table} table */
  constructor(board, overlay, table) {
    this.board = board;
    this.overlay = overlay;
    this.table = table;
    /** What is dragged: the queen, or an option that was chosen. @type {'queen'|Api.Pair|null} */
    this.held = null;
  }

  /** Says whether there is something on the square to be dragged. @param {Square} square */
  grab(square) {
    const { match, chosen } = this.table();
    this.held = null;
    if (!match) return false;
    const { x, y } = squareOf(match.position);
    const option = leadingTo(match, square);
    if (x === square.x && y === square.y) this.held = 'queen';
    else if (option) this.held = chosen.find(taken => isSame(taken, [option.first, option.second])) ?? null;
    return this.held != null;
  }

  /** @param {Point} to */
  carry(to) {
    this.overlay.carried = { at: to, isQueen: this.table().match?.phase === 'move' };
    this.board.cursor = this.board.camera.squareAt(to.x, to.y);
    this.board.later();
  }

  /** @param {Square|null} square outside of the board a chosen option is dropped for good */
  drop(square) {
    const { match, go, choose } = this.table();
    const { held } = this;
    this.held = null;
    this.overlay.carried = null;
    this.board.cursor = null;
    this.board.later();
    if (!match || !held) return;
    const { x, y } = squareOf(match.position);
    if (held !== 'queen') choose(held);
    if (square && !(square.x === x && square.y === y)) go(square);
  }
}
