// @ts-check
import { el, show } from './dom.js';
import { ask, latest } from './http.js';
import { NAMES, square, way } from './match.js';
import { printed } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Overlay } from './overlay.js' */
/** @import { Page } from './main.js' */

/** A match that is over, turn by turn: where the queen was, who could win, and what would have been better. */
export class Review {
  /**
   * @param {Board} board @param {Overlay} overlay @param {Page} page
   * @param {{again: (turns: number) => void, piles: (position: Api.Pair) => void}} acts plays on from there; shows the piles as they were
   */
  constructor(board, overlay, page, acts) {
    this.board = board;
    this.overlay = overlay;
    this.page = page;
    this.acts = acts;
    /** @type {Api.Match|null} */
    this.match = null;
    this.step = 0;
    this.why = latest((signal, /** @type {Api.Questions['why']} */ question) => ask('why', question, signal));
    this.told = el('div', { class: 'told', 'aria-live': 'polite' });
    this.slider = el('input', { type: 'range', id: 'turn', min: 0, 'aria-label': 'turn', oninput: () => { this.go(Number(this.slider.value)); } });
    this.bar = el('div', { class: 'bar', 'aria-hidden': 'true' });
    this.element = el('section', { class: 'card review', 'aria-label': 'Review', onkeydown: event => this.key(event) });
  }

  /** @param {Api.Match|null} match */
  open(match) {
    if (match?.match === this.match?.match && match?.review?.length === this.match?.review?.length) return;
    this.match = match;
    this.why.stop();
    if (!match?.review) return;
    const { review, turns } = match;
    /** @type {Api.Player[]} */
    const sides = match.seating.opponent === 'human' ? ['first', 'second'] : ['you', 'computer'];
    const mistakes = review.filter(({ mistake }) => mistake).length;
    this.slider.max = `${turns.length}`;
    show(this.bar, ...[...review.map(({ winning }) => winning), match.winner].map((side, n) => el('i', { class: sideClass(side), onclick: () => this.go(n) })));
    show(this.element,
      el('h3', {}, 'Review'),
      el('p', {}, mistakes === 0 ? 'Nobody made a mistake.' : mistakes === 1 ? '1 turn was a mistake.' : `${mistakes} turns were mistakes.`),
      this.bar, this.slider, el('p', { class: 'quiet' }, el('i', { class: 'yours' }), ` ${NAMES[sides[0]]} could win, `, el('i', { class: 'theirs' }), ` ${NAMES[sides[1]].toLowerCase()} could win`),
      el('div', { class: 'row' },
        this.button('|◀', 'First turn', () => this.go(0)),
        this.button('◀', 'Turn before', () => this.go(this.step - 1)),
        this.button('▶', 'Next turn', () => this.go(this.step + 1)),
        mistakes ? this.button('Next mistake', 'Next mistake', () => this.go(this.nextMistake())) : null),
      this.told);
    this.set(turns.length);
  }

  /** Whether one looks at a turn before the last. */
  get isBack() {
    return this.match != null && this.step < this.match.turns.length;
  }

  /** @param {string} text @param {string} label @param {() => void} work */
  button(text, label, work) {
    return el('button', { type: 'button', 'aria-label': label, title: label, onclick: () => work() }, text);
  }

  /** The slider knows the keys itself. @param {Event} event */
  key(event) {
    if (!(event instanceof KeyboardEvent) || event.target === this.slider) return;
    const step = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: this.match?.turns.length ?? 0 }[event.key];
    if (step == null) return;
    event.preventDefault();
    this.go(step);
  }

  nextMistake() {
    const review = this.match?.review ?? [];
    const later = review.find(({ mistake, turn }) => mistake && turn > this.step) ?? review.find(({ mistake }) => mistake);
    return later?.turn ?? this.step;
  }

  /** Shows how the match stood after so many turns. @param {number} step */
  go(step) {
    if (!this.match?.review) return;
    this.set(Math.max(0, Math.min(this.match.turns.length, step)));
    this.place();
  }

  /** Puts the queen and the piles where they were after the turn that is looked at. */
  place() {
    const { match, board, overlay, step: at } = this;
    if (!match?.review) return;
    const reviewed = at > 0 ? match.review[at - 1] : null;
    const [before, after] = [position(match, at - 1), position(match, at)];
    overlay.glide = null;
    overlay.trace = way({ ...match, turns: match.turns.slice(0, at) }, at - 1);
    overlay.arrow = reviewed?.to ? [square(before), square(reviewed.to)] : null;
    board.queen = square(after);
    board.later();
    this.acts.piles(after);
  }

  /** @param {number} step */
  set(step) {
    const { match, slider } = this;
    if (!match?.review) return;
    this.step = step;
    const reviewed = step > 0 ? match.review[step - 1] : null;
    const winning = step < match.review.length ? match.review[step].winning : match.winner;
    const state = winning == null ? 'Who could win now is not known.'
      : step === match.turns.length ? `${NAMES[winning]} ${winning === 'you' ? 'win' : 'wins'}.`
        : `${NAMES[winning]} can win from here.`;
    slider.value = `${step}`;
    slider.setAttribute('aria-valuetext', `after turn ${step} of ${match.turns.length}. ${state}`);
    [...this.bar.children].forEach((one, n) => one.classList.toggle('now', n === step));
    const reason = el('p', {}, printed(reviewed?.reason ?? ''));
    show(this.told,
      el('p', {}, el('strong', {}, reviewed ? `Turn ${step}. ${NAMES[reviewed.by]}: ${reviewed.what}.` : `The start, (${match.start.join()}).`)),
      reviewed?.mistake ? el('p', { class: 'mistake' }, 'A mistake: it gave a win away. ', el('strong', {}, `Better: ${reviewed.better}.`)) : null,
      reviewed?.reason ? reason : null,
      el('p', {}, state),
      this.retry(match, reviewed?.mistake ? step - 1 : step));
    if (reviewed?.to) this.explain(match, step - 1, reason);
  }

  /** @param {Api.Match} match @param {number} turns */
  retry({ turns: all }, turns) {
    return turns === all.length ? null : el('button', { type: 'button', onclick: () => this.acts.again(turns) }, 'Try again from here');
  }

  /** In words for everybody, where the game is plain. @param {Api.Match} match @param {number} step @param {HTMLElement} place */
  async explain(match, step, place) {
    const { card } = this.page;
    if (!card || card.maneuver !== 'none') return;
    const moves = way({ ...match, turns: match.turns.slice(0, step) }, 0).map(({ x, y }) => `${x},${y}`);
    const answer = await this.why({ game: match.game, position: card.memory ? moves.join(' ') : moves.at(-1) ?? '' }).catch(() => null);
    if (answer && place.isConnected) place.textContent = printed(`${answer.plain} ${answer.reason ?? ''}`);
  }
}

/** After so many turns. @param {Api.Match} match @param {number} turns @returns {Api.Pair} */
function position({ start, turns: all }, turns) {
  return turns > 0 ? all[turns - 1].position : start;
}

/** @param {Api.Player|null} side */
function sideClass(side) {
  return side == null ? 'open' : side === 'you' || side === 'first' ? 'yours' : 'theirs';
}
