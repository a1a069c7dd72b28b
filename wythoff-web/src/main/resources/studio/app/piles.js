// @ts-check
import { el, show } from './dom.js';
import { brief } from './words.js';

const MOST_TOKENS = 60;

/**
 * Two piles of tokens and how many to take from each. A click on a token takes it and those after it; a second click on
 * the same one leaves them. Tokens that have just been taken go away before the eyes.
 */
export class Piles {
  /** @param {Api.Pair} sizes @param {Api.Pair} before what they were @param {(taken: Api.Pair) => void} changed */
  constructor(sizes, before, changed) {
    this.sizes = sizes;
    this.changed = changed;
    this.frozen = false;
    this.inputs = ['first', 'second'].map(name => this.field(name));
    /** @type {(HTMLElement|null)[]} */
    this.heaps = [];
    this.element = el('div', { class: 'piles' });
    this.fill(sizes, before);
  }

  /** Shows these piles. @param {Api.Pair} sizes @param {Api.Pair} before what they were */
  fill(sizes, before = sizes) {
    this.sizes = sizes;
    this.heaps = sizes.map((size, i) => this.heap(size, i, before[i]));
    show(this.element, ...sizes.map((size, i) => el('div', { class: 'pile' },
      el('strong', {}, `${i ? 'Second' : 'First'} pile: ${brief(size)}`), this.heaps[i])));
  }

  /** @param {string} name */
  field(name) {
    const input = el('input', {
      id: `take-${name}`, size: 4, value: '0', inputmode: 'numeric', autocomplete: 'off', 'aria-label': `from the ${name} pile`, 'aria-describedby': 'taking',
      oninput: () => this.refresh(),
      onfocus: () => { input.select(); },
    });
    return input;
  }

  /** Piles to look at only. */
  freeze() {
    this.frozen = true;
    return this.element;
  }

  /** The fields, to be put into a form. */
  fields() {
    return this.inputs.flatMap((input, i) => [el('span', {}, i ? 'and' : 'Take'), input]);
  }

  /** @returns {Api.Pair} */
  get taken() {
    const [first, second] = this.inputs.map(input => input.value.trim() || '0').map(amount => (/^\d+$/.test(amount) ? `${BigInt(amount)}` : amount));
    return [first, second];
  }

  /** @param {string} size @param {number} i @param {string} before */
  heap(size, i, before) {
    if (size.length > 2 || Number(size) > MOST_TOKENS) return null;
    const count = Number(size);
    const gone = Math.max(0, Math.min(MOST_TOKENS, Number(before)) - count);
    return el('div', { class: 'tokens', 'aria-hidden': 'true' }, ...Array.from({ length: count }, (_, n) => el('button', {
      type: 'button', tabindex: -1, onclick: () => this.click(i, `${count - n}`),
    })), ...Array.from({ length: gone }, () => el('i', { class: 'gone', onanimationend: ({ target }) => { if (target instanceof Element) target.remove(); } })));
  }

  /** Shows what a move that is only thought of would take. @param {Api.Pair|null} taken */
  preview(taken) {
    this.heaps.forEach((heap, i) => {
      const stay = Number(this.sizes[i]) - Number(taken?.[i] ?? 0);
      [...heap?.querySelectorAll('button') ?? []].forEach((token, n) => token.classList.toggle('aimed', n >= stay));
    });
  }

  /** @param {number} i @param {string} amount */
  click(i, amount) {
    if (this.frozen) return;
    this.inputs[i].value = this.inputs[i].value === amount ? '0' : amount;
    this.refresh();
  }

  refresh() {
    this.heaps.forEach((heap, i) => {
      const stay = Number(this.sizes[i]) - Number(this.taken[i]);
      [...heap?.querySelectorAll('button') ?? []].forEach((token, n) => token.classList.toggle('taken', n >= stay));
    });
    this.changed(this.taken);
  }
}
