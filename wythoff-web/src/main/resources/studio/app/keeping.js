// @ts-check

/** What this browser has kept for us, if it is of use. @template T @param {string} key @param {T} usual @returns {T} */
export function kept(key, usual) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? usual;
  } catch {
    return usual; // private windows forget
  }
}

/** @param {string} key @param {unknown} value null to forget it */
export function keep(key, value) {
  try {
    if (value == null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch { /* private windows forget */ }
}
