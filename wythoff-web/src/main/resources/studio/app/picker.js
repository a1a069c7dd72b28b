// @ts-check
import { $, el, show } from './dom.js';
import { ask, column, latest, message } from './http.js';
import { discreetly } from './secret.js';
import { drawShelf } from './shelf.js';
import { drawSteppers } from './steppers.js';
import { openSum } from './sums.js';
import { later, never } from './timers.js';
import { showWhole } from './whole.js';

const text = $('game', HTMLInputElement);
const error = $('game-error');
const shelf = $('shelf');

/** Letters that fit beside each other on a phone. */
const LONGEST_LINE = 36;

const read = latest(async (signal, /** @type {string} */ written) => {
  const { game, fault, correction, sum } = await ask('reading', { game: written }, signal);
  return game == null ? { fault, correction, sum } : { card: await ask('game', { game, ...discreetly() }, signal) };
});

/** Where one says which game: a text, steppers for its numbers, and the catalogue. */
export class Picker {
  /** @param {(card: Api.Card, keep: boolean, step: boolean) => void} use */
  constructor(use) {
    this.use = use;
    /** Whether a game was opened while its text is being written: what is written further takes its place in the history. */
    this.writing = false;
    /** The game that is shown. */
    this.last = text.value;
    $('picker').addEventListener('submit', event => { event.preventDefault(); this.open(text.value); });
    text.addEventListener('input', () => { this.step(); later('game', 250, () => this.open(text.value, false, true)); });
    text.addEventListener('change', () => { this.writing = false; });
    $('browse').addEventListener('click', () => shelve(Boolean(shelf.hidden)));
    document.addEventListener('pointerdown', ({ target }) => {
      if (!shelf.hidden && target instanceof Element && !target.closest('#shelf, #browse')) shelve(false);
    });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && escape());
  }

  /** Fills the catalogue. */
  fill() {
    return drawShelf(shelf, $('catalogue'), game => { shelve(false); text.focus(); this.open(game); });
  }

  /** Opens the catalogue where one writes a game of one's own. */
  build() {
    shelve(true);
    const own = $('own', HTMLDetailsElement);
    own.open = true;
    own.querySelector('summary')?.focus();
  }

  /**
   * Reads the text of a game; a fault is shown with its column, and the last good game stays.
   *
   * @param {string} written @param {boolean} keep whether what is shown of a game stays
   * @param {boolean} unfinished whether somebody is still writing
   */
  async open(written, keep = false, unfinished = false) {
    never('game');
    text.value = written;
    this.step();
    try {
      const answer = await read(written);
      if (!answer) return;
      if (answer.fault) return this.refuse(written, answer.fault, answer.correction);
      accept();
      if (answer.sum) return this.add(answer.sum, unfinished);
      if (!answer.card) return;
      this.last = answer.card.game;
      this.use(answer.card, keep, !(unfinished && this.writing));
      this.writing = unfinished;
    } catch (fault) {
      this.refuse(written, { error: message(fault), column: column(fault) });
    }
  }

  /** A sum of games has boards of its own; who is still writing may go on. @param {string} sum @param {boolean} unfinished */
  add(sum, unfinished) {
    if (discreetly().secret) return this.refuse(sum, { error: 'A sum is won by the values of its parts, and these are hidden now.', column: null });
    if (!unfinished) return openSum(sum, () => { text.value = this.last; this.step(); });
    show(error, el('span', { class: 'meant' }, 'A sum of games. ', el('button', { type: 'button', onclick: () => this.open(sum) }, 'Open its boards'), ' or press Enter.'));
    error.hidden = false;
  }

  /**
   * Says what cannot be read and where; what may have been meant is one click away.
   *
   * @param {string} written @param {{error: string, column: number|null}} fault @param {string|null} [meant]
   */
  refuse(written, { error: words, column: at }, meant) {
    const said = words.replace('this is not a game: ', '');
    const lines = (meant ? said.replace(/; (did you mean|write) '[^']+'\??/, '') : said).split('\n');
    const pointer = at && !words.includes('^') ? [written, `${' '.repeat(at - 1)}^`] : [];
    show(error, around([...lines, ...pointer].filter(line => !meant || !/^(for example: )/.test(line))).join('\n'),
      meant ? el('span', { class: 'meant' }, 'Did you mean ', el('button', { type: 'button', onclick: () => { text.focus(); this.open(meant); } }, meant), '?') : null);
    error.hidden = false;
    text.setAttribute('aria-invalid', 'true');
  }

  /** Steppers for the numbers of the text as it stands, read or not. */
  step() {
    drawSteppers($('steppers'), text.value, next => this.open(next));
    showWhole();
  }
}

/** Of a long text above a pointer only what is near it, since the pointer of a text that is broken into lines points nowhere. @param {string[]} lines */
function around(lines) {
  const at = lines.findIndex((line, n) => n > 0 && /^ *\^$/.test(line));
  if (at < 0 || lines[at - 1].length <= LONGEST_LINE) return lines;
  const from = Math.max(0, lines[at].length - LONGEST_LINE / 2);
  const part = `${from ? '…' : ''}${lines[at - 1].slice(from, from + LONGEST_LINE)}${lines[at - 1].length > from + LONGEST_LINE ? '…' : ''}`;
  return [...lines.slice(0, at - 1), part, `${lines[at].slice(from)}`.padStart(lines[at].length - from + (from ? 1 : 0)), ...lines.slice(at + 1)];
}

function accept() {
  error.textContent = '';
  error.hidden = true;
  text.removeAttribute('aria-invalid');
}

/** @param {boolean} open */
function shelve(open) {
  shelf.hidden = !open;
  $('browse').setAttribute('aria-expanded', `${open}`);
  if (open && matchMedia('(pointer: fine)').matches) document.getElementById('search')?.focus();
}

function escape() {
  error.hidden = true;
  if (shelf.hidden) return;
  shelve(false);
  $('browse').focus();
}
