// @ts-check
import { el } from './dom.js';

/** @typedef {{solved: () => void, failed: (words: string) => void, stopped: () => void}} Ends */

/** A board that takes longer than a tile may: solved by the server while the page says how far it is. */
export class Solving {
  /** @param {(words: (string|HTMLElement)[]) => void} say */
  constructor(say) {
    this.say = say;
    /** @type {EventSource|null} */
    this.stream = null;
  }

  stop() {
    this.stream?.close();
    this.stream = null;
  }

  /** @param {string} source @param {string} shown what is to be seen meanwhile @param {Ends} ends */
  start(source, shown, ends) {
    this.stop();
    const stream = new EventSource(source);
    this.stream = stream;
    const bar = el('progress', { 'aria-label': 'solved so far' });
    const far = el('span', {}, '0 %');
    const end = (/** @type {() => void} */ how) => {
      if (this.stream !== stream) return;
      this.stop();
      how();
    };
    this.say([`${shown} A larger board is being solved:`, bar, far,
      el('button', { type: 'button', onclick: () => end(ends.stopped) }, 'Stop')]);
    stream.addEventListener('progress', event => {
      /** @type {Api.Progress} */
      const { done, total } = JSON.parse(event.data);
      bar.max = Math.max(1, total);
      bar.value = done;
      far.textContent = `${Math.floor(100 * done / Math.max(1, total))} %`;
    });
    stream.addEventListener('solved', () => end(ends.solved));
    stream.addEventListener('error', event => {
      const said = event instanceof MessageEvent ? JSON.parse(event.data).error : 'the connection to the server broke off';
      end(() => ends.failed(said));
    });
  }
}
