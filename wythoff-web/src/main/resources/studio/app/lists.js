// @ts-check
import { url } from './http.js';
import { withinThePage } from './words.js';

/** Terms asked for at once: an answer comes within a moment, and between two of them one can stop. */
const TERMS = 20_000;
/** Piles at once. Every part begins at the smallest piles, so these parts are few and large. */
const PILES = 500_000;

/** What to save: so many rows of a sequence from its first term on, or all P-positions below a bound. @typedef {{game: string, name: string, count: number, format: string}} Wish */
/** A text whose middle is as long as the list. @typedef {{head: string, rows: string, tail: string, count: number}} Part */

/** What a row looks like, where each has a line of its own. @type {Record<string, RegExp>} */
const ROWS = { csv: /^\d/, bfile: /^\d/, markdown: /^\| \d/ };

/** What stands between two parts. A LaTeX table breaks after so many rows, which parts of a sequence have room for without a rest. @type {Record<string, string>} */
const JOINTS = { json: ',', latex: '\n\\medskip\n' };

/**
 * Fetches a list of any length, part by part.
 *
 * @param {Wish} wish @param {AbortSignal} signal @param {(done: number, total: number) => void} progress
 */
export async function fetchList(wish, signal, progress) {
  const { count, format } = wish;
  /** @type {string[]} */
  const parts = [];
  let tail = '';
  let first = 0n;
  for (let done = 0; done < count;) {
    progress(done, count);
    const some = Math.min(wish.name ? TERMS : PILES, count - done);
    const part = divide(await text(partOf(wish, done, some, first), signal), format);
    if (done === 0) {
      parts.push(headOf(part.head, wish, some));
      first = firstIndex(part, format);
    }
    if (done > 0 && part.count) parts.push(JOINTS[format] ?? '');
    if (part.count || done === 0) parts.push(part.rows);
    tail = part.tail;
    done += some;
    if (wish.name && part.count < some) break; // the sequence has no more terms
  }
  progress(count, count);
  return new Blob([...parts, tail]);
}

/** @param {Wish} wish @param {number} done @param {number} some @param {bigint} first the index of the first term of all */
function partOf({ game, name, format }, done, some, first) {
  if (!name) return url('positions', { game, bound: `${done + some}`, format, ...done ? { from: `${done}` } : {} });
  return url('sequence', { game, name, count: `${some}`, format, ...done ? { from: `${first + BigInt(done)}` } : {} });
}

/** The head names the bound of the first part; what is saved has that of the whole. @param {string} head @param {Wish} wish @param {number} some */
function headOf(head, { name, count }, some) {
  return name ? head : head.replace(`< ${some}, ordered`, `< ${count}, ordered`).replace(`"bound":"${some}"`, `"bound":"${count}"`);
}

/** @param {Part} part @param {string} format */
function firstIndex({ head, rows }, format) {
  return BigInt((format === 'json' ? /"from":"(\d+)"/.exec(head) : /^(?:\| )?(\d+)/m.exec(rows))?.[1] ?? '0');
}

/** Takes a text apart. @param {string} whole @param {string} format @returns {Part} */
function divide(whole, format) {
  if (format === 'json') {
    const begin = /"(values|positions)":\[/.exec(whole);
    const from = begin ? begin.index + begin[0].length : 0;
    const to = whole.lastIndexOf(']}');
    const rows = whole.slice(from, to);
    return { head: whole.slice(0, from), rows, tail: whole.slice(to), count: rows ? JSON.parse(`[${rows}]`).length : 0 };
  }
  if (format === 'latex') {
    const [head = ''] = /^(%.*\n)*/.exec(whole) ?? [];
    const count = whole.match(/^\d.*\\\\$/gm)?.length ?? 0;
    return { head, rows: whole.slice(head.length), tail: '', count };
  }
  const lines = whole.split(/(?<=\n)/);
  const from = lines.findIndex(line => ROWS[format].test(line));
  if (from < 0) return { head: whole, rows: '', tail: '', count: 0 };
  return { head: lines.slice(0, from).join(''), rows: lines.slice(from).join(''), tail: '', count: lines.length - from };
}

/** @param {string} address @param {AbortSignal} signal */
async function text(address, signal) {
  const response = await fetch(address, { signal });
  if (response.ok) return response.text();
  const said = await response.json().catch(() => null);
  throw new Error(said ? withinThePage(said.error) : 'the server refused');
}

/** Hands a file to the browser. @param {Blob|string} content @param {string} name */
export function save(content, name) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
