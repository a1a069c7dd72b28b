import { ask, el, show } from './api.js';

/** The catalogue by paper. */
export async function drawShelf(shelf, list, pick) {
  const games = await ask('games').catch(() => []);
  show(list, ...games.map(game => el('option', { value: game.game }, game.name)));
  const papers = new Map();
  for (const game of games) {
    const paper = game.citation.split(', ')[0];
    if (!papers.has(paper)) papers.set(paper, []);
    papers.get(paper).push(game);
  }
  show(shelf, ...[...papers].flatMap(([paper, entries]) => [
    el('h2', {}, paper),
    el('ul', {}, ...entries.map(entry => el('li', {},
      el('button', { type: 'button', onclick: () => pick(entry.game) }, el('code', {}, entry.game), el('small', {}, entry.known))))),
  ]));
}

/** A stepper for each small number of the text; the text stays the user's own. */
export function steppers(place, text, change) {
  const numbers = [...text.matchAll(/\d+/g)].filter(match => match[0].length <= 6).slice(0, 4);
  show(place, ...numbers.map(match => {
    const value = Number(match[0]);
    const step = by => change(text.slice(0, match.index) + Math.max(0, value + by) + text.slice(match.index + match[0].length));
    return el('span', { class: 'stepper' },
      el('button', { type: 'button', 'aria-label': `less than ${value}`, onclick: () => step(-1) }, '−'),
      el('output', {}, `${value}`),
      el('button', { type: 'button', 'aria-label': `more than ${value}`, onclick: () => step(1) }, '+'));
  }));
}
