// @ts-check
import { Discovery } from './discovery.js';
import { Hand } from './hand.js';
import { send } from './http.js';
import { description, isSame, leadingTo, marks, name, objection, square, target, title, way } from './match.js';
import { drawMatch } from './matchview.js';
import { Overlay, frame } from './overlay.js';
import { Prelude } from './prelude.js';
import { Review } from './review.js';
import { openSum, sumOf } from './sums.js';
import { Talk } from './talk.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Page } from './main.js' */
/** @import { Piles } from './piles.js' */

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
    this.overlay = new Overlay(board);
    this.discovery = new Discovery(page, () => this.tellOrHide(), () => { board.later(); this.open(); });
    this.prelude = new Prelude(place, page, this.discovery, { start: () => this.start(), load: text => this.load(text) });
    this.hand = new Hand(board, this.overlay, () => this.table);
    this.review = new Review(board, this.overlay, page, {
      again: turns => { if (this.match) this.turn(this.match, { type: 'back', turns }); },
      piles: position => this.piles?.fill(position),
    });
    this.overlay.below = ink => this.discovery.draw(ink);
    /** @type {Api.Match|null} */
    this.match = null;
    /** @type {Api.Pair[]} */
    this.chosen = [];
    this.hints = 0;
    /** @type {string|null} */
    this.hint = null;
    /** @type {Piles|null} */
    this.piles = null;
    /** The piles that are drawn. @type {Api.Pair|null} */
    this.shown = null;
    this.talk = new Talk(place);
  }

  /** The match that goes on, if one does. */
  get current() {
    return this.match?.phase === 'over' ? null : this.match;
  }

  get isGoingOn() {
    return this.current != null;
  }

  /** Whether the page should keep its knowledge to itself. */
  get isHiding() {
    return this.discovery.secret.isHiding;
  }

  get wishes() {
    return this.prelude.wishes;
  }

  /** @param {string} [fault] */
  setUp(fault) {
    this.prelude.draw(fault);
  }

  /** The secret has begun, or was revealed. */
  tellOrHide() {
    this.wishes.discovery = this.isHiding;
    this.board.hidden = this.isHiding;
    this.page.hush();
    if (!this.isHiding) this.page.learn();
    this.board.later();
    this.page.changed();
    if (this.page.card) this.open();
    const { match } = this;
    if (match) this.talk.ask(() => this.whole(match), whole => { if (whole !== match) this.take(whole); }, fault => this.draw(match, fault));
  }

  forget() {
    if (this.current) this.prelude.left = { game: this.current.game, text: this.current.match };
    this.talk.stop();
    this.match = null;
    this.chosen = [];
    this.overlay.clear();
    this.board.hidden = this.isHiding;
    this.board.clear();
  }

  open() {
    if (this.match) this.draw(this.match);
    else this.setUp();
  }

  // ---- Before the match

  /** Offers a match from here. @param {Square} square */
  from(square) {
    this.forget();
    this.prelude.wish({ start: `${square.x} ${square.y}` });
    this.board.queen = square;
    this.setUp();
  }

  async start() {
    await this.prelude.openings.coming;
    return this.talk.ask(
      () => send('play', { game: this.page.game, ...this.wishes, seed: `${Math.floor(Math.random() * 1e9)}` }),
      match => this.begin(match),
      fault => this.setUp(fault));
  }

  /** Goes on with a match from its text, that of a file or of a link. @param {string} text @param {boolean} framed whether the board is where it should be */
  load(text, framed = false) {
    const sum = sumOf(text);
    if (sum) return this.isHiding ? this.setUp('A sum is won by the values of its parts, and these are hidden now.') : openSum(sum, () => {}, { played: text });
    return this.talk.ask(
      () => send('play/turn', { match: text, action: { type: 'show' } }),
      async match => {
        await this.page.openGame(match.game);
        const { opponent, first } = match.seating;
        Object.assign(this.wishes, { opponent, first });
        this.prelude.wish({ start: match.start.join(' ') });
        this.begin(match, framed);
      },
      fault => { this.forget(); this.setUp(fault); });
  }

  /** @param {Api.Match} match */
  begin(match, framed = false) {
    if (match.match.length > LONGEST_MATCH) return this.setUp('Piles of this length are for the terminal: the command below plays them.');
    const { secret, marks: marked } = this.discovery;
    if (secret.isLocked && !match.seating.discovery) return this.setUp('This link keeps the answers hidden, and that match would tell them.');
    if (match.seating.discovery) secret.become('hidden');
    marked.open(match.game);
    this.prelude.left = null;
    this.match = null;
    this.shown = null;
    this.page.hush();
    if (!framed) frame(this.board, square(match.start));
    this.board.canvas.scrollIntoView({ block: 'nearest' });
    this.take(match);
  }

  // ---- The match

  /** @param {Api.Match} match */
  take(match) {
    const before = this.match?.turns.length ?? Infinity;
    this.match = match;
    this.chosen = [];
    this.hints = 0;
    this.hint = null;
    this.overlay.clear();
    if (match.phase === 'over') this.discovery.notebook.record(match);
    const queen = square(match.position);
    this.board.cursor = null;
    const far = match.position.some(pile => pile.length > MOST_DIGITS);
    if (!far && !this.board.camera.shows(queen)) this.board.centre(queen);
    this.draw(match);
    if (before < match.turns.length) this.overlay.travel(way(match, before));
    else this.overlay.trace = way(match, match.turns.length - 1);
    this.page.changed();
  }

  /** A match that is over with its review, which one in discovery lacks until nothing is hidden any more. @param {Api.Match} match */
  async whole(match) {
    if (match.phase !== 'over' || match.review || this.isHiding) return match;
    const reviewed = await send('play/turn', { match: match.match, action: { type: 'review' } });
    return { ...reviewed, said: match.said };
  }

  /** @param {Api.Match} match @param {Api.Action} action */
  turn(match, action) {
    return this.talk.ask(
      async () => this.whole(await send('play/turn', { match: match.match, action })),
      next => {
        if (action.type !== 'hint') return this.take(next);
        this.hint = next.hint;
        this.overlay.lit = next.lit.map(square);
        this.draw(match);
      },
      fault => this.draw(match, fault));
  }

  /** A chosen square of the board: a mark, a move, or an option to forbid or propose. Says whether it was any of them. @param {Square} square */
  pick(square) {
    if (this.discovery.pick(square)) return true;
    const match = this.page.tab === 'play' ? this.current : null;
    if (match) this.go(match, square);
    return match != null;
  }

  /** What can be dragged. */
  get table() {
    const match = this.page.tab === 'play' && this.discovery.pencils.chosen === 'move' ? this.current : null;
    return {
      match, chosen: this.chosen,
      go: (/** @type {Square} */ square) => { if (match) this.go(match, square); },
      choose: (/** @type {Api.Pair} */ taken) => { if (match) this.choose(match, taken); },
    };
  }

  /** Says whether a key that the board does not know was of use. @param {string} key @param {Square} square */
  key(key, square) {
    return this.discovery.key(key, square);
  }

  /** @param {Api.Match} match @param {Square} square */
  go(match, square) {
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

  /** The pointer is at a square: the tokens show the same move. @param {Square|null} at */
  point(at) {
    const option = at && this.current ? leadingTo(this.current, at) : undefined;
    this.piles?.preview(option?.allowed ? [option.first, option.second] : null);
  }

  /** A word beside the fields, which the screen reader reads too. @param {string} words */
  say(words) {
    const place = this.place.querySelector('#taking');
    if (place) place.textContent = words;
    this.page.announce(words);
  }

  /** About a square under the cursor. @param {Square} square */
  describe(square) {
    this.point(square);
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
    Object.assign(this.board, marks(match, this.chosen), { hidden: this.isHiding }, this.overlay.glide ? { queen: null } : {});
    this.board.later();
    const { hints, hint, discovery } = this;
    const extra = match.seating.discovery && this.isHiding ? discovery.card(this.wishes) : null;
    this.page.announce([title(match), hint ?? '', ...match.said, fault ?? ''].join(' '));
    const before = this.shown ?? match.position;
    this.shown = match.position;
    const isReviewed = match.review != null && !this.isHiding;
    this.review.open(match);
    this.piles = drawMatch(this.place, match, this.chosen, { hints, hint, fault, extra, before, review: isReviewed ? this.review.element : null, rules: this.page.card?.words ?? '' }, {
      aim: taken => this.aim(match, taken),
      move: taken => this.move(match, taken),
      choose: taken => this.choose(match, taken),
      name: () => this.turn(match, { type: match.phase === 'forbid' ? 'forbid' : 'propose', options: this.chosen }),
      hint: () => { this.hints = Math.min(HINTS, this.hints + 1); this.turn(match, { type: 'hint', step: this.hints }); },
      undo: () => this.turn(match, { type: 'undo' }),
      resign: () => this.turn(match, { type: 'resign' }),
      again: () => { this.forget(); this.setUp(); this.page.changed(); },
    });
    if (isReviewed && this.review.isBack) this.review.place();
  }
}
