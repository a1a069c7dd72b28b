import { ask, brief, el, latest, printed, show } from './api.js';

/** Longer piles have too many options to frame them. */
const MOST_DIGITS = 4;

const WORDS = { P: 'P: the previous player wins', N: 'N: the next player wins' };

/** What there is to say about a square: a glance at the one under the pointer, and more about the chosen one. */
export class Look {
  constructor({ glance, square }, board, page) {
    this.places = { glance, square };
    this.board = board;
    this.page = page;
    this.glanceAt = latest((signal, at) => ask('square', at, signal));
    this.lookAt = latest((signal, path, question) => ask(path, question, signal));
    this.optionsOf = latest((signal, question) => ask('moves', question, signal));
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

  /** Says who wins at a square; with its options when it was chosen. */
  async at(square, chosen) {
    this.optionsOf.stop();
    const [x, y] = [`${square.x}`, `${square.y}`];
    const { game } = this.page;
    try {
      const answer = await this.lookAt(chosen ? 'outcome' : 'square', chosen ? { game, position: `${x} ${y}` } : { game, x, y });
      if (answer) await this.tell(square, answer, chosen);
    } catch (fault) {
      this.refuse(fault.message);
    }
  }

  async tell(square, answer, chosen) {
    const [x, y] = [`${square.x}`, `${square.y}`];
    show(this.places.square,
      el('p', {}, `(${brief(x)}, ${brief(y)})`),
      answer.outcome ? el('p', { class: `verdict ${answer.outcome}` }, WORDS[answer.outcome]) : null,
      facts(answer),
      answer.why ? el('p', {}, printed(answer.why)) : null,
      chosen ? el('p', {}, el('button', { type: 'button', onclick: () => this.page.playFrom(square) }, 'Play from here')) : null);
    if (chosen) await this.frame(x, y, answer.outcome);
  }

  refuse(message) {
    show(this.places.square, el('p', { class: 'error' }, message));
  }

  /** Shows the moves on the board; those that the previous player forbids, in a blocking game, as crosses. */
  async frame(x, y, outcome) {
    if (x.length > MOST_DIGITS || y.length > MOST_DIGITS) return;
    const answer = await this.optionsOf({ game: this.page.game, position: `${x} ${y}` }).catch(() => null);
    if (!answer) return;
    const moves = answer.moves.map(({ to, outcome: result }) => ({ x: BigInt(to[0]), y: BigInt(to[1]), wins: result === 'P' }));
    const winning = moves.filter(square => square.wins);
    const blocked = outcome === 'P' && this.page.card.maneuver === 'block';
    this.board.frames = moves;
    this.board.crosses = blocked ? winning : [];
    this.board.later();
    const marked = winning.length === 0 ? '' : blocked ? ', forbidden by the previous player (crosses)' : ' (thick frames)';
    this.places.square.append(el('p', { class: 'quiet' },
      `${counted(moves.length, 'move')} from here, ${winning.length || 'none'} of them to a P-position${marked}.`));
  }
}

function facts({ value, winning }) {
  const known = [value == null ? null : `Grundy value ${value}`, winning == null ? null : counted(winning, 'option') + (winning === 1 ? ' is P' : ' are P')];
  const text = known.filter(fact => fact).join(', ');
  return text ? el('p', {}, text) : null;
}

function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
