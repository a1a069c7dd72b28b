// @ts-check

const KEY = 'theme';

/** @returns {string} light or dark */
export function themeNow() {
  return document.documentElement.dataset.theme ?? 'light';
}

/** As it was chosen in this browser, or as the system has it. */
export function startTheme() {
  let chosen = null;
  try { chosen = localStorage.getItem(KEY); } catch { /* private windows forget */ }
  document.documentElement.dataset.theme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

export function switchTheme() {
  const theme = themeNow() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem(KEY, theme); } catch { /* private windows forget */ }
}
