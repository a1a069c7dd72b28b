// @ts-check

/** What the page may tell: all, nothing until somebody asks to reveal it, or nothing as long as the link is open. @typedef {'open'|'hidden'|'locked'} Openness */

/** What a question says so that its answer keeps the secret too. */
export function discreetly() {
  return document.documentElement.dataset.secret ? { secret: '1' } : {};
}

/** Whether the page keeps what it knows about a game to itself. The style follows data-secret. */
export class Secret {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Openness} */
    this.openness = 'open';
  }

  get isHiding() {
    return this.openness !== 'open';
  }

  get isLocked() {
    return this.openness === 'locked';
  }

  /** @param {Openness} openness a link that is locked stays so */
  become(openness) {
    if (this.isLocked || openness === this.openness) return;
    this.openness = openness;
    if (this.isHiding) document.documentElement.dataset.secret = openness;
    else delete document.documentElement.dataset.secret;
    this.changed();
  }
}
