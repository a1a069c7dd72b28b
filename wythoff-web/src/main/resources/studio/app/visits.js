// @ts-check

const KEY = 'welcomed';

/** Whether nobody was here before, as far as this browser remembers, and no link says where to go. */
export function isFirstVisit() {
  try {
    return location.search === '' && localStorage.getItem(KEY) == null;
  } catch {
    return false; // who forbids to remember is not asked each time
  }
}

/** From now on the start comes only when it is asked for. */
export function rememberVisit() {
  try { localStorage.setItem(KEY, 'yes'); } catch { /* private windows forget */ }
}
