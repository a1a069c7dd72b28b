// @ts-check
import { command, commandLine, copier } from './command.js';
import { dialog } from './dialog.js';
import { el, show } from './dom.js';
import { message, send } from './http.js';
import { NAMES } from './match.js';
import { saver } from './matchview.js';
import { loader, opponentNamed, opponentSelect, starterSelect } from './setup.js';
import { drawParts } from './sumboard.js';
import { counted } from './words.js';

/** Larger piles have no room side by side; a terminal plays them. */
const LARGEST = 40;

const STARTS = ['3 5', '4 7', '2 6', '1 4'];

/** The sum that is open, where it began, and its match once somebody has moved, for the address. @typedef {{sum: string|null, piles: string|null, played: string|null}} Shown */
/** @type {Shown} */
const shown = { sum: null, piles: null, played: null };

/** What a link says of it. */
export function sumAddress() {
  return { ...shown };
}

/** Shows the sum that a link asks for, or closes the one that is open. @param {Shown} wish @param {() => void} closed */
export function followSum({ sum, piles, played }, closed) {
  const open = document.getElementById('sum');
  if (sum && (sum !== shown.sum || piles !== shown.piles || played !== shown.played)) {
    Object.assign(shown, { sum, piles, played });
    openSum(sum, closed, { piles, played });
  } else if (!sum && open instanceof HTMLDialogElement) open.close();
}

/** Whoever keeps the address hears of it. @param {Shown} now @param {boolean} step whether Back leads to what was before */
function tell(now, step) {
  Object.assign(shown, now);
  document.dispatchEvent(new CustomEvent('sum', { detail: step }));
}

/** The sum whose match a text is, if it is one. @param {string} text */
export function sumOf(text) {
  const game = /^game:\s*(.*\S)/m.exec(text)?.[1] ?? '';
  return count(game) > 1 ? game : null;
}

/**
 * Opens a sum of games: its boards side by side, to be played against the computer or by two.
 *
 * @param {string} sum @param {() => void} closed @param {{piles?: string|null, played?: string|null}} from where to begin, or a match to go on with
 */
export function openSum(sum, closed, { piles: position, played } = {}) {
  document.getElementById('sum')?.remove();
  const parts = count(sum);
  const boards = el('div', { class: 'boards' });
  const said = el('p', { class: 'said', role: 'status' });
  const more = el('div', {});
  const shell = el('div', {});
  const piles = el('input', { id: 'sum-piles', size: 4 * parts + 4, autocomplete: 'off', value: position ?? Array.from({ length: parts }, (_, i) => STARTS[i % STARTS.length]).join(' ') });
  const opponent = opponentSelect('sum-opponent', '2', () => {});
  const first = starterSelect('sum-first', 'you', () => {});
  const open = el('input', { type: 'checkbox', id: 'sum-open', onchange: () => draw() });
  const undo = el('button', { type: 'button', onclick: () => turn({ type: 'undo' }) }, 'Take back');
  const save = saver(() => now?.match ?? '');
  const window = dialog('sum', sum,
    el('p', { class: 'quiet' }, 'Move in one part, whichever you like. Who can move in none loses. On each board the first pile counts to the right and the second pile up.'),
    said, boards,
    el('div', { class: 'row' }, undo, save, copier('Copy link', () => location.href), el('label', { class: 'check' }, open, 'Show values')),
    more,
    el('h3', {}, 'Another match'),
    el('form', { class: 'row', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); begin(); } },
      el('span', { class: 'field' }, el('label', { for: 'sum-piles' }, 'Piles of all parts'), piles),
      el('span', { class: 'field' }, el('label', { for: 'sum-opponent' }, 'Opponent'), opponent),
      el('span', { class: 'field' }, el('label', { for: 'sum-first' }, 'Who starts'), first),
      el('button', { class: 'main' }, 'Start'), loader(text => load(text))),
    el('p', { class: 'quiet' }, 'The same in a terminal'), shell);

  /** @type {Api.SumMatch|null} */
  let now = null;
  /** Counts what was asked, so that an answer to something older is not shown. */
  let asked = 0;

  function begin() {
    const wishes = { opponent: opponentNamed(opponent.value) ?? '2', first: first.value === 'computer' ? /** @type {const} */ ('computer') : /** @type {const} */ ('you') };
    return arrive(() => send('sum/play', { game: sum, start: piles.value, ...wishes, seed: `${Math.floor(Math.random() * 1e9)}` }));
  }

  /** Goes on with a match from its text. @param {string} text */
  function load(text) {
    const other = sumOf(text);
    if (other && other !== sum) return openSum(other, closed, { played: text });
    return arrive(() => send('sum/turn', { match: text, action: { type: 'show' } }));
  }

  /** @param {Api.SumAction} action */
  function turn(action) {
    const { match } = now ?? {};
    if (match) arrive(() => send('sum/turn', { match, action }));
  }

  /** Shows what a match has come to. @param {() => Promise<Api.SumMatch>} question */
  async function arrive(question) {
    const mine = ++asked;
    const fields = [piles, opponent, first];
    const before = fields.map(field => field.value);
    try {
      const match = await question();
      if (mine !== asked) return;
      if (match.at.parts.some(part => Number(part.x) > LARGEST || Number(part.y) > LARGEST)) {
        throw new Error(`the boards have room for piles up to ${LARGEST}; in a terminal: wythoff play "${sum}" ${standing(match.at)}`);
      }
      now = match;
      const start = started(match);
      // What somebody has written since the question is theirs.
      [start, match.seating.opponent, match.seating.first].forEach((value, i) => { if (fields[i].value === before[i]) fields[i].value = value; });
      tell({ sum, piles: start, played: match.turns.length ? match.match : null }, shown.sum !== sum);
      show(shell, commandLine(command('play', [sum, ...standing(match.at).split(' ')])));
      show(said, match.said.slice(0, -1).join(' '), ' ', match.winner ? el('strong', {}, match.said.at(-1)) : `${match.said.at(-1) ?? ''} ${whose(match)}`);
      draw();
    } catch (fault) {
      if (mine === asked) show(said, el('span', { class: 'error' }, message(fault)));
    }
  }

  function draw() {
    if (!now) return;
    const { at, turns, winner } = now;
    show(boards, ...drawParts(at, { values: open.checked, over: winner != null }, ({ part, first: one, second }) => turn({ type: 'move', part, first: one, second })));
    undo.toggleAttribute('disabled', !turns.length);
    show(more,
      el('details', {}, el('summary', {}, 'Who wins, and why?'),
        el('p', {}, el('span', { class: `verdict ${at.outcome}` }, at.outcome), ' ', at.plain), el('p', {}, at.reason),
        el('p', { class: 'quiet' }, at.proof), el('p', { class: 'quiet' }, at.credit)),
      turns.length ? el('details', {}, el('summary', {}, `The match so far: ${counted(turns.length, 'move')}`),
        el('ol', { class: 'story' }, ...turns.map(({ by, what }) => el('li', {}, `${NAMES[by]}: ${what}`)))) : null);
  }

  window.addEventListener('close', () => { asked++; window.remove(); closed(); tell({ sum: null, piles: null, played: null }, false); });
  window.showModal();
  if (played) load(played);
  else begin();
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

/** Where a sum stands. @param {Api.Sum} sum */
const standing = sum => sum.parts.map(part => `${part.x} ${part.y}`).join(' ');

/** Where a match began. @param {Api.SumMatch} match */
const started = ({ match }) => /^start: (.*)$/m.exec(match)?.[1] ?? '';

/** @param {Api.SumMatch} match */
function whose({ turn }) {
  return turn === 'you' ? 'Your move.' : `${NAMES[turn]} moves.`;
}
