// @ts-check
import { url } from './http.js';

/** Terms asked for at once: an answer comes within a moment, and between two of them one can stop. */
const PART = 20000;

/** What to save: rows of a sequence from its first term on, or all P-positions below a bound. @typedef {{game: string, name: string, count: number, format: string}} Wish */

/** Formats of which a longer list is a shorter one and more lines. */
const GROWING = ['csv', 'bfile'];

/**
 * Fetches a list of any length, part by part where its format allows it.
 *
 * @param {Wish} wish @param {AbortSignal} signal @param {(done: number, total: number) => void} progress
 */
export async function fetchList({ game, name, count, format }, signal, progress) {
  if (!name) return new Blob([await text(url('positions', { game, bound: `${count}`, format }), signal)]);
  if (!GROWING.includes(format)) return new Blob([await text(url('sequence', { game, name, count: `${count}`, format }), signal)]);
  /** @type {string[]} */
  const parts = [];
  let first = -1n;
  for (let done = 0; done < count;) {
    progress(done, count);
    const some = Math.min(PART, count - done);
    /** @type {Api.Questions['sequence']} */
    const question = { game, name, count: `${some}`, format };
    if (done > 0) question.from = `${first + BigInt(done)}`;
    const lines = await text(url('sequence', question), signal);
    const rows = lines.split('\n').filter(line => /^\d/.test(line));
    if (done === 0) first = BigInt(/^\d+/.exec(rows[0] ?? '0')?.[0] ?? '0');
    parts.push(done === 0 ? lines : rows.map(row => `${row}\n`).join(''));
    done += some;
    if (rows.length < some) break;
  }
  progress(count, count);
  return new Blob(parts);
}

/** @param {string} address @param {AbortSignal} signal */
async function text(address, signal) {
  const response = await fetch(address, { signal });
  if (response.ok) return response.text();
  const said = await response.json().catch(() => null);
  throw new Error(said?.error ?? 'the server refused');
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
