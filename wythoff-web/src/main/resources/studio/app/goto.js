// @ts-check
import { $ } from './dom.js';
import { ask, latest, message } from './http.js';

/** @import { Square } from './camera.js' */

/**
 * The form that leads to a position, however far away.
 *
 * @param {object} page
 * @param {() => string} page.game
 * @param {() => string|null} page.hidden why nothing is told just now
 * @param {(words: string) => void} page.refuse
 * @param {(square: Square, known: Api.Why) => void} page.arrive
 * @returns {{stop: () => void}} what makes an answer pointless that is still on its way
 */
export function listenToGo({ game, hidden, refuse, arrive }) {
  const question = latest((signal, /** @type {string} */ position) => ask('why', { game: game(), position }, signal));
  $('goto').addEventListener('submit', async event => {
    event.preventDefault();
    const words = hidden();
    if (words) return refuse(words);
    try {
      const known = await question($('place', HTMLInputElement).value);
      if (known) arrive({ x: BigInt(known.x), y: BigInt(known.y) }, known);
    } catch (fault) {
      refuse(message(fault));
    }
  });
  return question;
}
