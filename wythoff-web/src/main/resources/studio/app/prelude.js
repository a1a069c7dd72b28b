// @ts-check
import { Openings } from './openings.js';
import { drawSetUp, opponentNamed } from './setup.js';

/** @import { Discovery } from './discovery.js' */
/** @import { Page } from './main.js' */
/** @import { Beginning, Wishes } from './setup.js' */

/** What comes before a match: what is wished for, by a person or by a link. */
export class Prelude {
  /** @param {HTMLElement} place @param {Page} page @param {Discovery} discovery @param {Pick<Beginning, 'start'|'load'>} acts */
  constructor(place, page, discovery, acts) {
    this.place = place;
    this.page = page;
    this.discovery = discovery;
    this.acts = acts;
    /** @type {Wishes} */
    this.wishes = { start: '8 12', opponent: '2', first: 'you', discovery: false };
    this.openings = new Openings();
    /** A match that was left, and can go on. @type {{game: string, text: string}|null} */
    this.left = null;
  }

  /** What a link says about matches. @param {{game: string|null, discovery: string|null, start: string|null, opponent: string|null, first: string|null}} wish */
  read({ game, discovery, start, opponent, first }) {
    if (start) {
      this.wishes.start = start;
      this.openings.stop(game ?? this.page.game);
    }
    this.wishes.opponent = opponentNamed(opponent) ?? this.wishes.opponent;
    if (first === 'you' || first === 'computer') this.wishes.first = first;
    if (discovery) this.discovery.secret.become(discovery === 'locked' ? 'locked' : 'hidden');
  }

  /** What a link has to say about them. */
  get address() {
    const { isLocked } = this.discovery.secret;
    const { start, opponent, first } = this.wishes;
    return { discovery: isLocked ? 'locked' : this.discovery.secret.isHiding ? 'on' : null, ...isLocked ? { start, opponent, first } : {} };
  }

  /** @param {string} [fault] */
  draw(fault) {
    const { discovery, page, wishes, left } = this;
    discovery.marks.open(page.game);
    drawSetUp(this.place, { wishes, left, fault, isLocked: discovery.secret.isLocked, extra: discovery.secret.isHiding ? discovery.card(wishes) : null }, {
      wish: wish => this.wish(wish),
      ...this.acts,
      other: () => this.propose(this.openings.number + 1),
    });
    this.propose();
  }

  /** @param {Partial<Wishes>} wish */
  wish(wish) {
    Object.assign(this.wishes, wish);
    if (wish.start != null) this.openings.stop(this.page.game);
    if (wish.discovery != null) this.discovery.secret.become(wish.discovery ? 'hidden' : 'open');
    if (wish.first != null) this.propose();
    this.page.changed();
  }

  /** @param {number} [number] */
  propose(number) {
    const { game } = this.page;
    const { first } = this.wishes;
    return this.openings.propose(game, first, number, start => {
      this.wishes.start = start;
      const field = this.place.querySelector('#start');
      if (field instanceof HTMLInputElement) field.value = start;
      this.page.changed();
    });
  }
}
