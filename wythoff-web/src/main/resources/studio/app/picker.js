// @ts-check
import { $ } from './dom.js';
import { ask, column, latest, message } from './http.js';
import { drawShelf, drawSteppers } from './shelf.js';
import { later, never } from './timers.js';

const text = $('game', HTMLInputElement);
const error = $('game-error');
const shelf = $('shelf');

const read = latest(async (signal, /** @type {string} */ written) => {
  const { game, fault } = await ask('reading', { game: written }, signal);
  return game == null ? { fault } : { card: await ask('game', { game }, signal) };
});

/** Where one says which game: a text, steppers for its numbers, and the catalogue. */
export class Picker {
  /** @param {(card: Api.Card, keep: boolean) => void} use */
  constructor(use) {
    this.use = use;
    $('picker').addEventListener('submit', event => { event.preventDefault(); this.open(text.value); });
    text.addEventListener('input', () => { this.step(); later('game', 250, () => this.open(text.value)); });
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

  /**
   * Reads the text of a game; a fault is shown with its column, and the last good game stays.
   *
   * @param {string} written @param {boolean} keep whether what is shown of a game stays
   */
  async open(written, keep = false) {
    never('game');
    text.value = written;
    this.step();
    try {
      const answer = await read(written);
      if (!answer) return;
      if (answer.fault) return refuse(written, answer.fault.error, answer.fault.column);
      accept();
      if (answer.card) this.use(answer.card, keep);
    } catch (fault) {
      refuse(written, message(fault), column(fault));
    }
  }

  /** Steppers for the numbers of the text as it stands, read or not. */
  step() {
    drawSteppers($('steppers'), text.value, next => this.open(next));
  }
}

/** @param {string} written @param {string} words @param {number|null} at */
function refuse(written, words, at) {
  const pointer = at && !words.includes('^') ? `\n${written}\n${' '.repeat(at - 1)}^` : '';
  error.textContent = words + pointer;
  error.hidden = false;
  text.setAttribute('aria-invalid', 'true');
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
}

function escape() {
  error.hidden = true;
  if (shelf.hidden) return;
  shelve(false);
  $('browse').focus();
}
