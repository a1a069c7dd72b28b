// @ts-check
import { command, commandLine, copier } from './command.js';
import { dialog } from './dialog.js';
import { el, show } from './dom.js';
import { ask, message } from './http.js';

/** Larger piles have no room side by side; a terminal plays them. */
const LARGEST = 40;

const STARTS = ['3 5', '4 7', '2 6', '1 4'];

/** The sum that is open and where it stands, for the address. @type {{sum: string|null, piles: string|null}} */
const shown = { sum: null, piles: null };

/** What a link says of it. */
export function sumAddress() {
  return { ...shown };
}

/** Shows the sum that a link asks for, or closes the one that is open. @param {{sum: string|null, piles: string|null}} wish @param {() => void} closed */
export function followSum({ sum, piles }, closed) {
  const open = document.getElementById('sum');
  if (sum && (sum !== shown.sum || piles !== shown.piles)) {
    Object.assign(shown, { sum, piles });
    openSum(sum, closed, piles ?? undefined);
  } else if (!sum && open instanceof HTMLDialogElement) open.close();
}

/** Whoever keeps the address hears of it. @param {string|null} sum @param {string|null} piles @param {boolean} step whether Back leads to what was before */
function tell(sum, piles, step) {
  Object.assign(shown, { sum, piles });
  document.dispatchEvent(new CustomEvent('sum', { detail: step }));
}

/**
 * Opens a sum of games: its boards side by side, to be played against the computer or by two.
 *
 * @param {string} sum @param {() => void} closed @param {string} [position] where to begin
 */
export function openSum(sum, closed, position) {
  document.getElementById('sum')?.remove();
  const parts = count(sum);
  const boards = el('div', { class: 'boards' });
  const said = el('p', { class: 'said', role: 'status' });
  const reasons = el('div', {});
  const shell = el('div', {});
  const piles = el('input', { id: 'sum-piles', autofocus: true, size: 4 * parts + 4, autocomplete: 'off', value: position ?? Array.from({ length: parts }, (_, i) => STARTS[i % STARTS.length]).join(' ') });
  const two = el('input', { type: 'checkbox', id: 'sum-two' });
  const open = el('input', { type: 'checkbox', id: 'sum-open', onchange: () => draw() });
  const undo = el('button', { type: 'button', onclick: () => back() }, 'Take back');
  const window = dialog('sum', sum,
    el('p', { class: 'quiet' }, 'Move in one part, whichever you like. Who can move in none loses. On each board the first pile counts to the right and the second pile up.'),
    el('form', { class: 'row', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); begin(); } },
      el('label', { for: 'sum-piles' }, 'Piles of all parts'), piles, el('button', { class: 'main' }, 'Start'), undo,
      el('label', { class: 'check' }, two, 'Two people'), el('label', { class: 'check' }, open, 'Show values')),
    said, boards, reasons,
    el('div', { class: 'row' }, el('span', { class: 'quiet' }, 'The link keeps the sum and where it stands.'), copier('Copy link', () => location.href)),
    el('p', { class: 'quiet' }, 'The same in a terminal'), shell);

  /** @type {{position: string, words: string}[]} where the match was whenever a person had to move */
  let past = [];
  /** @type {Api.Sum|null} */
  let now = null;
  /** Counts what was begun, so that an answer to something older is not shown. */
  let turn = 0;

  const mover = () => (two.checked ? (past.length % 2 ? 'The second player' : 'The first player') : 'You');

  async function begin() {
    past = [];
    await arrive(piles.value, 'Your move.');
  }

  /** Shows a position. @param {string} position @param {string} words */
  async function arrive(position, words) {
    const mine = ++turn;
    try {
      const answer = await ask('sum', { game: sum, position });
      if (mine !== turn) return null;
      if (answer.parts.some(part => Number(part.x) > LARGEST || Number(part.y) > LARGEST)) {
        throw new Error(`the boards have room for piles up to ${LARGEST}; in a terminal: wythoff play "${sum}" ${position}`);
      }
      now = answer;
      tell(sum, text(answer), shown.sum !== sum);
      show(shell, commandLine(command('play', [sum, ...text(answer).split(' ')])));
      show(said, words);
      draw();
      return answer;
    } catch (fault) {
      if (mine === turn) show(said, el('span', { class: 'error' }, message(fault)));
      return null;
    }
  }

  /** @param {Api.JudgedSumMove} move */
  async function make(move) {
    if (!now) return;
    const before = now;
    const who = mover();
    past.push({ position: text(before), words: said.textContent ?? '' });
    const done = `${who} ${verb(who)} ${taken(move)} in part ${move.part}.`;
    const after = await arrive(moved(before, move), done);
    if (!after) return;
    if (!after.moves.length) return end(done, who);
    if (two.checked) return show(said, `${done} ${mover()} moves.`);
    const reply = answerTo(after);
    const told = `${done} I take ${taken(reply)} in part ${reply.part}.`;
    const next = await arrive(moved(after, reply), `${told} Your move.`);
    if (next && !next.moves.length) end(told, 'I');
  }

  /** @param {string} told @param {string} winner */
  function end(told, winner) {
    show(said, `${told} No move is left. `, el('strong', {}, winner === 'You' ? 'You win!' : winner === 'I' ? 'I win.' : `${winner} wins!`));
  }

  function back() {
    const last = past.pop();
    if (last) arrive(last.position, last.words);
  }

  function draw() {
    if (!now) return;
    const { parts: list, moves } = now;
    const figures = list.flatMap((part, i) => [
      i ? el('span', { class: 'plus', 'aria-hidden': 'true' }, '+') : null,
      board(part, i + 1, moves.filter(move => move.part === i + 1)),
    ]);
    show(boards, ...figures);
    undo.toggleAttribute('disabled', !past.length);
    show(reasons, el('details', {}, el('summary', {}, 'Who wins, and why?'),
      el('p', {}, el('span', { class: `verdict ${now.outcome}` }, now.outcome), ' ', now.plain), el('p', {}, now.reason),
      el('p', { class: 'quiet' }, now.proof), el('p', { class: 'quiet' }, now.credit)));
  }

  /** @param {Api.SumPart} part @param {number} number @param {Api.JudgedSumMove[]} moves */
  function board(part, number, moves) {
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
      open.checked && part.value != null ? `, value ${part.value}` : null), squares);

    /** @param {number} column @param {number} row */
    function square(column, row) {
      if (column === x && row === y) return el('span', { class: 'here', 'aria-label': 'here' }, '♛');
      const move = options.get(`${column},${row}`);
      return move
        ? el('button', { type: 'button', class: open.checked ? move.outcome : null, 'data-to': `${column},${row}`, title: `take ${taken(move)}`,
          'aria-label': `Part ${number}: take ${taken(move)}, to (${column},${row})`, onclick: () => make(move) }, open.checked ? move.value : '')
        : el('span');
    }
  }

  window.addEventListener('close', () => { turn++; window.remove(); closed(); tell(null, null, false); });
  window.showModal();
  begin();
}

/** How many parts a sum has: a plus sign outside all parentheses stands before each but the first. @param {string} sum */
function count(sum) {
  let depth = 0;
  let parts = 1;
  for (const sign of sum) {
    if (sign === '(' || sign === '{') depth++;
    if (sign === ')' || sign === '}') depth--;
    if (sign === '+' && depth === 0) parts++;
  }
  return parts;
}

/** @param {Api.Sum} sum */
const text = sum => sum.parts.map(part => `${part.x} ${part.y}`).join(' ');

/** @param {Api.Sum} sum @param {{part: number, to: string[]}} move */
const moved = (sum, move) => sum.parts.map((part, i) => (i + 1 === move.part ? move.to.join(' ') : `${part.x} ${part.y}`)).join(' ');

/** What the computer does: a winning move, or one that takes as little as it can. @param {Api.Sum} sum */
function answerTo(sum) {
  const little = (/** @type {Api.JudgedSumMove} */ move) => Number(move.first) + Number(move.second);
  return sum.move ?? sum.moves.reduce((best, move) => (little(move) < little(best) ? move : best));
}

/** @param {string} who */
const verb = who => (who === 'You' ? 'take' : 'takes');

/** @param {{first: string, second: string}} move */
function taken({ first, second }) {
  if (second === '0') return `${first} from the first pile`;
  if (first === '0') return `${second} from the second pile`;
  return first === second ? `${first} from each pile` : `${first} from the first and ${second} from the second pile`;
}
