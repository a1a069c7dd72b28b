// @ts-check
import { $, el } from './dom.js';

/** @import { Mark } from './marks.js' */
/** What a click on a square does: a mark, no mark any more, or a move. @typedef {Mark|'erase'|'move'} Pencil */

/** @type {[Pencil, string, string][]} */
const PENCILS = [
  ['move', '♛ Move', 'a click moves, or chooses where to start'],
  ['P', 'P lost', 'I think: whoever has to move here loses (key P)'],
  ['N', 'N won', 'I think: whoever has to move here wins (key N)'],
  ['?', '? unsure', 'I am not sure (key U)'],
  ['erase', 'Erase', 'takes the mark away (Delete)'],
];

/** @type {Record<string, Mark|null>} */
const KEYS = { p: 'P', n: 'N', u: '?', Delete: null, Backspace: null };

/** The mark that a key stands for, null to erase, undefined if it is another key. @param {string} key */
export function markOf(key) {
  return key.length === 1 ? KEYS[key.toLowerCase()] : KEYS[key];
}

/** The tools above the board with which squares are marked. */
export class Pencils {
  constructor() {
    /** @type {Pencil} */
    this.chosen = 'move';
    this.buttons = PENCILS.map(([pencil, label, title]) => el('button', {
      type: 'button', title, 'aria-pressed': `${pencil === 'move'}`, onclick: () => this.choose(pencil),
    }, label));
    this.element = el('div', { id: 'pencils', role: 'group', 'aria-label': 'What a click on a square does' }, ...this.buttons);
    this.element.hidden = true;
    $('tools').after(this.element);
  }

  /** @param {Pencil} pencil */
  choose(pencil) {
    this.chosen = pencil;
    PENCILS.forEach(([one], n) => this.buttons[n].setAttribute('aria-pressed', `${one === pencil}`));
  }

  /** @param {boolean} shown */
  show(shown) {
    this.element.hidden = !shown;
    if (!shown) this.choose('move');
  }
}
