// @ts-check
import { el } from './dom.js';

/**
 * The boards of a sum, side by side.
 *
 * @param {Api.Sum} sum
 * @param {{values: boolean, over: boolean}} how whether the values are shown, and whether nobody moves any more
 * @param {(move: Api.JudgedSumMove) => void} make
 */
export function drawParts({ parts, moves }, how, make) {
  return parts.flatMap((part, i) => [
    i ? el('span', { class: 'plus', 'aria-hidden': 'true' }, '+') : null,
    drawPart(part, i + 1, how.over ? [] : moves.filter(move => move.part === i + 1), how.values, make),
  ]);
}

/** @param {Api.SumPart} part @param {number} number @param {Api.JudgedSumMove[]} moves @param {boolean} values @param {(move: Api.JudgedSumMove) => void} make */
function drawPart(part, number, moves, values, make) {
  const [x, y] = [Number(part.x), Number(part.y)];
  const options = new Map(moves.map(move => [`${move.to[0]},${move.to[1]}`, move]));
  const squares = el('div', { class: 'squares', role: 'group', 'aria-label': `Part ${number}, ${part.game}` });
  squares.style.setProperty('--columns', `${x + 2}`);
  for (let row = y; row >= 0; row--) {
    squares.append(el('span', { class: 'axis' }, `${row}`));
    for (let column = 0; column <= x; column++) squares.append(square(column, row));
  }
  squares.append(el('span', { class: 'axis' }));
  for (let column = 0; column <= x; column++) squares.append(el('span', { class: 'axis' }, `${column}`));
  return el('figure', {}, el('figcaption', {}, `Part ${number}: `, el('code', {}, part.game), ` at (${x},${y})`,
    values && part.value != null ? `, value ${part.value}` : null), squares);

  /** @param {number} column @param {number} row */
  function square(column, row) {
    if (column === x && row === y) return el('span', { class: 'here', 'aria-label': 'here' }, '♛');
    const move = options.get(`${column},${row}`);
    return move
      ? el('button', { type: 'button', class: values ? move.outcome : null, 'data-to': `${column},${row}`, title: `take ${taken(move)}`,
        'aria-label': `Part ${number}: take ${taken(move)}, to (${column},${row})`, onclick: () => make(move) }, values ? move.value : '')
      : el('span');
  }
}

/** @param {{first: string, second: string}} move */
function taken({ first, second }) {
  if (second === '0') return `${first} from the first pile`;
  if (first === '0') return `${second} from the second pile`;
  return first === second ? `${first} from each pile` : `${first} from the first and ${second} from the second pile`;
}
