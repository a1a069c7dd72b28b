// @ts-check

/** More is for a program that reads tables. */
export const MOST_ROWS = 20_000;
export const MOST_BYTES = 8_000_000;

/** @typedef {{columns: string[], rows: string[][]}} Sheet */

/** The table of a sweep: a line of names, one of which is "game", and as many cells in each line. @param {string} text @returns {Sheet} */
export function readSheet(text) {
  if (text.length > MOST_BYTES) throw new Error(`This file is larger than ${MOST_BYTES / 1e6} MB, which a page does not open. Sweep fewer games, or cut it.`);
  const [columns, ...rows] = cells(text);
  if (!columns?.includes('game')) throw new Error('This is not the table of a sweep: its first line names no column “game”. Sweep with --format csv.');
  if (rows.length === 0) throw new Error('This table has no rows.');
  if (rows.length > MOST_ROWS) throw new Error(`This table has more than ${MOST_ROWS} rows, which a page does not open. Sweep fewer games, or cut it.`);
  const uneven = rows.findIndex(row => row.length !== columns.length);
  if (uneven >= 0) throw new Error(`Row ${uneven + 1} has ${rows[uneven].length} cells and the first line ${columns.length}. Was the file cut?`);
  return { columns, rows };
}

/** Cells stand between commas; one in quotes may hold commas, line ends, and quotes written twice. @param {string} text */
function cells(text) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  let row = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length && rows.length <= MOST_ROWS + 1) {
    const isQuoted = text[at] === '"';
    const found = isQuoted ? /"((?:[^"]|"")*)"/y : /([^,\r\n]*)/y;
    found.lastIndex = at;
    const [all, cell] = found.exec(text) ?? [];
    if (all == null) throw new Error(`A quote in row ${rows.length} does not end. Was the file cut?`);
    row.push(isQuoted ? cell.replaceAll('""', '"') : cell);
    at += all.length;
    if (text[at] === ',') {
      at++;
      if (at < text.length && !'\r\n'.includes(text[at])) continue;
      row.push('');
    }
    const end = /\r?\n|$/y;
    end.lastIndex = at;
    const ending = end.exec(text);
    if (!ending) throw new Error(`Row ${rows.length} has something behind a quote. Was the file cut?`);
    at += ending[0].length;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The numbers of a cell, which may have several, as slopes do; none if it has anything else. @param {string} cell */
export function numbersOf(cell) {
  const parts = cell.split(/[\s;]+/).filter(Boolean);
  const numbers = parts.map(Number);
  return parts.length && numbers.every(Number.isFinite) ? numbers : [];
}
