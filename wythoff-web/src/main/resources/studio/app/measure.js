// @ts-check
import { Compare } from './compare.js';
import { redraw } from './dom.js';
import { Findings } from './findings.js';
import { Ruler } from './ruler.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Page } from './main.js' */

/** The tab of those who measure: a ruler, what can be measured, and another game to compare with. */
export class Measure {
  /** @param {HTMLElement} place @param {Board} board @param {Page} page @param {(other: string) => void} compare @param {(square: Square) => void} show */
  constructor(place, board, page, compare, show) {
    this.place = place;
    this.ruler = new Ruler(board, page);
    this.findings = new Findings(board, page);
    this.compare = new Compare(board, page, compare, show);
    board.guides = ink => {
      if (board.hidden) return;
      this.findings.paint(ink);
      this.ruler.paint(ink);
    };
  }

  get address() {
    return { ...this.ruler.address, ...this.findings.address };
  }

  /** @param {{ruler: string|null, lines: string|null, measured: string|null, finding: string|null}} wish */
  read(wish) {
    this.ruler.read(wish);
    this.findings.read(wish);
  }

  /** Another game is shown: the ruler stays, what was said of the other game goes. */
  forget() {
    this.findings.forget();
  }

  draw() {
    redraw(this.place, this.ruler.draw(), this.findings.draw(), this.compare.draw());
  }
}
