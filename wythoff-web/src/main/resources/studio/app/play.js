import { brief, el, printed, redraw, send } from './api.js';
import { Piles } from './piles.js';

const OPPONENTS = [['perfect', 'perfect'], ['4', 'strong'], ['3', 'good'], ['2', 'learning'], ['1', 'beginner'], ['random', 'random'], ['human', 'a friend at this screen']];
const HINTS = 3;

/** The board of longer piles is not drawn, and matches whose text is longer are not sent to and fro. */
const MOST_DIGITS = 1000;
const LONGEST_MATCH = 60_000;

const NO_MOVE = 'The rules have no such move; framed squares can be reached.';
const NAMES = { you: 'You', computer: 'The computer', first: 'The first player', second: 'The second player' };

/** A match at the side of the board. The server keeps nothing: the text of the match is all there is. */
export class Play {
  constructor(place, board, page) {
    this.place = place;
    this.board = board;
    this.page = page;
    this.wishes = { start: '8 12', opponent: 'perfect', first: 'you', discovery: false };
    this.match = null;
    this.left = null;
    this.chosen = [];
    this.serial = 0;
  }

  get isGoingOn() {
    return this.match != null && this.match.phase !== 'over';
  }

  /** Whether the board should keep its knowledge to itself. */
  get isHiding() {
    return this.isGoingOn && this.wishes.discovery;
  }

  forget() {
    if (this.isGoingOn) this.left = { game: this.match.game, text: this.match.match };
    this.serial++;
    this.waiting = false;
    this.match = null;
    this.chosen = [];
    this.board.hidden = false;
    this.board.clear();
  }

  open() {
    if (this.match) this.draw();
    else this.setUp();
  }

  /** Asks the server, once at a time; an answer that comes too late is dropped. */
  async ask(question, use, refuse) {
    if (this.waiting) return;
    const serial = ++this.serial;
    this.waiting = true;
    this.place.setAttribute('aria-busy', 'true');
    try {
      const answer = await question();
      if (serial === this.serial) await use(answer);
    } catch (fault) {
      if (serial === this.serial) refuse(fault.message);
    } finally {
      if (serial === this.serial) this.waiting = false;
      this.place.removeAttribute('aria-busy');
    }
  }

  // ---- Before the match

  setUp(fault) {
    const { wishes } = this;
    const field = (id, label, input) => el('div', { class: 'row' }, el('label', { for: id }, label), input);
    const select = (id, options) => el('select', { id, onchange: event => { wishes[id] = event.target.value; this.page.changed(); } },
      ...options.map(([value, text]) => el('option', { value, selected: wishes[id] === value }, text)));
    redraw(this.place,
      el('p', {}, 'Two players move in turn. Play against the computer, or with a friend at this screen.'),
      el('form', { class: 'fields', onsubmit: event => { event.preventDefault(); this.start(); } },
        field('start', 'Piles', el('input', { id: 'start', size: 14, value: wishes.start, autocomplete: 'off', oninput: event => { wishes.start = event.target.value; this.page.changed(); } })),
        field('opponent', 'Opponent', select('opponent', OPPONENTS)),
        field('first', 'Who starts', select('first', [['you', 'you'], ['computer', 'the computer']])),
        el('label', { class: 'check' }, el('input', { type: 'checkbox', id: 'discovery', checked: wishes.discovery, onchange: event => { wishes.discovery = event.target.checked; this.page.changed(); } }),
          'Discovery: no colours, find the pattern yourself'),
        el('div', { class: 'row' }, el('button', { class: 'main' }, 'Start'), this.loader(),
          this.left ? el('button', { type: 'button', onclick: () => this.load(this.left.text) }, `Go on with the match of ${this.left.game}`) : null)),
      fault ? el('p', { class: 'error', role: 'alert' }, fault) : null);
  }

  loader() {
    const input = el('input', { type: 'file', accept: '.match,.txt,text/plain', hidden: true, 'aria-label': 'A saved match', onchange: async () => input.files[0] && this.load(await input.files[0].text()) });
    return el('span', {}, input, el('button', { type: 'button', onclick: () => input.click() }, 'Load a match'));
  }

  /** Offers a match from here. */
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

  /** Goes on with a match from its text, that of a file or of a link. */
  load(text) {
    return this.ask(
      () => send('play/turn', { match: text, action: { type: 'show' } }),
      async match => {
        await this.page.openGame(match.game);
        const line = key => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1];
        this.wishes = { start: line('start') ?? '', opponent: line('opponent') ?? 'perfect', first: line('first') ?? 'you', discovery: line('discovery') === 'yes' };
        this.begin(match);
      },
      fault => { this.forget(); this.setUp(fault); });
  }

  begin(match) {
    if (match.match.length > LONGEST_MATCH) return this.setUp('Piles of this length are for the terminal: the command below plays them.');
    this.left = null;
    this.page.hush();
    this.take(match);
  }

  // ---- The match

  take(match) {
    this.match = match;
    this.chosen = [];
    this.hints = 0;
    const queen = { x: BigInt(match.position[0]), y: BigInt(match.position[1]) };
    this.board.cursor = null;
    const far = match.position.some(pile => pile.length > MOST_DIGITS);
    if (!far && !this.board.camera.shows(queen)) this.board.centre(queen);
    this.draw();
    this.page.changed();
  }

  turn(action) {
    return this.ask(
      () => send('play/turn', { match: this.match.match, action }),
      next => {
        if (action.type !== 'hint') return this.take(next);
        this.match.hint = next.hint;
        this.draw();
      },
      fault => this.draw(fault));
  }

  option([first, second]) {
    return this.match.options?.find(option => option.first === first && option.second === second);
  }

  /** What leads to a square: of the listed options, or what the piles differ by where there are too many to list. */
  leadingTo(square) {
    const { options, position } = this.match;
    const to = [`${square.x}`, `${square.y}`];
    if (options) return options.find(option => option.to[0] === to[0] && option.to[1] === to[1]);
    const [first, second] = to.map((pile, i) => BigInt(position[i]) - BigInt(pile));
    return first < 0n || second < 0n || (first === 0n && second === 0n) ? undefined : { first: `${first}`, second: `${second}`, to, allowed: true };
  }

  /** A chosen square of the board: a move, or an option to forbid or propose. */
  pick(square) {
    if (!this.isGoingOn) return;
    const option = this.leadingTo(square);
    if (!option) this.say(`There is no move to ${name(square)} from here.`);
    else if (this.match.phase === 'move') this.move([option.first, option.second]);
    else this.choose([option.first, option.second]);
  }

  move(taken) {
    const objection = this.objection(taken);
    if (objection) this.say(objection);
    else this.turn({ type: 'move', first: taken[0], second: taken[1] });
  }

  /** Why this cannot be taken now, as far as the page knows. */
  objection(taken) {
    if (!taken.every(amount => /^[\d\s+*^()-]+$/.test(amount))) return 'Write how many to take from each pile, as 3 and 0.';
    if (this.match.options == null) return null;
    const option = this.option(taken);
    if (!option) return NO_MOVE;
    return option.allowed ? null : `Not now: ${option.why}.`;
  }

  choose(taken) {
    const key = taken.join(',');
    const objection = this.chosen.includes(key) ? null : this.objection(taken);
    if (objection) return this.say(objection);
    this.chosen = this.chosen.includes(key) ? this.chosen.filter(one => one !== key) : [...this.chosen, key];
    this.draw();
  }

  /** A word beside the fields, which the screen reader reads too. */
  say(words) {
    const place = this.place.querySelector('#taking');
    if (place) place.textContent = words;
    this.page.announce(words);
  }

  /** About a square under the cursor. */
  describe(square) {
    const option = this.leadingTo(square);
    this.say(option ? `${name(square)}: take ${brief(option.first)} and ${brief(option.second)}${option.allowed ? '' : `; ${option.why}`}` : `${name(square)}: not a move from here`);
  }

  // ---- What is seen

  draw(fault) {
    const { match } = this;
    this.mark();
    const piles = new Piles(match.position, taken => this.aim(taken));
    this.page.announce([this.title(), match.hint ?? '', ...match.said, fault ?? ''].join(' '));
    redraw(this.place,
      el('h2', {}, this.title()),
      this.isGoingOn ? piles.element : piles.freeze(),
      match.credits ? el('p', {}, this.credits(match.credits)) : null,
      this.isGoingOn ? this.controls(piles) : this.result(),
      match.hint ? el('p', { class: 'card' }, printed(match.hint)) : null,
      fault ? el('p', { class: 'error' }, fault) : null,
      el('div', { class: 'said' }, ...match.said.map(line => el('p', {}, printed(line)))),
      this.story());
  }

  mark() {
    const { match, board } = this;
    const square = ({ to }) => ({ x: BigInt(to[0]), y: BigInt(to[1]) });
    const options = match.options ?? [];
    const named = list => options.filter(({ first, second }) => list.some(([k, l]) => k === first && l === second)).map(square);
    board.queen = square({ to: match.position });
    board.frames = this.isGoingOn ? options.filter(option => option.allowed).map(square) : [];
    board.crosses = named(match.phase === 'forbid' ? this.chosen.map(key => key.split(',')) : match.forbidden);
    board.dots = match.phase === 'propose' ? named(this.chosen.map(key => key.split(','))) : [];
    board.hidden = this.isHiding;
    board.later();
  }

  title() {
    const { phase, turn, winner } = this.match;
    if (phase === 'over') return winner === 'you' ? 'You win!' : `${NAMES[winner]} wins.`;
    return turn === 'you' ? `Your turn to ${phase}` : `${NAMES[turn]}’s turn to ${phase}`;
  }

  credits([first, second]) {
    const names = { you: ['you', 'the computer'], computer: ['the computer', 'you'] };
    const [one, other] = this.wishes.opponent === 'human' ? ['the first player', 'the second'] : names[this.wishes.first];
    return `Imitations left in a row: ${one} ${first}, ${other} ${second}.`;
  }

  controls(piles) {
    const naming = this.match.phase !== 'move';
    const amounts = el('form', {
      class: 'row',
      onsubmit: event => { event.preventDefault(); if (naming) this.choose(piles.taken); else this.move(piles.taken); },
    }, ...piles.fields(), el('button', { class: naming ? '' : 'main' }, naming ? 'Add' : 'Move'));
    const word = el('p', { id: 'taking', class: 'quiet' }, this.match.options == null ? 'There are too many moves to frame them: write numbers.'
      : naming ? 'Click framed squares of the board, or write an option and add it.' : 'Click a framed square of the board, or tokens, or write numbers.');
    return el('div', {}, amounts, word, naming ? this.naming() : null, this.buttons());
  }

  /** Whether what is chosen can be forbidden, or is enough of a proposal: so many that count, or one that does not. */
  isEnough() {
    const { count } = this.page.card;
    if (this.match.phase === 'forbid') return this.chosen.length < count;
    const counting = this.chosen.filter(key => this.option(key.split(','))?.counts ?? true).length;
    return counting >= count || counting < this.chosen.length;
  }

  /** What is chosen to be forbidden or proposed. */
  naming() {
    const { phase, demand } = this.match;
    const verb = phase === 'forbid' ? 'Forbid' : 'Propose';
    const fits = this.isEnough();
    return el('div', { class: 'card' },
      el('p', {}, `${demand[0].toUpperCase()}${demand.slice(1)}${phase === 'forbid' ? ', or none' : ''}.`),
      el('div', { class: 'row' }, ...this.chosen.map(key => el('button', {
        type: 'button', class: 'chip', 'aria-label': `remove take ${key}`, onclick: () => this.choose(key.split(',')),
      }, `take ${key.split(',').map(brief).join(' and ')} ×`))),
      el('button', {
        class: 'main', type: 'button', disabled: !fits,
        onclick: () => this.turn({ type: phase, options: this.chosen.map(key => key.split(',')) }),
      }, this.chosen.length === 0 && phase === 'forbid' ? 'Forbid nothing' : `${verb} ${this.chosen.length}`));
  }

  /** Shows on the board where an amount would lead. */
  aim(taken) {
    const { match, board } = this;
    if (!taken.every(amount => /^\d+$/.test(amount))) return;
    const to = ['0', '1'].map(i => BigInt(match.position[i]) - BigInt(taken[i]));
    board.cursor = to.every(pile => pile >= 0n) && taken.some(amount => amount !== '0') ? { x: to[0], y: to[1] } : null;
    board.later();
    if (board.cursor) this.describe(board.cursor);
  }

  get canUndo() {
    return this.match.turns.some(({ by }) => by !== 'computer');
  }

  buttons() {
    const button = (label, work, more) => el('button', { type: 'button', onclick: work, ...more }, label);
    return el('div', { class: 'row' },
      button(this.hints ? 'More of a hint' : 'Hint', () => { this.hints = Math.min(HINTS, this.hints + 1); this.turn({ type: 'hint', step: this.hints }); }),
      button('Undo', () => this.turn({ type: 'undo' }), { disabled: !this.canUndo }),
      button('Resign', () => this.turn({ type: 'resign' })),
      button('New game', () => { this.forget(); this.setUp(); this.page.changed(); }),
      this.saver());
  }

  saver() {
    return el('button', {
      type: 'button',
      onclick: () => {
        const file = URL.createObjectURL(new Blob([this.match.match], { type: 'text/plain' }));
        el('a', { href: file, download: 'wythoff.match' }).click();
        setTimeout(() => URL.revokeObjectURL(file), 10_000);
      },
    }, 'Save');
  }

  result() {
    const { match } = this;
    return el('div', {},
      match.discovery ? el('div', { class: 'card' }, el('p', {}, match.discovery.question),
        el('p', {}, match.discovery.positions.map(([a, b]) => `(${a},${b})`).join(' ')),
        el('p', { class: 'quiet' }, 'The board shows its colours again.')) : null,
      match.review ? this.review(match.review) : null,
      el('div', { class: 'row' },
        el('button', { class: 'main', type: 'button', onclick: () => { this.forget(); this.setUp(); this.page.changed(); } }, 'Play again'),
        el('button', { type: 'button', disabled: !this.canUndo, onclick: () => this.turn({ type: 'undo' }) }, 'Undo'), this.saver()));
  }

  review(turns) {
    const mistakes = turns.filter(turn => turn.mistake).length;
    return el('div', {}, el('p', {}, mistakes === 0 ? 'Nobody made a mistake.' : `${mistakes} ${mistakes === 1 ? 'turn was a mistake' : 'turns were mistakes'}:`),
      mistakes === 0 ? null : el('ul', {}, ...turns.filter(turn => turn.mistake).map(({ turn, by, what, better }) => el('li', {},
        `${NAMES[by]}, turn ${turn}: ${what}. `, better ? el('strong', {}, `Better: ${better}.`) : null))));
  }

  /** All turns so far. */
  story() {
    const { turns } = this.match;
    if (turns.length === 0) return null;
    return el('details', { open: !this.isGoingOn }, el('summary', {}, `The match so far: ${turns.length} turn${turns.length === 1 ? '' : 's'}`),
      el('ol', { class: 'story' }, ...turns.map(({ by, what, why }) => el('li', {}, `${NAMES[by]}: ${what}`, why ? el('p', { class: 'quiet' }, printed(why)) : null))));
  }
}

function name({ x, y }) {
  return `(${brief(`${x}`)},${brief(`${y}`)})`;
}
