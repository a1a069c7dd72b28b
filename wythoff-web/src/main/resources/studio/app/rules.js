// @ts-check
import { el, show } from './dom.js';
import { printed } from './words.js';

/** Longer rules begin with their first sentences. */
const LONGEST = 640;

/** The rules of a game, whole: what is long is folded, not cut. @param {HTMLElement} place @param {string} words */
export function drawRules(place, words) {
  const text = printed(words);
  if (text.length <= LONGEST) return show(place, text);
  const start = text.slice(0, LONGEST);
  const end = start.lastIndexOf('. ') + 1 || start.lastIndexOf(' ');
  const rest = el('span', { hidden: true }, text.slice(end));
  const more = el('button', {
    type: 'button', class: 'more', 'aria-expanded': 'false',
    onclick: () => {
      rest.hidden = !rest.hidden;
      more.textContent = rest.hidden ? 'More of the rules' : 'Less';
      more.setAttribute('aria-expanded', `${!rest.hidden}`);
    },
  }, 'More of the rules');
  show(place, text.slice(0, end), rest, ' ', more);
}
