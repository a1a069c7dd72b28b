// @ts-check

/** Games that show the language, and what they mean. @type {[string, string][]} */
export const EXAMPLES = [
  ['wythoff', 'any number from one pile, or the same number from both'],
  ['nim', 'any number from one pile'],
  ['a-wythoff(2)', 'from both piles also numbers that differ by less than 2'],
  ['st(2,3)', 'from both piles also k and l, where k ≤ l < 2k + 3'],
  ['wyt(k^2)', 'from both piles also k and l, where k ≤ l < k²'],
  ['modular(3)', 'from both piles also numbers with the same remainder by 3'],
  ['odd-even(2,3)', 'only odd numbers from the first pile and even ones from the second'],
  ['wythoff misere', 'whoever cannot move wins'],
  ['wythoff block 3', 'before each move the opponent may forbid 2 moves'],
  ['wythoff comply 3', 'before each move the opponent has to propose 3 moves or more, and one of them is made'],
  ['wythoff block 3 nim', 'only moves from one pile may be forbidden (diagonal: only moves from both)'],
  ['wythoff ends(x + y <= 2)', 'the game is over as soon as 2 tokens or fewer are left'],
  ['imitation(1,1)', 'Nim, but you may not copy your opponent'],
  ['moves(first: all; second: odd; both: k = 2*l)', 'your own: what may be taken from the first pile, from the second, and from both'],
  ['moves(first: 1..5; second: 1..5; both: k + l <= 6)', 'another one'],
  ['moves(first: y > 0 and k % y = 0; second: x > 0 and l % x = 0; both: none)', 'Euclid: multiples of the other pile; x and y are the piles before the move'],
];

/** How amounts are written. @type {[string, string][]} */
export const SETS = [
  ['all', 'any number'],
  ['none', 'nothing'],
  ['odd', '1, 3, 5, …; and even'],
  ['1..5', 'from 1 to 5'],
  ['>=3', '3 and more'],
  ['{1,4,6}', 'these'],
  ['2 mod 3', '2, 5, 8, …'],
  ['odd | {4}', 'the one or the other'],
];
