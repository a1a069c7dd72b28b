// @ts-check
import { command, commandLine } from './command.js';
import { el, show } from './dom.js';
import { formula } from './formula.js';
import { ask, message, url } from './http.js';
import { save } from './lists.js';
import { watch } from './watch.js';
import { withinThePage } from './words.js';

/** What a file about a game is called. @param {string} game @param {string} ending */
export function fileName(game, ending) {
  return `${game.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}.${ending}`;
}

/** What a proof says, or how far it came, in words that need no terminal. @param {string} statement */
export function told(statement) {
  const [, doing, why] = /^stopped while (.*?): (.*)$/s.exec(statement) ?? [];
  const said = doing == null ? statement
    : /memory/.test(why) ? `the memory ran out while ${doing}`
      : /states were needed/.test(why) ? `it took too many states while ${doing}`
        : `the time ran out while ${doing}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** @param {'proved'|'refuted'|'undecided'} kind @param {string} [words] */
export function mark(kind, words = kind) {
  return el('span', { class: `badge ${kind}` }, words);
}

/** A button that saves a certificate that the page has. @param {string} game @param {string} text */
export function certificateButton(game, text) {
  const name = fileName(game, 'json');
  return el('button', { type: 'button', onclick: () => save(text, name) }, 'Save the certificate');
}

/** How others check it. @param {string} game */
export function checkLine(game) {
  return el('div', {}, el('p', { class: 'quiet' }, 'Whoever has the certificate checks it with'), commandLine(command('check-proof', [fileName(game, 'json')])));
}

/** A button that has the server send a certificate which is kept, or made at once. @param {string} game @param {HTMLElement} place */
function keptButton(game, place) {
  return el('button', {
    type: 'button',
    onclick: async () => {
      show(place, el('p', { class: 'quiet' }, 'Fetching the certificate…'));
      try {
        const response = await fetch(url('certificate', { game }));
        const text = await response.text();
        if (!response.ok) throw new Error(withinThePage(JSON.parse(text).error));
        save(text, fileName(game, 'json'));
        show(place, checkLine(game));
      } catch (fault) {
        show(place, el('p', { class: 'error', role: 'alert' }, message(fault)));
      }
    },
  }, 'Save the certificate');
}

/** What is proved of a game already; whatever goes wrong, nothing is known. @param {string} game @param {AbortSignal} [signal] @returns {Promise<Api.KnownProof>} */
export async function knownProof(game, signal) {
  try {
    return await ask('proof', { game }, signal);
  } catch {
    return { game, theorem: null, proved: null };
  }
}

/**
 * Has the game proved now, shows how far it is, and can stop.
 *
 * @param {string} game @param {boolean} kept whether there is a certificate already
 */
export function prover(game, kept) {
  const result = el('div', { class: 'result' });
  const button = el('button', {
    type: 'button',
    onclick: () => {
      const free = () => { button.disabled = false; };
      button.disabled = watch(result, url('prove', { game }), {
        event: 'proof',
        done: text => { free(); show(result, proofResult(JSON.parse(text))); },
        failed: words => { free(); show(result, el('p', { class: 'error', role: 'alert' }, withinThePage(words))); },
        stopped: free,
      });
    },
  }, 'Prove it now');
  return el('div', {}, el('div', { class: 'row' }, button, kept ? keptButton(game, result) : null), result,
    commandLine(command('prove', [game])));
}

/** @param {Api.Events['proof']} proof */
function proofResult({ game, verdict, statement, seconds, certificate }) {
  if (verdict === 'UNKNOWN') {
    return el('div', { role: 'status' }, el('p', {}, mark('undecided', 'not settled'), ' ', told(statement)),
      el('p', { class: 'quiet' }, 'That does not mean that there is no proof.'));
  }
  const kind = verdict === 'PROVED' ? 'proved' : 'refuted';
  return el('div', { role: 'status' },
    el('p', {}, mark(kind), ' ', formula(told(statement)), ` This took ${seconds.toFixed(2)} s.`),
    certificate ? el('div', { class: 'row' }, certificateButton(game, certificate)) : null,
    certificate ? checkLine(game) : null);
}

/** The card of a proof that comes with the program, or that was made here before. @param {Api.KnownProof} known */
export function provedCard({ game, proved }) {
  return el('article', { class: 'card' },
    el('h3', {}, proved ? proved.citation : 'For all positions'),
    proved ? el('p', {}, mark('proved'), ' ', formula(told(proved.statement)))
      : el('p', {}, 'A proof says for piles of any size who wins. It is looked for by automata that read the digits of the piles.'),
    prover(game, proved != null));
}
