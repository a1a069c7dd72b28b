// @ts-check
import { $ } from './dom.js';

const KEY = 'contrast';

/** More contrast, if it was chosen in this browser or the system asks for it; the board is drawn anew when it changes. */
function show(/** @type {boolean} */ more) {
  if (more) document.documentElement.dataset.contrast = 'more';
  else delete document.documentElement.dataset.contrast;
  $('contrast').setAttribute('aria-pressed', `${more}`);
  document.dispatchEvent(new Event('contrast'));
}

/** @returns {string|null} */
function chosen() {
  try { return localStorage.getItem(KEY); } catch { return null; /* private windows forget */ }
}

const system = matchMedia('(prefers-contrast: more)');
show(chosen() ? chosen() === 'more' : system.matches);
system.addEventListener('change', () => { if (!chosen()) show(system.matches); });
$('contrast').addEventListener('click', () => {
  const more = document.documentElement.dataset.contrast !== 'more';
  show(more);
  try { localStorage.setItem(KEY, more ? 'more' : 'usual'); } catch { /* private windows forget */ }
});
