// @ts-check
import { el, show } from './dom.js';
import { ask, latest, message } from './http.js';
import { brief, counted, printed } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Page } from './main.js' */

/** Longer piles have too many options to frame them. */
const MOST_DIGITS = 4;

const WORDS = { P: 'P: the previous player wins', N: 'N: the next player wins' };

/** What there is to say about a square: a glance at the one under the pointer, and more about the chosen one. */
export class Look {
  /** @param {{glance: HTMLElement, square: HTMLElement}} places @param {Board} board @param {Page} page */
  constructor(places, board, page) {
    this.places = places;
    this.board = board;
    this.page = page;
    this.glanceAt = latest((signal, /** @type {Api.Questions['square']} */ at) => ask('square', at, signal));
    this.lookAt = latest(
      /** @returns {Promise<Api.Why|Api.Square>} */
      (signal, /** @type {Api.Questions['square']} */ { game, x, y }, /** @type {boolean} */ chosen) =>
        (chosen ? ask('why', { game, position: `${x} ${y}` }, signal) : ask('square', { game, x, y }, signal)),
    );
    this.optionsOf = latest((signal, /** @type {Api.Questions['moves']} */ question) => ask('moves', question, signal));
  }

  /** Whatever was asked is of no interest any more. */
  stop() {
    this.glanceAt.stop();
    this.lookAt.stop();
    this.optionsOf.stop();
    this.places.glance.hidden = true;
  }

  clear() {
    this.stop();
    show(this.places.square, el('p', { class: 'quiet' }, 'Point at a square to see who wins there; click it, or go there with the arrow keys, to see why and where to move.'));
  }

  /** @param {Square|null} square */
  async glance(square) {
    const { glance } = this.places;
    glance.hidden = !square;
    if (!square) return;
    const [x, y] = [`${square.x}`, `${square.y}`];
    const name = `(${brief(x)}, ${brief(y)})`;
    show(glance, el('strong', {}, name));
    try {
      const answer = await this.glanceAt({ game: this.page.game, x, y });
      if (answer) show(glance, el('strong', {}, `${name} ${answer.outcome ?? ''}`), facts(answer), answer.why ? el('span', {}, printed(answer.why)) : null);
    } catch { /* the place alone says enough */ }
  }

  /** Says who wins at a square; with its options when it was chosen. @param {Square} square @param {boolean} chosen */
  async at(square, chosen) {
    this.optionsOf.stop();
    try {
      const answer = await this.lookAt({ game: this.page.game, x: `${square.x}`, y: `${square.y}` }, chosen);
      if (answer) await this.tell(square, answer, chosen);
    } catch (fault) {
      this.refuse(message(fault));
    }
  }

  /** @param {Square} square @param {Api.Why|Api.Square} answer @param {boolean} chosen */
  async tell(square, answer, chosen) {
    const [x, y] = [`${square.x}`, `${square.y}`];
    show(this.places.square,
      el('p', {}, `(${brief(x)}, ${brief(y)})`),
      answer.outcome ? el('p', { class: `verdict ${answer.outcome}` }, WORDS[answer.outcome]) : null,
      facts(answer),
      ...explanation(answer),
      chosen ? el('p', {}, el('button', { type: 'button', onclick: () => this.page.playFrom(square) }, 'Play from here')) : null);
    if (chosen) await this.frame(x, y, answer.outcome);
  }

  /** @param {string} words */
  refuse(words) {
    show(this.places.square, el('p', { class: 'error' }, words));
  }

  /**
   * Shows the moves on the board; those that the previous player forbids, in a blocking game, as crosses.
   *
   * @param {string} x @param {string} y @param {Api.Winner|null} outcome
   */
  async frame(x, y, outcome) {
    if (x.length > MOST_DIGITS || y.length > MOST_DIGITS) return;
    const answer = await this.optionsOf({ game: this.page.game, position: `${x} ${y}` }).catch(() => null);
    if (!answer) return;
    const moves = answer.moves.map(({ to, outcome: result }) => ({ x: BigInt(to[0]), y: BigInt(to[1]), wins: result === 'P' }));
    const winning = moves.filter(square => square.wins);
    const blocked = outcome === 'P' && this.page.card?.maneuver === 'block';
    this.board.frames = moves;
    this.board.crosses = blocked ? winning : [];
    this.board.later();
    const marked = winning.length === 0 ? '' : blocked ? ', forbidden by the previous player (crosses)' : ' (thick frames)';
    this.places.square.append(el('p', { class: 'quiet' },
      `${counted(moves.length, 'move')} from here, ${winning.length || 'none'} of them to a P-position${marked}.`));
  }
}

/** First what to do, then why, then the theorem, folded away. @param {Api.Why|Api.Square} answer */
function explanation(answer) {
  if (!('plain' in answer)) return answer.why ? [el('p', {}, printed(answer.why))] : [];
  return [
    el('p', {}, printed(answer.plain)),
    answer.reason ? el('p', {}, printed(answer.reason)) : null,
    ...answer.notes.map(note => el('p', {}, printed(note))),
    answer.theorem ? authority(answer.credit, answer.theorem)
      : el('details', { class: 'authority' }, el('summary', {}, 'How this was found'), el('p', {}, sentence(printed(answer.credit)))),
  ];
}

/** @param {string} text */
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** @param {string} credit @param {Api.Authority} theorem */
function authority(credit, theorem) {
  return el('details', { class: 'authority' },
    el('summary', {}, printed(credit)),
    el('p', {}, printed(theorem.reference)),
    el('p', {}, printed(theorem.statement)),
    theorem.step ? el('p', {}, 'Here: ', printed(theorem.step)) : null);
}

/** @param {Api.Why|Api.Square} answer */
function facts(answer) {
  if (!('value' in answer)) return null;
  const { value, winning } = answer;
  const known = [value == null ? null : `Grundy value ${value}`, winning == null ? null : counted(winning, 'option') + (winning === 1 ? ' is P' : ' are P')];
  const text = known.filter(fact => fact).join(', ');
  return text ? el('p', {}, text) : null;
}
