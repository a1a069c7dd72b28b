// @ts-check
import { cloud } from './cloud.js';
import { MOST_BYTES, numbersOf, readSheet } from './csv.js';
import { dialog } from './dialog.js';
import { el, show } from './dom.js';

/** @import { Sheet } from './csv.js' */

/** Rows that are drawn at first, and whenever more are wanted. */
const ROWS = 200;

/** A button that opens the table of a sweep from a file, and says why not where it cannot. @param {(game: string) => void} pick opens a game */
export function sweepOpener(pick) {
  const said = el('p', { class: 'error', role: 'alert' });
  const file = el('input', {
    type: 'file', id: 'sweep-file', accept: '.csv,text/csv', hidden: true, onchange: async () => {
      const chosen = file.files?.[0];
      file.value = '';
      if (!chosen) return;
      show(said);
      try {
        // Nothing so large is even read.
        openSweep(chosen.name, readSheet(chosen.size > MOST_BYTES ? ' '.repeat(MOST_BYTES + 1) : await chosen.text()), pick);
      } catch (fault) {
        show(said, `${chosen.name}: ${fault instanceof Error ? fault.message : fault}`);
      }
    },
  });
  return [el('button', { type: 'button', id: 'open-sweep', title: 'A table that ./wythoff sweep has written', onclick: () => file.click() }, 'Open a sweep'), file, said];
}

/** A table to sort, with a picture of any column against any other; each row opens its game. @param {string} name @param {Sheet} sheet @param {(game: string) => void} pick */
function openSweep(name, sheet, pick) {
  document.getElementById('sweep')?.remove();
  const { columns, rows } = sheet;
  const drawn = columns.filter(column => column !== 'game' && column !== 'note');
  const picture = el('div', {});
  const across = choice('sweep-x', drawn[0] ?? 'game');
  // Places come first, measures behind them.
  const up = choice('sweep-y', [...drawn].reverse().find(column => column !== drawn[0] && rows.some(row => numbersOf(row[columns.indexOf(column)]).length)) ?? drawn[1] ?? 'game');
  const table = el('div', { class: 'sheet-rows', tabindex: 0, role: 'region', 'aria-label': 'Rows' });
  const window = dialog('sweep', name,
    el('p', { class: 'quiet' }, `${rows.length} ${rows.length === 1 ? 'game' : 'games'}. A heading sorts the rows, and sorts them backwards when it is pressed again; a game opens its board.`),
    drawn.length ? el('div', { class: 'row' }, el('label', { for: 'sweep-y' }, 'Show'), up, el('label', { for: 'sweep-x' }, 'against'), across) : null,
    picture, table);
  /** @type {{column: number, backwards: boolean}|null} */
  let order = null;
  let count = ROWS;

  /** @param {string} id @param {string} first */
  function choice(id, first) {
    return el('select', { id, onchange: plot }, ...drawn.map(column => el('option', { selected: column === first }, column)));
  }

  function plot() {
    if (drawn.length) show(picture, cloud(sheet, across.value, up.value));
  }

  /** @param {number} column */
  function sort(column) {
    order = { column, backwards: order?.column === column && !order.backwards };
    draw();
    table.querySelectorAll('th')[column].querySelector('button')?.focus();
  }

  function draw() {
    const sorted = order ? [...rows].sort(byColumn(order.column, order.backwards)) : rows;
    const left = rows.length - count;
    show(table, el('table', {},
      el('thead', {}, el('tr', {}, ...columns.map((column, n) => el('th', { scope: 'col', 'aria-sort': order?.column === n ? (order.backwards ? 'descending' : 'ascending') : null },
        el('button', { type: 'button', onclick: () => sort(n) }, `${column}${order?.column === n ? (order.backwards ? ' ▼' : ' ▲') : ''}`))))),
      el('tbody', {}, ...sorted.slice(0, count).map(row => el('tr', {}, ...row.map((cell, n) => el('td', {}, columns[n] === 'game' && cell
        ? el('button', { type: 'button', onclick: () => { window.close(); pick(cell); } }, cell) : cell)))))),
    left > 0 ? el('button', { type: 'button', onclick: () => { count += 5 * ROWS; draw(); } }, `Show more (${left} are left)`) : null);
  }

  window.addEventListener('close', () => window.remove());
  plot();
  draw();
  window.showModal();
}

/** Numbers before words, and what is missing at the end either way. @param {number} column @param {boolean} backwards */
function byColumn(column, backwards) {
  return (/** @type {string[]} */ one, /** @type {string[]} */ other) => {
    const [a, b] = [one[column], other[column]];
    if (!a || !b) return Number(!a) - Number(!b);
    const [[p], [q]] = [numbersOf(a), numbersOf(b)];
    const way = p != null && q != null ? p - q : p != null ? -1 : q != null ? 1 : a.localeCompare(b, 'en', { numeric: true });
    return backwards ? -way : way;
  };
}
