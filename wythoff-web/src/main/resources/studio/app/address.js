// @ts-check

/** @import { Square } from './camera.js' */

/** What is shown, as it stands in an address. @typedef {Record<string, string|null|undefined>} Parts */

/** An address must stay short enough for browsers and for the server. */
export const LONGEST_PART = 3000;

/** A match that an address has no room for is kept until the window is closed. */
const KEY = 'match';

/** What a link asks for; what it does not say, or not well, is null. */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  const view = /^(\d+),(\d+),(\d+(?:\.\d+)?)$/.exec(query.get('view') ?? '');
  const at = /^(\d+),(\d+)$/.exec(query.get('at') ?? '');
  return {
    game: query.get('game'),
    layer: query.get('layer'),
    tab: query.get('tab'),
    sequence: query.get('sequence'),
    sum: query.get('sum'),
    piles: query.get('piles'),
    played: query.get('played'),
    with: query.get('with'),
    ruler: query.get('ruler'),
    lines: query.get('lines'),
    measured: query.get('measured'),
    finding: query.get('finding'),
    discovery: query.get('discovery'),
    start: query.get('start'),
    opponent: query.get('opponent'),
    first: query.get('first'),
    match: query.get('match') ?? kept(query.get('game')),
    at: at ? square(at) : null,
    view: view ? { corner: square(view), scale: Number(view[3]) } : null,
  };
}

/** @param {RegExpExecArray} found @returns {Square} */
function square([, x, y]) {
  return { x: BigInt(x), y: BigInt(y) };
}

/**
 * Writes all that is shown into the address. Says whether it has room for it.
 *
 * @param {Parts & {game: string}} parts @param {boolean} step whether Back shall lead to what was shown before
 */
export function writeAddress(parts, step = false) {
  /** @type {[string, string][]} */
  const given = Object.entries(parts).flatMap(([key, part]) => (part ? [[key, part]] : []));
  const short = given.filter(([, part]) => part.length < LONGEST_PART);
  const address = `?${new URLSearchParams(short)}`;
  if (step && address !== location.search) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  keep(parts.game, parts.match && parts.match.length >= LONGEST_PART ? parts.match : null);
  return short.length === given.length;
}

/** @param {string} game @param {string|null} match */
function keep(game, match) {
  try {
    if (match) sessionStorage.setItem(KEY, JSON.stringify({ game, match }));
    else sessionStorage.removeItem(KEY);
  } catch { /* private windows forget */ }
}

/** @param {string|null} game @returns {string|null} */
function kept(game) {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return found?.game === game ? found.match : null;
  } catch {
    return null;
  }
}
