import { ask, el, show, url } from './api.js';
import { formula } from './formula.js';

/** What the papers say of the game, and what the ledger says of that. */
export async function drawTheory(place, card) {
  const cards = card.theorems.map(theorem => {
    const result = el('div', { 'aria-live': 'polite' });
    return el('article', { class: 'card' },
      el('h3', {}, theorem.citation),
      el('p', {}, formula(theorem.statement)),
      ...theorem.facts.map(fact => el('p', { class: 'quiet' }, formula(fact))),
      theorem.verdict ? el('p', {}, theorem.verdict) : null,
      check(theorem.id, result), result);
  });
  show(place, cards.length ? null : el('p', {}, 'No theorem of the five papers speaks of this game. Engines decide it as far as they reach.'), ...cards,
    el('h2', {}, 'Claims of the papers'), el('p', { class: 'quiet' }, 'Loading…'));
  try {
    const claims = await ask('claims', { game: card.game });
    place.lastElementChild.remove();
    place.append(...claims.slice(0, 40).map(claim => {
      const result = el('div', { 'aria-live': 'polite' });
      return el('article', { class: 'card' }, el('h3', {}, claim.locator), el('p', {}, formula(claim.statement)), check(claim.id, result), result);
    }));
  } catch (fault) {
    place.lastElementChild.replaceWith(el('p', { class: 'error' }, fault.message));
  }
}

/** A button that checks a claim now, shows how far it is, and can stop. */
function check(id, result) {
  let source = null;
  const stop = words => {
    source?.close();
    source = null;
    button.textContent = 'Check it now';
    if (words) show(result, words);
  };
  const button = el('button', {
    type: 'button',
    onclick: () => {
      if (source) return stop(el('p', { class: 'quiet' }, 'Stopped.'));
      const bar = el('progress', { max: 1, value: 0, 'aria-label': 'progress' });
      show(result, bar);
      button.textContent = 'Stop';
      source = new EventSource(url('verify', { claim: id }));
      source.addEventListener('progress', event => {
        const { done, total } = JSON.parse(event.data);
        bar.max = total;
        bar.value = done;
      });
      source.addEventListener('verdict', event => stop(verdicts(JSON.parse(event.data))));
      source.addEventListener('error', event => stop(el('p', { class: 'error' },
        event.data ? JSON.parse(event.data).error : 'The check was cut off; try again.')));
    },
  }, 'Check it now');
  return button;
}

function verdicts(entries) {
  return el('div', {}, ...entries.map(entry => el('p', { class: entry.verdict === 'refuted' ? 'error' : 'ok' },
    entry.verdict === 'refuted'
      ? `${entry.id}: refuted${entry.parameters ? ` for ${entry.parameters}` : ''}. At ${entry.counterexample} the paper has ${entry.printed}, the rules give ${entry.right}.`
      : `${entry.id}: ${entry.verdict}${entry.bound ? ` up to ${entry.bound}` : ''}${entry.parameters ? ` (${entry.parameters})` : ''}.`)));
}
