// @ts-check
import { $, show } from './dom.js';

const field = $('game', HTMLInputElement);
const whole = $('whole');

/** The text of a game in full below its field, if the field is too short for it; it can be folded. */
export function showWhole() {
  whole.hidden = field.scrollWidth <= field.clientWidth;
  show($('whole-text'), field.value);
}

new ResizeObserver(showWhole).observe(field);
