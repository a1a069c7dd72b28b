// @ts-check
import { el } from './dom.js';
import { message } from './http.js';

/** @import { Camera } from './camera.js' */
/** @import { Child } from './dom.js' */
/** @typedef {Record<string, string|number|boolean|null>} Options */

const MOST_PICTURED = 16000;

/** @param {string} text */
function quoted(text) {
  return /^[\w.,@^+/:-]+$/.test(text) ? text : `"${text}"`;
}

/**
 * A command line: words as they are, options from an object; what is null is left out.
 *
 * @param {string} name @param {(string|bigint)[]} words @param {Options} options
 */
export function command(name, words, options = {}) {
  const given = Object.entries(options).filter(([, value]) => value != null && value !== false)
    .map(([key, value]) => {
      const flag = key === 'o' ? '-o' : `--${key}`;
      return value === true ? flag : `${flag} ${quoted(`${value}`)}`;
    });
  return ['./wythoff', name, ...words.map(word => quoted(`${word}`)), ...given].join(' ');
}

/**
 * What shows the same picture as the board does.
 *
 * @param {string} game @param {string} layer @param {Camera} camera @param {Options} more
 * @param {string} [other] the game that is compared
 */
export function pictureCommand(game, layer, camera, more = {}, other = '') {
  const corner = camera.corner();
  const size = Math.min(MOST_PICTURED, Math.ceil(Math.max(camera.wide, camera.high)));
  return command('picture', layer === 'difference' ? [game, other] : [game], {
    show: layer === 'outcome' ? null : layer,
    from: corner.x === 0n && corner.y === 0n ? null : `${corner.x},${corner.y}`,
    size, ...more,
  });
}

/**
 * A button that copies, and says so.
 *
 * @param {string} label
 * @param {() => string} text throws an Error with the words to say if there is none
 */
export function copier(label, text) {
  const button = el('button', {
    type: 'button',
    class: 'copy',
    onclick: async () => {
      try {
        await copy(text());
        button.textContent = 'Copied';
      } catch (fault) {
        button.textContent = message(fault);
      }
      setTimeout(() => { button.textContent = label; }, 2000);
    },
  }, label);
  return button;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error('Not allowed here; select and copy it'); // pages of other machines without https
  }
}

/** The words of a command, which is broken between them and not behind a hyphen. @param {string} text @returns {Child[]} */
export function wordsOf(text) {
  return text.split(' ').flatMap((word, n) => [n ? ' ' : null, el('span', {}, word)]);
}

/** A line to paste into a terminal. @param {string} text */
export function commandLine(text) {
  return el('div', { class: 'command' }, el('code', { tabindex: 0 }, ...wordsOf(text)), copier('Copy', () => text));
}
