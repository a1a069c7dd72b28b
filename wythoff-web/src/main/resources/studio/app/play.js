// @ts-check
import { message, send } from './http.js';
import { description, isSame, leadingTo, marks, name, objection, square, target, title } from './match.js';
import { drawMatch } from './matchview.js';
import { drawSetUp } from './setup.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Page } from './main.js' */
/** @import { Wishes } from './setup.js' */

const HINTS = 3;

/** The board of longer piles is not drawn, and matches whose text is longer are not sent to and fro. */
const MOST_DIGITS = 1000;
const LONGEST_MATCH = 60_000;

/** A match at the side of the board. The server keeps nothing: the text of the match is all there is. */
export class Play {
  /** @param {HTMLElement} place @param {Board} board @param {Page} page */
  constructor(place, board, page) {
    this.place = place;
    this.board = board;
    this.page = page;
    /** @type {Wishes} */
    this.wishes = { start: '8 12', opponent: 'perfect', first: 'you', discovery: false };
    /** @type {Api.Match|null} */
    this.match = null;
    /** @type {{game: string, text: string}|null} */
    this.left = null;
    /** @type {Api.Pair[]} */
    this.chosen = [];
    this.hints = 0;
    /** @type {string|null} */
    this.hint = null;
    this.serial = 0;
    this.waiting = false;
  }

  /** The match that goes on, if one does. */
  get current() {
    return this.match?.phase === 'over' ? null : this.match;
  }

  get isGoingOn() {
    return this.current != null;
  }

  /** Whether the board should keep its knowledge to itself. */
  get isHiding() {
    return this.current?.seating.discovery ?? false;
  }

  forget() {
    if (this.current) this.left = { game: this.current.game, text: this.current.match };
    this.serial++;
    this.waiting = false;
    this.match = null;
    this.chosen = [];
    this.board.hidden = false;
    this.board.clear();
  }

  open() {
    if (this.match) this.draw(this.match);
    else this.setUp();
  }

  /**
   * Asks the server, once at a time; an answer that comes too late is dropped.
   *
   * @param {() => Promise<Api.Match>} question @param {(match: Api.Match) => unknown} use @param {(fault: string) => void} refuse
   */
  async ask(question, use, refuse) {
    if (this.waiting) return;
    const serial = ++this.serial;
    this.waiting = true;
    this.place.setAttribute('aria-busy', 'true');
    try {
      const answer = await question();
      if (serial === this.serial) await use(answer);
    } catch (fault) {
      if (serial === this.serial) refuse(message(fault));
    } finally {
      if (serial === this.serial) this.waiting = false;
      this.place.removeAttribute('aria-busy');
    }
  }

  // ---- Before the match

  /** @param {string} [fault] */
  setUp(fault) {
    drawSetUp(this.place, this.wishes, this.left, fault,
      { changed: () => this.page.changed(), start: () => this.start(), load: text => this.load(text) });
  }

  /** Offers a match from here. @param {Square} square */
  from(square) {
    this.forget();
    this.wishes.start = `${square.x} ${square.y}`;
    this.board.queen = square;
    this.setUp();
  }

  start() {
    return this.ask(
      () => send('play', { game: this.page.game, ...this.wishes, seed: `${Math.floor(Math.random() * 1e9)}` }),
      match => this.begin(match),
      fault => this.setUp(fault));
  }

  /** Goes on with a match from its text, that of a file or of a link. @param {string} text */
  load(text) {
    return this.ask(
      () => send('play/turn', { match: text, action: { type: 'show' } }),
      async match => {
        await this.page.openGame(match.game);
        const { opponent, first, discovery } = match.seating;
        this.wishes = { start: match.start.join(' '), opponent, first, discovery };
        this.begin(match);
      },
      fault => { this.forget(); this.setUp(fault); });
  }

  /** @param {Api.Match} match */
  begin(match) {
    if (match.match.length > LONGEST_MATCH) return this.setUp('Piles of this length are for the terminal: the command below plays them.');
    this.left = null;
    this.page.hush();
    this.take(match);
  }

  // ---- The match

  /** @param {Api.Match} match */
  take(match) {
    this.match = match;
    this.chosen = [];
    this.hints = 0;
    this.hint = null;
    const queen = square(match.position);
    this.board.cursor = null;
    const far = match.position.some(pile => pile.length > MOST_DIGITS);
    if (!far && !this.board.camera.shows(queen)) this.board.centre(queen);
    this.draw(match);
    this.page.changed();
  }

  /** @param {Api.Match} match @param {Api.Action} action */
  turn(match, action) {
    return this.ask(
      () => send('play/turn', { match: match.match, action }),
      next => {
        if (action.type !== 'hint') return this.take(next);
        this.hint = next.hint;
        this.draw(match);
      },
      fault => this.draw(match, fault));
  }

  /** A chosen square of the board: a move, or an option to forbid or propose. @param {Square} square */
  pick(square) {
    const match = this.current;
    if (!match) return;
    const option = leadingTo(match, square);
    if (!option) this.say(`There is no move to ${name(square)} from here.`);
    else if (match.phase === 'move') this.move(match, [option.first, option.second]);
    else this.choose(match, [option.first, option.second]);
  }

  /** @param {Api.Match} match @param {Api.Pair} taken */
  move(match, taken) {
    const words = objection(match, taken);
    if (words) this.say(words);
    else this.turn(match, { type: 'move', first: taken[0], second: taken[1] });
  }

  /** @param {Api.Match} match @param {Api.Pair} taken */
  choose(match, taken) {
    const others = this.chosen.filter(one => !isSame(one, taken));
    const isNew = others.length === this.chosen.length;
    const words = isNew ? objection(match, taken) : null;
    if (words) return this.say(words);
    this.chosen = isNew ? [...others, taken] : others;
    this.draw(match);
  }

  /** A word beside the fields, which the screen reader reads too. @param {string} words */
  say(words) {
    const place = this.place.querySelector('#taking');
    if (place) place.textContent = words;
    this.page.announce(words);
  }

  /** About a square under the cursor. @param {Square} square */
  describe(square) {
    if (this.match) this.say(description(this.match, square));
  }

  /** Shows on the board where an amount would lead. @param {Api.Match} match @param {Api.Pair} taken */
  aim(match, taken) {
    if (!taken.every(amount => /^\d+$/.test(amount))) return;
    const cursor = target(match, taken);
    this.board.cursor = cursor;
    this.board.later();
    if (cursor) this.describe(cursor);
  }

  // ---- What is seen

  /** @param {Api.Match} match @param {string} [fault] */
  draw(match, fault) {
    Object.assign(this.board, marks(match, this.chosen), { hidden: this.isHiding });
    this.board.later();
    const { hints, hint } = this;
    this.page.announce([title(match), hint ?? '', ...match.said, fault ?? ''].join(' '));
    drawMatch(this.place, match, this.chosen, { hints, hint, fault }, {
      aim: taken => this.aim(match, taken),
      move: taken => this.move(match, taken),
      choose: taken => this.choose(match, taken),
      name: () => this.turn(match, { type: match.phase === 'forbid' ? 'forbid' : 'propose', options: this.chosen }),
      hint: () => { this.hints = Math.min(HINTS, this.hints + 1); this.turn(match, { type: 'hint', step: this.hints }); },
      undo: () => this.turn(match, { type: 'undo' }),
      resign: () => this.turn(match, { type: 'resign' }),
      again: () => { this.forget(); this.setUp(); this.page.changed(); },
    });
  }
}
