// @ts-check
import { el, show } from './dom.js';
import { message } from './http.js';

/** @import { Square } from './camera.js' */
/** A row of a table, and the square it speaks of, if it does. @typedef {{cells: (string|number|bigint)[], square?: Square}} Row */
/** Gives the next rows, none at the end. @typedef {() => Promise<Row[]|null>} Parts */

/** Pixels beyond what is seen where rows are made ready; farther away only their room is left. */
const NEAR = 1500;

/** Digits that a column has room for. */
const LONGEST = 17;

/**
 * A table without end: the next part comes when one scrolls near it, and parts out of sight keep no rows.
 *
 * @param {HTMLElement} place where it is shown @param {string[]} heads @param {Row[]} first @param {Parts} next @param {(square: Square) => void} pick
 */
export function endless(place, heads, first, next, pick) {
  const table = el('table', { 'aria-rowcount': -1 }, el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))));
  const foot = el('p', { class: 'quiet more-rows', role: 'status' });
  /** @type {Map<Element, Row[]>} */
  const parts = new Map();
  let busy = false;
  let count = 0;
  const root = getComputedStyle(place).overflowY === 'visible' ? null : place;
  const observer = new IntersectionObserver(entries => entries.forEach(({ target, isIntersecting }) => {
    if (target !== foot) fill(target, isIntersecting);
    else if (isIntersecting) more();
  }), { root, rootMargin: `${NEAR}px 0px` });

  /** @param {Row[]} rows */
  function add(rows) {
    const body = el('tbody', { 'data-from': count });
    count += rows.length;
    parts.set(body, rows);
    table.append(body);
    fill(body, true);
    observer.observe(body);
  }

  async function more() {
    if (busy) return;
    busy = true;
    foot.textContent = 'More…';
    try {
      const rows = await next();
      if (rows?.length) add(rows);
      foot.textContent = '';
      busy = !rows?.length; // no more rows are asked for at the end
    } catch (fault) {
      foot.textContent = message(fault);
      return;
    }
    // Asks again whether it is in sight still.
    observer.unobserve(foot);
    if (!busy) observer.observe(foot);
  }

  /** @param {Element} body @param {boolean} seen */
  function fill(body, seen) {
    if (seen === !body.querySelector('.room') && body.hasChildNodes()) return;
    const height = body.getBoundingClientRect().height;
    const from = Number(body.getAttribute('data-from'));
    if (seen) return show(body, ...(parts.get(body) ?? []).map(({ cells, square }, n) => row(cells, from + n, square, pick)));
    if (body.contains(document.activeElement)) return;
    const room = el('td', { colspan: heads.length, class: 'room' });
    room.style.height = `${height}px`;
    show(body, el('tr', {}, room));
  }

  add(first);
  observer.observe(foot);
  return [table, foot];
}

/** Long numbers show their ends, and the whole to whoever points at them. @param {string} text */
function cellOf(text) {
  return text.length <= LONGEST ? el('td', {}, text) : el('td', { title: text }, `${text.slice(0, 3)}…${text.slice(-4)}`);
}

/** @param {(string|number|bigint)[]} cells @param {number} index @param {Square|undefined} square @param {(square: Square) => void} pick */
function row(cells, index, square, pick) {
  const all = cells.map(cell => cellOf(`${cell}`));
  if (!square) return el('tr', { 'aria-rowindex': index + 2 }, ...all);
  const go = () => {
    for (const other of made.closest('table')?.querySelectorAll('[aria-current]') ?? []) other.removeAttribute('aria-current');
    made.setAttribute('aria-current', 'true');
    pick(square);
  };
  const made = el('tr', { class: 'leading', 'aria-rowindex': index + 2, onclick: go },
    ...all, el('td', {}, el('button', { type: 'button', 'aria-label': `Show (${square.x},${square.y}) on the board`, title: 'Show it on the board' }, '♛')));
  return made;
}
