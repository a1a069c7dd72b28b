// @ts-check
import { dialog } from './dialog.js';
import { el } from './dom.js';
import { save } from './lists.js';

/** A drawing of an automaton, small, and large in a window of its own. @param {string} svg @param {number} states @param {string} file */
export function machine(svg, states, file) {
  const words = `The automaton, ${states} states: it begins at state 0, reads a digit of x and one of y at a time, and accepts in states with two rings.`;
  return el('details', { class: 'machine' },
    el('summary', {}, `The automaton, drawn (${states} states)`),
    drawing(svg, words),
    el('div', { class: 'row' },
      el('button', {
        type: 'button',
        onclick: () => {
          const window = dialog('machine', `The automaton, ${states} states`, el('p', { class: 'quiet' }, words),
            el('div', { class: 'machine large', tabindex: 0, role: 'group', 'aria-label': 'The drawing, which scrolls' },
              drawing(svg.replace(/(id="|url\(#)tip/g, '$1large-tip'), words)));
          window.addEventListener('close', () => window.remove());
          window.showModal();
        },
      }, 'Larger'),
      el('button', { type: 'button', onclick: () => save(svg, file) }, 'Save SVG')));
}

/** @param {string} svg @param {string} words */
function drawing(svg, words) {
  const parsed = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
  parsed.setAttribute('role', 'img');
  parsed.setAttribute('aria-label', words);
  return parsed;
}
