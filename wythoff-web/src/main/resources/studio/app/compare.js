// @ts-check
import { command, commandLine } from './command.js';
import { el, redraw, show } from './dom.js';
import { ask, latest, message, url } from './http.js';
import { bring } from './overlay.js';
import { watch } from './watch.js';
import { withinThePage } from './words.js';

/** @import { Board } from './board.js' */
/** @import { Square } from './camera.js' */
/** @import { Page } from './main.js' */

/** What was counted, for as long as the page is open. @type {Map<string, Api.Comparison>} */
const known = new Map();

const readingOf = latest((signal, /** @type {string} */ game) => ask('reading', { game }, signal));

/** Two games on one board: where they differ, how often, and where first. */
export class Compare {
  /**
   * @param {Board} board @param {Page} page
   * @param {(other: string) => void} compare shows the difference from another game, or with nothing the game alone
   * @param {(square: Square) => void} pick
   */
  constructor(board, page, compare, pick) {
    this.board = board;
    this.page = page;
    this.compare = compare;
    this.pick = pick;
    this.bound = '1000';
    this.place = el('section', { 'aria-labelledby': 'compare-title' });
  }

  draw() {
    const other = el('input', { id: 'compare-with', size: 16, value: this.page.other, placeholder: 'nim', list: 'catalogue', autocomplete: 'off', spellcheck: false });
    const bound = el('input', { id: 'compare-bound', size: 6, value: this.bound, inputmode: 'numeric', autocomplete: 'off' });
    const result = el('div', { id: 'difference' });
    const begin = async (/** @type {Event} */ event) => {
      event.preventDefault();
      this.bound = bound.value.trim() || '1000';
      try {
        const reading = await readingOf(other.value.trim());
        if (!reading) return;
        if (reading.sum) throw new Error('A sum of games has more than two piles, so it has no board to compare.');
        if (reading.game == null) throw new Error(reading.fault?.error ?? 'That is no game.');
        this.compare(reading.game);
      } catch (fault) {
        show(result, el('p', { class: 'error', role: 'alert' }, message(fault)));
      }
    };
    redraw(this.place,
      el('h2', { id: 'compare-title' }, 'Compare'),
      el('p', { class: 'quiet' }, 'Another game on the same board: squares that are P in one of the two only.'),
      el('form', { class: 'row', onsubmit: begin }, el('label', { for: 'compare-with' }, 'With'), other, el('label', { for: 'compare-bound' }, 'piles below'), bound,
        el('button', { id: 'compare' }, 'Compare'),
        this.page.other ? el('button', { type: 'button', id: 'compare-end', onclick: () => this.compare('') }, 'End') : null),
      result);
    if (this.page.other) this.count(result);
    return this.place;
  }

  /** @param {HTMLElement} result */
  count(result) {
    const question = { game: this.page.game, other: this.page.other, bound: this.bound };
    const key = JSON.stringify(question);
    const before = known.get(key);
    const work = el('div', { class: 'result' }, before ? this.told(before) : null);
    show(result, work, commands(question));
    if (before) return;
    watch(work, url('compare', question), {
      event: 'comparison',
      done: text => {
        /** @type {Api.Comparison} */
        const found = JSON.parse(text);
        known.set(key, found);
        show(work, this.told(found));
        this.page.announce(work.textContent ?? '');
      },
      failed: words => show(work, el('p', { class: 'error', role: 'alert' }, withinThePage(words))),
      stopped: () => {},
    });
  }

  /** @param {Api.Comparison} found */
  told({ game, other, bound, both, onlyGame, onlyOther, first }) {
    const line = (/** @type {string} */ kind, /** @type {string} */ count, /** @type {string} */ words) => el('li', {}, el('i', { class: `swatch ${kind}` }), el('span', {}, `${count} ${words}`));
    const at = first && { x: BigInt(first.position[0]), y: BigInt(first.position[1]) };
    return el('div', {},
      el('p', {}, `With both piles below ${bound}:`),
      el('ul', { class: 'plainlist' }, line('k1', both, 'are P in both'), line('k2', onlyGame, `are P in ${game} only`), line('k3', onlyOther, `are P in ${other} only`)),
      at ? el('p', {}, `They differ first at (${at.x},${at.y}): P in ${first.p === 'game' ? game : other}, N in ${first.p === 'game' ? other : game}. `,
        el('button', { type: 'button', id: 'first-difference', onclick: () => { bring(this.board, at); this.pick(at); } }, 'Show it'))
        : el('p', {}, 'They do not differ there; farther out nothing was counted.'));
  }
}

/** @param {{game: string, other: string, bound: string}} question */
function commands({ game, other, bound }) {
  return commandLine(command('compare', [game, other], { bound }));
}
