// @ts-check
import { command, commandLine, copier } from './command.js';
import { el, show } from './dom.js';
import { formula } from './formula.js';
import { url } from './http.js';
import { lines } from './lines.js';
import { save } from './lists.js';
import { machine } from './machine.js';
import { certificateButton, checkLine, fileName, mark, told } from './proving.js';
import { board } from './stage.js';
import { watch } from './watch.js';
import { printed, withinThePage } from './words.js';

/** What was found since the page was opened, by the game and the value. @type {Map<string, Api.Events['finding']>} */
const found = new Map();
const VALUES = ['1', '2', '3'];

/** Looks for the P-positions of a game and a proof, and shows what comes of it. @param {Api.Card} card */
export function discoverer({ game, layers }) {
  const result = el('div', { class: 'result' });
  const shell = el('div', {});
  const values = layers.includes('grundy') ? ['', ...VALUES] : [''];
  const value = el('select', { id: 'discover-value', onchange: () => { show(shell, commandLine(line(game, value.value))); } },
    ...values.map(one => el('option', { value: one }, one ? `Grundy value ${one}` : 'the P-positions')));
  const button = el('button', {
    type: 'button',
    class: 'main',
    id: 'discover',
    onclick: () => {
      const grundy = value.value;
      const free = () => { button.disabled = false; };
      button.disabled = watch(result, url('discover', grundy ? { game, grundy } : { game }), {
        event: 'finding',
        done: text => {
          free();
          /** @type {Api.Events['finding']} */
          const finding = JSON.parse(text);
          found.set(`${game} ${grundy}`, finding);
          tell(result, finding);
        },
        failed: words => { free(); show(result, el('p', { class: 'error', role: 'alert' }, withinThePage(words))); },
        stopped: free,
      });
    },
  }, 'Discover');
  show(shell, commandLine(line(game, '')));
  const before = found.get(`${game} `);
  if (before) tell(result, before);
  return el('div', {},
    el('p', {}, 'Let the program look far, guess what the positions are, and prove it.'),
    el('div', { class: 'row' }, el('label', { for: 'discover-value' }, 'Look for'), value, button),
    shell, result);
}

/** @param {string} game @param {string} grundy */
function line(game, grundy) {
  return command('discover', [game], { grundy: grundy || null });
}

/** @param {HTMLElement} place @param {Api.Events['finding']} finding */
function tell(place, finding) {
  const { traits } = finding;
  show(place, traits ? theorem(finding, traits) : unsettled(finding));
  if (traits && finding.grundy === 0) lines.learn(finding.game, traits);
}

/** How far it went, which is not that there is nothing. @param {Api.Events['finding']} finding */
function unsettled({ game, statement, grundy }) {
  return el('article', { class: 'card', role: 'status' },
    el('h3', {}, 'Not settled'),
    el('p', {}, mark('undecided', 'unknown'), ' ', told(statement)),
    el('p', {}, 'That does not mean that there is nothing to find: a larger automaton, or another number system, may do.'),
    el('p', { class: 'quiet' }, 'A terminal has more time and goes further:'),
    commandLine(command('discover', [game], { grundy: grundy || null, bound: '2^22' })));
}

/** @param {Api.Events['finding']} finding @param {Api.Traits} traits */
function theorem(finding, traits) {
  const { game, statement, states, numeration, certificate, latex, automaton, grundy, seconds } = finding;
  const tex = latex ?? '';
  return el('article', { class: 'card', id: 'finding' },
    el('h3', {}, 'A theorem'),
    el('p', { role: 'status' }, mark('proved'), ' ', formula(told(statement))),
    el('dl', {}, ...rows(traits).flatMap(([name, ...words]) => [el('dt', {}, name), el('dd', {}, ...words)]),
      el('dt', {}, 'Automaton'), el('dd', {}, `${states} states, numbers in ${numeration}; found in ${seconds.toFixed(1)}\u00a0s`)),
    grundy === 0 && traits.lines.length ? switchOf(game) : null,
    automaton ? machine(automaton, states ?? 0, fileName(game, 'svg')) : null,
    el('div', { class: 'row' },
      certificate ? certificateButton(game, certificate) : null,
      copier('Copy LaTeX', () => tex),
      el('button', { type: 'button', onclick: () => save(tex, fileName(game, 'tex')) }, 'Save LaTeX')),
    certificate ? checkLine(game) : null);
}

/** Whether the strips are drawn on the board. @param {string} game */
function switchOf(game) {
  const box = el('input', { type: 'checkbox', id: 'show-lines', checked: lines.shown, onchange: () => { lines.shown = box.checked; board.later(); } });
  return el('label', { class: 'check' }, box, el('i', { class: 'strip', 'aria-hidden': 'true' }), ` Show these strips on the board of ${game}`);
}

/** @param {Api.Traits} traits @returns {(string|Node)[][]} */
function rows({ first, slopes, strips, exceptions, density, formula: closed, symmetric, bound, listed }) {
  const ordered = symmetric ? 'with x ≤ y, ' : '';
  return [
    ['First', `${first.join(' ')} …${symmetric ? ', and each with its piles exchanged' : ''}`],
    ...closed ? [['Exactly', el('code', {}, printed(closed))]] : [],
    ...slopes.length ? [['Slopes', ...spread(slopes), strips.length ? '' : ' (as it seems)']] : [],
    ...strips.length ? [['Every one', `${ordered}lies in a strip: `, ...spread(strips), strips.some(text => text.includes('shift')) ? '; shift(x) is x with a zero written behind its digits' : '']] : [],
    ...strips.length && exceptions.length ? [['But for', exceptions.map(point).join(' ')]] : [],
    ['Density', `${density ? `${density}; ` : ''}${listed} with piles below ${bound}: ${(Number(listed) / Number(bound)).toFixed(3)} for each size of a pile`],
  ];
}

/** Formulas one behind the other. @param {string[]} texts */
function spread(texts) {
  return texts.flatMap((text, n) => [n ? ' or ' : '', formula(text)]);
}

/** @param {string} condition */
function point(condition) {
  return condition.replace(/x = (\d+) and y = (\d+)/, '($1,$2)');
}
