// @ts-check
import { copier } from './command.js';
import { el } from './dom.js';
import { message } from './http.js';
import { Marks } from './marks.js';
import { name } from './match.js';
import { Notebook, drawNotebook } from './notebook.js';
import { Pencils, markOf } from './pencils.js';
import { Secret } from './secret.js';
import { printSheet } from './sheet.js';
import { counted } from './words.js';

/** @import { Square } from './camera.js' */
/** @import { Ink } from './ink.js' */
/** @import { Page } from './main.js' */
/** @import { Wishes } from './setup.js' */
/** @import { Mark } from './marks.js' */

/** @type {Record<Mark, string>} */
const THOUGHTS = { P: 'you think P, lost for whoever has to move', N: 'you think N, won for whoever has to move', '?': 'you are not sure' };

/** Finding the pattern oneself: nothing is told, squares are marked, games are noted, and marks are scored when asked. */
export class Discovery {
  /** @param {Page} page @param {() => void} changed the secret has @param {() => void} redraw what is seen has changed */
  constructor(page, changed, redraw) {
    this.page = page;
    this.redraw = redraw;
    this.marks = new Marks();
    this.notebook = new Notebook();
    this.pencils = new Pencils();
    this.secret = new Secret(() => {
      this.pencils.show(this.secret.isHiding);
      this.revealed = this.secret.isHiding ? '' : page.game;
      changed();
    });
    /** The game whose answers were hidden before: its marks are still of interest. */
    this.revealed = '';
    /** @type {string|null} */
    this.score = null;
  }

  /** @param {Ink} ink */
  draw(ink) {
    const { secret, marks } = this;
    if (secret.isHiding || this.revealed === marks.game) marks.draw(ink, secret.isHiding, !secret.isLocked);
  }

  /** Marks a square if a pencil is chosen; says whether it was. @param {Square} square */
  pick(square) {
    const { chosen } = this.pencils;
    if (!this.secret.isHiding || chosen === 'move') return false;
    this.mark(square, chosen === 'erase' ? null : chosen);
    return true;
  }

  /** Says whether the key was for marking. @param {string} key @param {Square} square */
  key(key, square) {
    const mark = markOf(key);
    if (!this.secret.isHiding || mark === undefined) return false;
    this.mark(square, mark);
    return true;
  }

  /** @param {Square} square @param {Mark|null} mark */
  mark(square, mark) {
    const now = this.marks.put(square, mark);
    this.score = null;
    this.redraw();
    this.page.announce(`${name(square)}: ${now ? THOUGHTS[now] : 'no mark'}.`);
  }

  async judge() {
    try {
      const { right, wrong, unsure } = await this.marks.score(!this.secret.isLocked);
      const which = wrong && !this.secret.isLocked ? ' The wrong ones are struck through.' : '';
      this.score = right + wrong === 0 ? 'Mark some squares P or N first.'
        : `${right} of ${counted(right + wrong, 'mark')} ${right + wrong === 1 || right === 1 ? 'is' : 'are'} right${unsure ? `, and ${unsure} not judged` : ''}.${which}`;
    } catch (fault) {
      this.score = message(fault);
    }
    this.redraw();
    this.page.announce(this.score);
  }

  /** What there is to do while the pattern is looked for. @param {Wishes} wishes */
  card(wishes) {
    const { secret, marks, notebook, page } = this;
    const button = (/** @type {string} */ label, /** @type {() => void} */ work, disabled = false) => el('button', { type: 'button', disabled, onclick: () => work() }, label);
    return el('section', { class: 'card discovery', 'aria-label': 'Discovery' },
      el('p', {}, el('strong', {}, 'Find the pattern')),
      el('p', {}, 'The answers are hidden. Play, look at what happened, and mark squares with the tools above the board, or with the keys P, N and U: ',
        el('strong', {}, 'P'), ' if whoever has to move there loses, ', el('strong', {}, 'N'), ' if whoever has to move there wins.'),
      el('div', { class: 'row' },
        button('Score my marks', () => this.judge(), marks.all.size === 0),
        button('Wipe my marks', () => { marks.clear(); this.score = null; this.redraw(); }, marks.all.size === 0),
        secret.isLocked ? null : button('Reveal the answers', () => secret.become('open'))),
      el('p', { id: 'score', 'aria-live': 'polite' }, this.score ?? (marks.all.size ? `${counted(marks.all.size, 'square')} marked.` : '')),
      drawNotebook(notebook.notes(page.game), () => { notebook.clear(page.game); this.redraw(); }),
      this.classroom(wishes));
  }

  /** For teachers. @param {Wishes} wishes */
  classroom(wishes) {
    const { isLocked } = this.secret;
    const { card } = this.page;
    const answers = el('input', { type: 'checkbox', id: 'sheet-answers' });
    const link = () => {
      const { start, opponent, first } = wishes;
      return `${location.origin}/?${new URLSearchParams({ game: this.page.game, tab: 'play', discovery: 'locked', start, opponent, first })}`;
    };
    return el('details', { class: 'classroom' }, el('summary', {}, isLocked ? 'A sheet for notes' : 'For teachers'),
      isLocked ? el('p', { class: 'quiet' }, 'This link keeps the answers hidden as long as it is open.')
        : el('p', {}, 'The link for a class opens this game with the answers hidden, and nothing on that page unlocks them. Nothing is sent to it that would tell, either; but whoever opens this studio without the link sees everything.'),
      isLocked ? null : el('label', { class: 'check' }, answers, 'Print the answers too, on a second page'),
      el('div', { class: 'row' },
        isLocked ? null : copier('Copy the link for a class', link),
        el('button', { type: 'button', onclick: () => { if (card) printSheet(card, answers.checked && !isLocked); } }, 'Print a sheet')));
  }
}
