// @ts-check
import { drawBuilder } from './builder.js';
import { el, show } from './dom.js';
import { ask, message } from './http.js';
import { discreetly } from './secret.js';
import { sweepOpener } from './sweeps.js';
import { thumbnail } from './thumbnail.js';

/** @typedef {'kind'|'paper'} Order */

/**
 * The games there are, to search and to choose from, and a way to write one's own.
 *
 * @param {HTMLElement} shelf @param {HTMLElement} list names for the field where one writes a game
 * @param {(game: string) => void} pick
 */
export async function drawShelf(shelf, list, pick) {
  const games = await ask('games', discreetly()).catch(fault => {
    show(shelf, el('p', { class: 'error' }, message(fault)));
    return /** @type {Api.Catalogue} */ ([]);
  });
  show(list, ...games.map(game => el('option', { value: game.game }, game.name)));
  if (games.length === 0) return;
  /** @type {Order} */
  let order = 'kind';
  const found = el('div', { id: 'found' });
  const search = el('input', { type: 'search', id: 'search', placeholder: 'Search: odd, block, misere, Larsson…', 'aria-label': 'Search the games', oninput: draw });
  const orders = el('select', { id: 'order', 'aria-label': 'In which order', onchange: () => { order = orders.value === 'paper' ? 'paper' : 'kind'; draw(); } },
    el('option', { value: 'kind' }, 'by kind'), el('option', { value: 'paper' }, 'by paper'));
  show(shelf, el('div', { class: 'row' }, search, orders, ...sweepOpener(pick)), own(pick), found);
  draw();

  function draw() {
    const words = search.value.toLowerCase().split(/\s+/);
    const left = games.filter(game => words.every(word => told(game).includes(word)));
    show(found, left.length ? null : el('p', { role: 'status' }, 'No game of the papers is described by these words. Write your own?'),
      ...groups(left, order === 'kind' ? game => game.kind : paper).flatMap(([title, entries]) => [
        el('h2', {}, title), el('ul', {}, ...entries.map(entry => card(entry, order, pick)))]));
  }
}

/** @param {(game: string) => void} pick */
function own(pick) {
  const place = el('div', { id: 'builder' });
  return el('details', { id: 'own', ontoggle: () => { if (!place.hasChildNodes()) drawBuilder(place, pick); } },
    el('summary', {}, 'Write your own'), place);
}

/** @param {Api.Entry} entry @param {Order} order @param {(game: string) => void} pick */
function card(entry, order, pick) {
  return el('li', {}, el('button', { type: 'button', onclick: () => pick(entry.game) }, thumbnail(entry.game),
    el('span', { class: 'about' }, el('strong', {}, entry.name), el('code', {}, entry.game), el('span', {}, entry.plain),
      order === 'paper' ? el('small', {}, [entry.citation.slice(paper(entry).length + 2), entry.known].filter(Boolean).join(': ')) : null)));
}

/** All that is said of a game. @param {Api.Entry} entry */
function told(entry) {
  return [entry.game, entry.name, entry.plain, entry.kind, entry.citation, entry.known].join(' ').toLowerCase();
}

/** @param {Api.Entry} entry */
function paper(entry) {
  return entry.citation.split(', ')[0];
}

/** @param {Api.Entry[]} games @param {(game: Api.Entry) => string} title */
function groups(games, title) {
  /** @type {Map<string, Api.Entry[]>} */
  const found = new Map();
  for (const game of games) found.set(title(game), [...found.get(title(game)) ?? [], game]);
  return [...found];
}
