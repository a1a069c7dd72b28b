// @ts-check
import { $ } from './dom.js';

/** @typedef {'look'|'play'|'table'|'measure'|'theory'|'export'} Tab */

/** @type {Tab[]} */
const TABS = ['look', 'play', 'table', 'measure', 'theory', 'export'];

/** @param {string|null} word @returns {Tab|undefined} */
export function tabNamed(word) {
  return TABS.find(tab => tab === word);
}

/** Shows one of them, and no other. @param {Tab} chosen */
export function showTab(chosen) {
  for (const tab of TABS) {
    $(`tab-${tab}`).setAttribute('aria-selected', `${tab === chosen}`);
    $(`tab-${tab}`).tabIndex = tab === chosen ? 0 : -1;
    $(tab).hidden = tab !== chosen;
  }
}

/** Clicks and arrow keys choose. @param {(tab: Tab) => void} choose @param {() => Tab} current */
export function listenToTabs(choose, current) {
  for (const tab of TABS) {
    $(`tab-${tab}`).addEventListener('click', () => choose(tab));
    $(`tab-${tab}`).addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (!step) return;
      const next = TABS[(TABS.indexOf(current()) + step + TABS.length) % TABS.length];
      choose(next);
      $(`tab-${next}`).focus();
    });
  }
}
