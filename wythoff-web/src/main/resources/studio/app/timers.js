// @ts-check

/** @type {Map<string, number>} */
const timers = new Map();

/** Does something in a moment, unless it is told to do it later still. @param {string} name @param {number} wait @param {() => void} work */
export function later(name, wait, work) {
  never(name);
  timers.set(name, setTimeout(work, wait));
}

/** @param {string} name */
export function never(name) {
  clearTimeout(timers.get(name));
}
