// @ts-check
import { ask, latest } from './http.js';

/** Proposes piles from which the person can win, until somebody has written others for the game. */
export class Openings {
  constructor() {
    this.number = 0;
    /** The game for which piles were written. @type {string|null} */
    this.written = null;
    /** What was asked for last. */
    this.asked = '';
    /** @type {Promise<void>|undefined} */
    this.coming = undefined;
    this.openings = latest((signal, /** @type {Api.Questions['opening']} */ question) => ask('opening', question, signal));
  }

  /** These piles stay. @param {string} game */
  stop(game) {
    this.written = game;
    this.asked = '';
    this.openings.stop();
  }

  /**
   * @param {string} game @param {'you'|'computer'} first @param {number|undefined} number other piles for each; none for those that are there
   * @param {(start: string) => void} use
   */
  propose(game, first, number, use) {
    const asked = `${game} ${first} ${number ?? this.number}`;
    if (asked === this.asked || (number == null && this.written === game)) return;
    Object.assign(this, { asked, written: null, number: number ?? this.number });
    this.coming = this.openings({ game, first, number: `${this.number}` }).then(
      answer => { if (answer) use(answer.start.join(' ')); },
      () => { /* what was there before will do */ });
  }
}
