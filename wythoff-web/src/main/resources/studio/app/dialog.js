// @ts-check
import { el } from './dom.js';

/** @import { Child } from './dom.js' */

/**
 * A window over the page that is closed by its button, by Escape, or by a click beside it. The browser keeps the focus inside,
 * and gives it back afterwards.
 *
 * @param {string} id @param {string} title @param {Child[]} content
 */
export function dialog(id, title, ...content) {
  /** @type {HTMLDialogElement} */
  const window = el('dialog', { id, 'aria-labelledby': `${id}-title` },
    el('div', { class: 'sheet' },
      el('div', { class: 'top' }, el('h2', { id: `${id}-title` }, title),
        el('button', { type: 'button', class: 'close', 'aria-label': 'Close', onclick: () => window.close() }, '×')),
      ...content));
  window.addEventListener('click', ({ target }) => { if (target === window) window.close(); });
  document.body.append(window);
  return window;
}
