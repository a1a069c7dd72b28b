import { el, send, show } from './api.js';

/** A match at the side of the board. The server keeps nothing: the text of the match is all there is. */
export class Play {
  constructor(place, board, page) {
    this.place = place;
    this.board = board;
    this.page = page;
    this.match = null;
    this.chosen = [];
    this.hints = 0;
  }

  /** Whether the board should keep its knowledge to itself. */
  isHiding() {
    return this.match != null && this.match.phase !== 'over' && this.discovery === true;
  }

  forget() {
    this.match = null;
    this.chosen = [];
    this.board.hidden = false;
    this.board.options = [];
    this.board.blocked = [];
    this.board.later();
  }

  open() {
    if (this.match) this.draw();
    else this.setUp();
  }

  setUp(fault) {
    const at = this.page().square;
    const field = (id, label, input) => el('div', { class: 'row' }, el('label', { for: id }, label), input);
    const select = (id, options) => el('select', { id }, ...options.map(([value, text]) => el('option', { value }, text)));
    show(this.place,
      el('p', {}, 'Play against the computer, or with a friend at this screen.'),
      el('form', { onsubmit: event => { event.preventDefault(); this.start(); } },
        field('start', 'Piles', el('input', { id: 'start', size: 14, value: at ? `${at.x} ${at.y}` : '8 12' })),
        field('opponent', 'Opponent', select('opponent', [['perfect', 'perfect'], ['4', 'strong'], ['3', 'good'], ['2', 'learning'], ['1', 'beginner'], ['random', 'random'], ['human', 'a friend']])),
        field('first', 'Who starts', select('first', [['you', 'you'], ['computer', 'the computer']])),
        el('label', { class: 'check' }, el('input', { type: 'checkbox', id: 'discovery' }), 'Discovery: find the pattern yourself'),
        el('div', { class: 'row' }, el('button', { class: 'main' }, 'Start'))),
      fault ? el('p', { class: 'error' }, fault) : null);
  }

  begin(x, y) {
    this.forget();
    this.setUp();
    this.place.querySelector('#start').value = `${x} ${y}`;
  }

  async start() {
    const value = id => this.place.querySelector(`#${id}`).value;
    this.discovery = this.place.querySelector('#discovery').checked;
    this.hints = 0;
    try {
      this.match = await send('play', {
        game: this.page().game, start: value('start'), opponent: value('opponent'), first: value('first'),
        seed: `${Math.floor(Math.random() * 1e9)}`, discovery: this.discovery,
      });
      this.chosen = [];
      this.draw();
    } catch (fault) {
      this.setUp(fault.message);
    }
  }

  /** A click on the board is a move, or chooses an option to forbid or propose. Says whether it was for the match. */
  pick(square) {
    const match = this.match;
    if (!match || match.phase === 'over') return false;
    const option = (match.options ?? []).find(one => one.to[0] === `${square.x}` && one.to[1] === `${square.y}`);
    if (!option) return true;
    if (match.phase === 'move') this.turn({ type: 'move', first: option.first, second: option.second });
    else {
      const key = `${option.first},${option.second}`;
      this.chosen = this.chosen.includes(key) ? this.chosen.filter(one => one !== key) : [...this.chosen, key];
      this.draw();
    }
    return true;
  }

  async turn(action) {
    try {
      const next = await send('play/turn', { match: this.match.match, action });
      if (action.type !== 'hint') this.hints = 0;
      this.chosen = [];
      this.match = next;
      this.draw();
    } catch (fault) {
      this.draw(fault.message);
    }
  }

  draw(fault) {
    const match = this.match;
    const [x, y] = match.position;
    this.board.marked = { x: BigInt(x), y: BigInt(y) };
    const square = to => ({ x: BigInt(to[0]), y: BigInt(to[1]), outcome: '' });
    this.board.options = (match.options ?? []).filter(option => option.allowed).map(option => square(option.to));
    const chosen = (match.options ?? []).filter(option => this.chosen.includes(`${option.first},${option.second}`)).map(option => square(option.to));
    const blocked = (match.options ?? []).filter(option => (match.forbidden ?? []).some(([k, l]) => k === option.first && l === option.second)).map(option => square(option.to));
    this.board.blocked = match.phase === 'forbid' || match.phase === 'propose' ? chosen : blocked;
    this.board.hidden = this.isHiding();
    this.board.later();
    show(this.place,
      el('div', { class: 'said', 'aria-live': 'polite' }, ...match.said.map(line => el('p', {}, line))),
      this.piles(x, y),
      match.credits ? el('p', {}, `Imitations left: ${match.credits[0]} and ${match.credits[1]}`) : null,
      match.phase === 'over' ? this.over() : this.ask(),
      match.hint ? el('p', { class: 'card' }, match.hint) : null,
      fault ? el('p', { class: 'error' }, fault) : null);
  }

  piles(x, y) {
    const pile = (name, size) => el('div', { class: 'pile' }, el('strong', {}, `${name}: ${size.length > 24 ? `${size.length} digits` : size}`),
      size.length <= 2 && Number(size) <= 60 ? el('div', { class: 'tokens', 'aria-hidden': 'true' }, ...Array.from({ length: Number(size) }, () => el('i'))) : null);
    return el('div', { class: 'piles' }, pile('First pile', x), pile('Second pile', y));
  }

  ask() {
    const match = this.match;
    const buttons = el('div', { class: 'row' },
      el('button', { type: 'button', onclick: () => this.turn({ type: 'hint', step: Math.min(3, ++this.hints) }) }, 'Hint'),
      el('button', { type: 'button', onclick: () => this.turn({ type: 'undo' }) }, 'Undo'),
      el('button', { type: 'button', onclick: () => { this.forget(); this.setUp(); } }, 'New game'));
    if (match.phase === 'move') {
      return el('div', {},
        el('form', { class: 'row', onsubmit: event => { event.preventDefault(); this.take(event.target); } },
          el('label', {}, 'Take ', el('input', { name: 'k', size: 4, value: '0', inputmode: 'numeric', 'aria-label': 'from the first pile' })),
          el('label', {}, ' and ', el('input', { name: 'l', size: 4, value: '0', inputmode: 'numeric', 'aria-label': 'from the second pile' })),
          el('button', { class: 'main' }, 'Move')),
        el('p', { class: 'quiet' }, 'or click a framed square of the board.'), buttons);
    }
    const verb = match.phase === 'forbid' ? 'Forbid' : 'Propose';
    return el('div', {},
      el('p', {}, `${verb} options: click framed squares of the board. Chosen: ${this.chosen.length ? this.chosen.map(key => `take ${key.replace(',', ' and ')}`).join('; ') : 'none'}.`),
      el('div', { class: 'row' }, el('button', {
        class: 'main', type: 'button',
        onclick: () => this.turn({ type: match.phase, options: this.chosen.map(key => key.split(',')) }),
      }, verb)), buttons);
  }

  take(form) {
    this.turn({ type: 'move', first: form.elements.k.value.trim() || '0', second: form.elements.l.value.trim() || '0' });
  }

  over() {
    const match = this.match;
    const words = { you: 'You win!', computer: 'The computer wins.', first: 'The first player wins.', second: 'The second player wins.' };
    return el('div', {},
      el('p', { class: 'verdict' }, words[match.winner] ?? 'The game is over.'),
      match.discovery ? el('div', { class: 'card' }, el('p', {}, match.discovery.question),
        el('p', {}, match.discovery.positions.map(([a, b]) => `(${a},${b})`).join(' '))) : null,
      match.review ? el('table', {}, el('tbody', {}, ...match.review.map(turn => el('tr', {},
        el('td', {}, `${turn.turn}`), el('td', {}, turn.by), el('td', {}, turn.what),
        el('td', { class: turn.mistake ? 'error' : '' }, turn.mistake ? `a mistake${turn.better ? `; better: ${turn.better}` : ''}` : ''))))) : null,
      el('div', { class: 'row' }, el('button', { class: 'main', type: 'button', onclick: () => { this.forget(); this.setUp(); } }, 'Play again'),
        el('button', { type: 'button', onclick: () => this.turn({ type: 'undo' }) }, 'Undo')));
  }
}
