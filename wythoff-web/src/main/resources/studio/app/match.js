// @ts-check
import { brief } from './words.js';

/** @import { Square } from './camera.js' */

/** What the page has to know of an option that it offers. @typedef {Pick<Api.Option, 'first'|'second'|'allowed'|'why'>} Offer */

const NO_MOVE = 'The rules have no such move; framed squares can be reached.';

/** @type {Record<Api.Player, string>} */
export const NAMES = { you: 'You', computer: 'The computer', first: 'The first player', second: 'The second player' };

/** @param {Api.Pair} one @param {Api.Pair} other */
export function isSame(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}

/** @param {Api.Pair} position @returns {Square} */
export function square([x, y]) {
  return { x: BigInt(x), y: BigInt(y) };
}

/** @param {Api.Match} match @param {Api.Pair} taken */
function option(match, taken) {
  return match.options?.find(({ first, second }) => isSame([first, second], taken));
}

/**
 * What leads to a square: of the listed options, or what the piles differ by where there are too many to list.
 *
 * @param {Api.Match} match @param {Square} to @returns {Offer|undefined}
 */
export function leadingTo({ options, position }, { x, y }) {
  if (options) return options.find(({ to }) => isSame(to, [`${x}`, `${y}`]));
  const first = BigInt(position[0]) - x;
  const second = BigInt(position[1]) - y;
  return first < 0n || second < 0n || (first === 0n && second === 0n) ? undefined
    : { first: `${first}`, second: `${second}`, allowed: true, why: null };
}

/** Where it leads to take so much, if there is so much. @param {Api.Match} match @param {Api.Pair} taken */
export function target({ position }, taken) {
  const to = { x: BigInt(position[0]) - BigInt(taken[0]), y: BigInt(position[1]) - BigInt(taken[1]) };
  return to.x >= 0n && to.y >= 0n && taken.some(amount => amount !== '0') ? to : null;
}

/** What the board shows of a match. @param {Api.Match} match @param {Api.Pair[]} chosen */
export function marks(match, chosen) {
  const options = match.options ?? [];
  const named = (/** @type {Api.Pair[]} */ list) => options
    .filter(({ first, second }) => list.some(one => isSame(one, [first, second]))).map(({ to }) => square(to));
  return {
    queen: square(match.position),
    frames: match.phase === 'over' ? [] : options.filter(({ allowed }) => allowed).map(({ to }) => square(to)),
    crosses: named(match.phase === 'forbid' ? chosen : match.forbidden),
    dots: match.phase === 'propose' ? named(chosen) : [],
  };
}

/** Why this cannot be taken now, as far as the page knows. @param {Api.Match} match @param {Api.Pair} taken */
export function objection(match, taken) {
  if (!taken.every(amount => /^[\d\s+*^()-]+$/.test(amount))) return 'Write how many to take from each pile, as 3 and 0.';
  if (match.options == null) return null;
  const found = option(match, taken);
  if (!found) return NO_MOVE;
  return found.allowed ? null : `Not now: ${found.why}.`;
}

/** Whether what is chosen can be forbidden or proposed; of options that are not listed the server knows. @param {Api.Match} match @param {Api.Pair[]} chosen */
export function isEnough(match, chosen) {
  const { least, most } = match.quota ?? { least: 0, most: 0 };
  const worth = chosen.reduce((sum, taken) => sum + (option(match, taken)?.worth ?? Math.max(1, least)), 0);
  return worth >= least && (most == null || worth <= most);
}

/** @param {Api.Match} match */
export function title({ phase, turn, winner }) {
  if (winner) return winner === 'you' ? 'You win!' : `${NAMES[winner]} wins.`;
  return turn === 'you' ? `Your turn to ${phase}` : `${NAMES[turn]}’s turn to ${phase}`;
}

/** Who may still imitate, in words. @param {Api.Match} match */
export function credits({ credits: left, seating }) {
  if (!left) return null;
  const names = seating.first === 'you' ? ['you', 'the computer'] : ['the computer', 'you'];
  const [one, other] = seating.opponent === 'human' ? ['the first player', 'the second'] : names;
  return `Imitations left in a row: ${one} ${left[0]}, ${other} ${left[1]}.`;
}

/** @param {Api.Match} match */
export function canUndo({ turns }) {
  return turns.some(({ by }) => by !== 'computer');
}

/** About a square under the cursor. @param {Api.Match} match @param {Square} at */
export function description(match, at) {
  const found = leadingTo(match, at);
  return found ? `${name(at)}: take ${brief(found.first)} and ${brief(found.second)}${found.allowed ? '' : `; ${found.why}`}`
    : `${name(at)}: not a move from here`;
}

/** @param {Square} at */
export function name({ x, y }) {
  return `(${brief(`${x}`)},${brief(`${y}`)})`;
}

/** The squares one after the other since a turn, each once. @param {Api.Match} match @param {number} since */
export function way({ start, turns }, since) {
  const all = [start, ...turns.map(({ position }) => position)].slice(Math.max(0, since));
  return all.filter((pair, n) => n === 0 || !isSame(pair, all[n - 1])).map(square);
}
