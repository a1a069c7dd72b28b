// @ts-check
import { commandLine, command } from './command.js';
import { el, show } from './dom.js';
import { formula, loadRenderer } from './formula.js';
import { ask, latest, message, url } from './http.js';
import { discoverer } from './finding.js';
import { knownProof, provedCard, prover } from './proving.js';
import { stopWatching } from './watch.js';
import { printed } from './words.js';

const AT_FIRST = 12;

const proofOf = latest((signal, /** @type {string} */ game) => knownProof(game, signal));
const claimsAbout = latest((signal, /** @type {string} */ game) => ask('claims', { game }, signal));
/** Each check holds a connection to the server, and a browser has few of them. */
const MOST_CHECKS = 2;
/** @type {Set<(words: Node) => void>} */
const checks = new Set();

/** Ends all checks, as when one turns to something else. */
export function stopChecks() {
  stopWatching();
  for (const stop of checks) stop(el('p', { class: 'quiet' }, 'Stopped.'));
}

/** What the papers say of the game, and what the ledger says of that. @param {HTMLElement} place @param {Api.Card} card */
export async function drawTheory(place, card) {
  stopChecks();
  show(place, el('p', { class: 'quiet' }, 'Loading…'));
  const [known] = await Promise.all([proofOf(card.game), loadRenderer()]);
  if (!known) return;
  const claims = el('div', {}, el('p', { class: 'quiet' }, 'Loading…'));
  show(place,
    el('h2', {}, 'Theorems about this game'),
    card.theorems.length ? null : el('p', {}, 'No theorem of the five papers speaks of this game. Engines decide it, as far as they reach.'),
    ...card.theorems.map(theorem => claimCard(theorem.verdict && theorem.id, theorem.citation, said(theorem), theorem.verdict ? inPlainWords(theorem.verdict) : ours(), general(theorem),
      theorem.id === known.theorem ? prover(card.game, true) : null)),
    known.theorem && !known.proved ? null : provedCard(known),
    el('h2', {}, 'Discover'), discoverer(card),
    el('h2', {}, 'What the papers claim'),
    el('details', { class: 'claims' }, el('summary', {}, 'All claims, in the letters of each paper'), claims));
  try {
    const known = new Set(card.theorems.map(theorem => theorem.id));
    const found = await claimsAbout(card.game);
    if (found) list(claims, found.filter(claim => !known.has(claim.id)), AT_FIRST);
  } catch (fault) {
    show(claims, el('p', { class: 'error', role: 'alert' }, message(fault)));
  }
}

/** A long list, a part at a time. @param {HTMLElement} place @param {Api.Claims} claims @param {number} count */
function list(place, claims, count) {
  show(place, ...claims.slice(0, count).map(claim => claimCard(claim.id, `${claim.locator}, ${authors(claim.paper)}`, [claim.statement], claim.verdict && inFull(claim.verdict))),
    claims.length > count ? el('button', { type: 'button', onclick: () => list(place, claims, claims.length) }, `Show all ${claims.length} claims`) : null);
}

/** @param {string} paper */
function authors(paper) {
  return paper.split(',').slice(0, 1).join();
}

/** What a theorem means for this game; if it has nothing to say in particular, the theorem itself. @param {Api.Theorem} theorem */
function said({ here, facts, statement }) {
  return here ? [here] : facts.length ? facts.map(sentence) : [sentence(statement)];
}

/** @param {string} words */
function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

/** The rest, in the letters of the paper, folded away. @param {Api.Theorem} theorem */
function general(theorem) {
  const rest = [theorem.statement, ...theorem.facts].map(sentence).filter(line => !said(theorem).includes(line));
  return el('details', {}, el('summary', {}, 'The theorem and its paper'),
    ...rest.map(line => el('p', {}, formula(line))),
    theorem.verdict ? el('p', {}, 'The ledger, in the letters of the paper: ', printed(theorem.verdict.words), '.') : null,
    el('p', { class: 'quiet' }, theorem.reference));
}

/** Of a theorem that is no paper's: no ledger holds a verdict on it. */
function ours() {
  return el('p', {}, 'No paper says this; the proof is in docs/discoveries.md.');
}

/** @param {Api.Verdict} verdict */
function inPlainWords({ verdict, words, plain }) {
  return el('p', {}, badge(verdict, words.includes(' as printed, ') ? 'agrees as repaired' : verdict), ` ${plain}.`);
}

/** @param {Api.Verdict} verdict */
function inFull({ verdict, words }) {
  return el('p', {}, badge(verdict), ' ', printed(words.replace(`${verdict}: `, '')));
}

/**
 * @param {string|null} id of what the ledger can check @param {string} title @param {string[]} statements @param {Node|null} verdict
 * @param {Node} [more]
 * @param {Node|null} [proof] what proves it
 */
function claimCard(id, title, statements, verdict, more, proof) {
  const result = el('div', { role: 'status' });
  return el('article', { class: 'card' },
    el('h3', {}, title),
    ...statements.map(statement => el('p', {}, formula(statement))),
    verdict,
    more, id ? check(id, result) : null, result, proof);
}

/** A button that checks a claim now, shows how far it is, and can stop. @param {string} id @param {HTMLElement} result */
function check(id, result) {
  /** @type {EventSource|null} */
  let source = null;
  const stop = (/** @type {Node} */ words) => {
    source?.close();
    source = null;
    checks.delete(stop);
    button.textContent = 'Check it now';
    show(result, words);
  };
  const button = el('button', {
    type: 'button',
    onclick: () => {
      if (source) return stop(el('p', { class: 'quiet' }, 'Stopped.'));
      if (checks.size >= MOST_CHECKS) return show(result, el('p', { class: 'quiet' }, `${MOST_CHECKS} checks are going on; stop one, or wait.`));
      const bar = el('progress', { 'aria-label': 'progress' });
      show(result, bar, commandLine(command('verify', [id])));
      button.textContent = 'Stop';
      checks.add(stop);
      source = new EventSource(url('verify', { claim: id }));
      source.addEventListener('progress', event => {
        /** @type {Api.Events['progress']} */
        const { done, total } = JSON.parse(event.data);
        bar.max = total;
        bar.value = done;
      });
      source.addEventListener('verdict', event => stop(verdicts(JSON.parse(event.data), id)));
      source.addEventListener('error', event => stop(el('p', { class: 'error' },
        event instanceof MessageEvent ? JSON.parse(event.data).error : 'The check was cut off; try again.')));
    },
  }, 'Check it now');
  return button;
}

/** @param {Api.Word} verdict @param {string} words */
function badge(verdict, words = verdict) {
  return el('span', { class: `badge ${verdict}` }, words);
}

/** @param {Api.Events['verdict']} entries @param {string} id */
function verdicts(entries, id) {
  return el('div', {}, ...entries.map(entry => el('p', {}, badge(entry.verdict), ' ',
    entry.verdict === 'refuted'
      ? `${entry.parameters ? `for ${entry.parameters} in the letters of the paper: ` : ''}at ${entry.counterexample} the paper has ${entry.printed}, the rules give ${entry.right}.`
      : `${entry.bound ? `up to ${entry.bound}` : ''}${entry.parameters ? ` for ${entry.parameters} in the letters of the paper` : ''}, checked just now.`)),
  commandLine(command('verify', [id])));
}
