// @ts-check
import { el, show } from './dom.js';
import { ask, latest } from './http.js';
import { reach } from './pieces.js';
import { Solving } from './solving.js';
import { later, never } from './timers.js';
import { brief } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Piece, Refusal, Sight } from './tiles.js' */

/** What is the matter with the board, if anything, and what can be done about it. Quick work needs no words. */
export class Notice {
  /** @param {HTMLElement} place @param {Board} board */
  constructor(place, board) {
    this.place = place;
    this.board = board;
    this.noticed = '';
    /** Boards that were given up, which are not begun again by themselves. @type {Set<string>} */
    this.hopeless = new Set();
    this.solving = new Solving(words => this.say(...words));
    this.nearest = latest((signal, /** @type {Api.Questions['nearest']} */ at) => ask('nearest', at, signal));
  }

  /** @param {Sight} sight */
  tell(sight) {
    const { coming, fault, refused, bare } = sight;
    const { question } = this.board.tiles;
    const next = this.next(refused);
    if (coming) this.board.canvas.setAttribute('aria-busy', 'true');
    else this.board.canvas.removeAttribute('aria-busy');
    // While tiles come, it is not known yet which of them are missing.
    const state = fault && (!coming || fault.kind !== 'limit') ? `${fault.words} ${next && this.board.tiles.source('solve', next)}`
      : coming ? 'coming' : bare && question.layer === 'outcome' ? `bare ${this.middle().x} ${this.middle().y}` : '';
    if (`${question.game} ${state}` === this.noticed) return;
    this.noticed = `${question.game} ${state}`;
    never('busy');
    this.nearest.stop();
    this.solving.stop();
    if (fault && state !== 'coming') return this.refuse(fault, refused, next);
    this.place.hidden = true;
    if (coming) later('busy', 400, () => this.say('Drawing…'));
    else if (state) later('busy', 200, () => this.pointOut());
  }

  /** @param {(string|HTMLElement)[]} words */
  say(...words) {
    show(this.place, ...words.map(part => (typeof part === 'string' ? el('span', {}, part) : part)));
    this.place.hidden = false;
  }

  /** The farthest piece there is hope for: its board has all the others in it. @param {Piece[]} refused */
  next(refused) {
    const hopeful = refused.filter(piece => !this.hopeless.has(this.hope(piece)));
    return hopeful.reduce((/** @type {Piece|null} */ far, piece) => (far && reach(far) >= reach(piece) ? far : piece), null);
  }

  /** What a board is known by. @param {Piece} piece */
  hope(piece) {
    return `${JSON.stringify(this.board.tiles.question)} ${piece.level} ${reach(piece)}`;
  }

  /** @param {Refusal} fault @param {Piece[]} refused @param {Piece|null} next */
  refuse(fault, refused, next) {
    const again = (/** @type {string} */ label) => el('button', { type: 'button', onclick: () => { this.hopeless.clear(); this.retry(); } }, label);
    if (fault.kind !== 'limit') return this.say(sentence(fault.words), again('Try again'));
    const below = refused.map(reach).reduce((least, one) => (one < least ? one : least));
    const shown = below > 0n ? `Shown are the piles below ${brief(`${below}`)}.` : 'This part is not shown.';
    if (!next) return this.say(`${shown} ${sentence(fault.words)}`, again('Try again'));
    const give = () => refused.forEach(piece => this.hopeless.add(this.hope(piece)));
    this.solving.start(this.board.tiles.source('solve', next), shown, {
      // Tiles that were refused once more would have it solved for ever.
      solved: () => { give(); this.retry(); },
      failed: words => { this.hopeless.add(this.hope(next)); this.noticed = ''; this.say(`${shown} ${sentence(words)}`); this.board.later(); },
      stopped: () => { give(); this.say(`${shown} Solving a larger board was stopped.`, again('Go on')); },
    });
  }

  /** Asks again for what was refused. */
  retry() {
    this.noticed = '';
    this.place.hidden = true;
    this.board.tiles.retry();
  }

  middle() {
    const { camera } = this.board;
    return camera.squareAt(camera.width / 2, camera.height / 2) ?? camera.corner();
  }

  /** Nothing but one colour as far as one sees. */
  async pointOut() {
    const { game } = this.board.tiles.question;
    const { x, y } = this.middle();
    const found = await this.nearest({ game, x: `${x}`, y: `${y}` }).catch(() => null);
    if (!found) return;
    const [a, b] = found.position ?? [];
    if (a == null || b == null) return this.say('There is no P-position in sight.');
    this.say(`There is no P-position in sight. A near one is (${brief(a)}, ${brief(b)}).`,
      el('button', { type: 'button', onclick: () => this.board.centre({ x: BigInt(a), y: BigInt(b) }) }, 'Go there'));
  }
}

/** What the server says, without what it says of the command line. @param {string} words */
function sentence(words) {
  const parts = words.split(/\n\s*/).filter(part => part && !part.startsWith('ask for less'));
  const [first = '', ...rest] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join('; ')}.`;
}
