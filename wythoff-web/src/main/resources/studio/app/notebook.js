// @ts-check
import { el } from './dom.js';
import { keep, kept } from './keeping.js';

/** How often the player who had to move from a position won and lost. @typedef {{won: number, lost: number}} Tally */
/** @typedef {{games: string[], positions: Record<string, Tally>}} Notes */

const MOST_GAMES = 200;

/** What was seen in the games that were played to the end, kept in this browser for each game: evidence, no verdicts. */
export class Notebook {
  /** @param {string} game @returns {Notes} */
  notes(game) {
    return kept(`notebook ${game}`, { games: [], positions: {} });
  }

  /** @param {string} game */
  clear(game) {
    keep(`notebook ${game}`, null);
  }

  /** Writes a match down, once; one that was given up shows nothing. @param {Api.Match} match */
  record(match) {
    const { game, winner, turns } = match;
    if (!winner || turns.at(-1)?.what === 'resign') return;
    const notes = this.notes(game);
    if (notes.games.includes(match.match)) return;
    notes.games = [...notes.games, match.match].slice(-MOST_GAMES);
    positions(match).forEach((key, n) => {
      const tally = notes.positions[key] ?? { won: 0, lost: 0 };
      if (mover(match, n) === winner) tally.won += 1;
      else tally.lost += 1;
      notes.positions[key] = tally;
    });
    keep(`notebook ${game}`, notes);
  }
}

/** Where somebody had to move, one after the other; forbidding and proposing leaves the piles alone. @param {Api.Match} match */
function positions({ start, turns }) {
  const all = [start, ...turns.map(({ position }) => position)].map(pair => pair.join());
  return all.filter((key, n) => n === 0 || key !== all[n - 1]);
}

/** Moves alternate. @param {Api.Match} match @param {number} n @returns {Api.Player} */
function mover({ seating }, n) {
  const even = n % 2 === 0;
  if (seating.opponent === 'human') return even ? 'first' : 'second';
  return even === (seating.first === 'you') ? 'you' : 'computer';
}

/** @param {Notes} notes @param {() => void} clear */
export function drawNotebook({ games, positions: seen }, clear) {
  const rows = Object.entries(seen).sort(([one], [other]) => order(one) - order(other) || one.localeCompare(other));
  const list = (/** @type {string} */ title, /** @type {(tally: Tally) => boolean} */ kind, /** @type {(tally: Tally) => number} */ times) => {
    const found = rows.filter(([, tally]) => kind(tally));
    return found.length === 0 ? null : el('p', {}, el('strong', {}, title), ' ',
      found.map(([key, tally]) => `(${key})${times(tally) > 1 ? ` ${times(tally)}×` : ''}`).join(', '));
  };
  return el('details', { class: 'notebook', open: games.length > 0 },
    el('summary', {}, games.length === 0 ? 'Your notebook is empty' : `Your notebook: ${games.length === 1 ? '1 game' : `${games.length} games`}`),
    games.length === 0 ? el('p', { class: 'quiet' }, 'Finish a game, and the positions you met are written down here.') : null,
    list('Whoever had to move here lost:', ({ won, lost }) => lost > 0 && won === 0, ({ lost }) => lost),
    list('Whoever had to move here won:', ({ won, lost }) => won > 0 && lost === 0, ({ won }) => won),
    list('Both happened:', ({ won, lost }) => won > 0 && lost > 0, ({ won, lost }) => won + lost),
    games.length === 0 ? null : el('p', { class: 'quiet' }, 'Players make mistakes: a position can be lost that could have been won.'),
    games.length === 0 ? null : el('button', { type: 'button', onclick: clear }, 'Empty the notebook'));
}

/** @param {string} key */
function order(key) {
  return Math.max(...key.split(',').map(Number));
}
