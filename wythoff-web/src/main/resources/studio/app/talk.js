// @ts-check
import { message } from './http.js';

/** Asks the server about a match, once at a time; an answer that comes too late is dropped. */
export class Talk {
  /** @param {HTMLElement} place where it shows that an answer is awaited */
  constructor(place) {
    this.place = place;
    this.serial = 0;
    this.waiting = false;
  }

  /** Whatever was asked is of no interest any more. */
  stop() {
    this.serial++;
    this.waiting = false;
  }

  /** @param {() => Promise<Api.Match>} question @param {(match: Api.Match) => unknown} use @param {(fault: string) => void} refuse */
  async ask(question, use, refuse) {
    if (this.waiting) return;
    const serial = ++this.serial;
    this.waiting = true;
    this.place.setAttribute('aria-busy', 'true');
    try {
      const answer = await question();
      if (serial === this.serial) await use(answer);
    } catch (fault) {
      if (serial === this.serial) refuse(message(fault));
    } finally {
      if (serial === this.serial) this.waiting = false;
      this.place.removeAttribute('aria-busy');
    }
  }
}
