// @ts-check
import { command, commandLine, pictureCommand } from './command.js';
import { el, redraw, show } from './dom.js';
import { isAbort, message } from './http.js';
import { identifier } from './known.js';
import { fetchList, save } from './lists.js';
import { snapPng, snapSvg, WIDEST } from './snapshot.js';
import { brief } from './words.js';

/** @import { Board } from './board.js' */

const SIZES = [1200, 2400, 4800, WIDEST];
const FORMATS = [['csv', 'CSV'], ['bfile', 'b-file (OEIS)'], ['latex', 'LaTeX'], ['markdown', 'Markdown'], ['json', 'JSON']];
/** @type {Record<string, string>} */
const ENDINGS = { csv: 'csv', bfile: 'txt', latex: 'tex', markdown: 'md', json: 'json' };
const MOST_TERMS = 10_000_000;

/** What was chosen, for as long as the page is open. */
const chosen = { size: '', list: 'none yet', format: 'csv', count: '1000', bound: '200' };

/**
 * Files to take away, each with the command that writes the like.
 *
 * @param {HTMLElement} place @param {Api.Card} card @param {string} layer @param {Board} board
 */
export function drawExport(place, card, layer, board) {
  redraw(place, ...view(card, layer, board), ...lists(card));
}

/** The two sequences of the numbered P-positions, if there are any. @param {Api.Card} card */
export function pairNames(card) {
  const [first, second, third] = card.sequences;
  return third === 'differences' ? [first, second] : null;
}

/** @param {string} game @param {string} name @param {string} ending */
function file(game, name, ending) {
  return `${`${game} ${name}`.replace(/[^A-Za-z0-9]+/g, '-')}.${ending}`;
}

/** @param {Api.Card} card @param {string} layer @param {Board} board */
function view({ game }, layer, board) {
  const { camera } = board;
  const corner = camera.corner();
  const dark = document.documentElement.dataset.theme === 'dark';
  const said = el('p', { role: 'status', class: 'quiet' });
  const size = el('select', { id: 'export-size', onchange: () => { chosen.size = size.value; } },
    ...['', ...SIZES.map(String)].map(wide => el('option', { value: wide, selected: wide === chosen.size }, wide ? `${wide} pixels wide` : 'as large as here')));
  const wide = () => Number(chosen.size) || Math.round(camera.width * camera.ratio);
  const title = `${game}, from (${brief(`${corner.x}`)}, ${brief(`${corner.y}`)})`;
  const button = (/** @type {string} */ label, /** @type {() => Promise<void>} */ work) => el('button', {
    type: 'button',
    onclick: async () => {
      said.textContent = 'Drawing…';
      try {
        await work();
        said.textContent = '';
      } catch (fault) {
        said.textContent = message(fault);
      }
    },
  }, label);
  return [
    el('h2', {}, 'What you see'),
    el('p', { class: 'quiet' }, 'This part of the board with its layer and marks, as it is now.'),
    el('div', { class: 'row' }, el('label', { for: 'export-size' }, 'Size'), size),
    el('div', { class: 'row' },
      button('PNG', async () => save(await snapPng(board, wide()), file(game, layer, 'png'))),
      button('SVG', async () => save(await snapSvg(board, wide(), title), file(game, layer, 'svg'))),
      button('Print or PDF', async () => print(await snapSvg(board, wide(), title), title))),
    said,
    commandLine(pictureCommand(game, layer, camera, { dark, o: file(game, layer, 'png') }, board.tiles.question.other)),
  ];
}

/** Prints a drawing, and nothing else of the page. @param {string} svg @param {string} title */
function print(svg, title) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const sheet = el('section', { id: 'sheet' }, document.importNode(parsed, true), el('p', {}, title));
  document.body.append(sheet);
  document.documentElement.dataset.printing = 'view';
  addEventListener('afterprint', () => {
    sheet.remove();
    delete document.documentElement.dataset.printing;
  }, { once: true });
  window.print();
}

/** @param {Api.Card} card */
function lists(card) {
  const pairs = pairNames(card);
  const single = card.sequences.filter(name => !/[,:]/.test(name));
  const names = [...(pairs ? [pairs.join(',')] : []), ...single, ''];
  if (!names.includes(chosen.list)) chosen.list = names[0];
  const place = el('div', {});
  const draw = () => redraw(place, ...choice(card, names, draw));
  draw();
  return [el('h2', {}, 'Lists'), place];
}

/** @param {string} name */
function label(name) {
  if (!name) return 'all P-positions, not numbered';
  return name.includes(',') ? `P-positions, numbered: ${name.replace(',', ' and ')}` : `sequence ${name}`;
}

/** @param {Api.Card} card @param {string[]} names @param {() => void} draw */
function choice({ game, symmetric }, names, draw) {
  const { list } = chosen;
  const formats = FORMATS.filter(([format]) => format !== 'bfile' || (list !== '' && !list.includes(',')));
  if (!formats.some(([format]) => format === chosen.format)) chosen.format = 'csv';
  const pick = (/** @type {string} */ id, /** @type {string} */ words, /** @type {string[][]} */ options, /** @type {'list'|'format'} */ key) => {
    const select = el('select', { id, onchange: () => { chosen[key] = select.value; draw(); } },
      ...options.map(([value, text]) => el('option', { value, selected: value === chosen[key] }, text)));
    return el('div', { class: 'row' }, el('label', { for: id }, words), select);
  };
  const key = list ? 'count' : 'bound';
  const input = el('input', { id: 'export-count', inputmode: 'numeric', size: 9, value: chosen[key], onchange: () => { chosen[key] = input.value; draw(); } });
  const options = list
    ? command('sequence', [game, list], { count: chosen.count, format: chosen.format, o: file(game, list, ENDINGS[chosen.format]) })
    : command('positions', [game], { bound: chosen.bound, format: chosen.format, o: file(game, 'positions', ENDINGS[chosen.format]) });
  return [
    pick('export-list', 'List', names.map(name => [name, label(name)]), 'list'),
    el('div', { class: 'row' }, el('label', { for: 'export-count' }, list ? 'Terms' : 'Piles below'), input),
    pick('export-format', 'Format', formats, 'format'),
    el('p', { class: 'quiet' }, order(list, symmetric, chosen.format)),
    saver(game),
    commandLine(options),
    list ? identifier(game, list.split(',')) : null,
  ];
}

/** In which order, and which of two orders of the piles. @param {string} list @param {boolean} symmetric @param {string} format */
function order(list, symmetric, format) {
  if (!list && symmetric && format === 'latex') return 'The smallest larger pile first, and counted in this order; as in papers each pair of piles once, the smaller pile first.';
  if (!list) return 'Both orders of the piles, the smallest larger pile first.';
  if (!list.includes(',')) return 'In the numbering of the table.';
  return symmetric ? 'In the numbering of the table; each pair of piles once, the other order is a P-position too.' : 'In the numbering of the paper, which need not list all.';
}

/** The button that fetches a list, says how far it is, and can stop. @param {string} game */
function saver(game) {
  const said = el('p', { role: 'status' });
  /** @type {AbortController|null} */
  let running = null;
  const button = el('button', {
    type: 'button',
    class: 'main',
    id: 'export-save',
    onclick: async () => {
      if (running) return running.abort();
      const count = Number(chosen.list ? chosen.count : chosen.bound);
      if (!Number.isInteger(count) || count < 1 || count > MOST_TERMS) return show(said, `Write a number from 1 to ${MOST_TERMS}.`);
      running = new AbortController();
      button.textContent = 'Stop';
      const bar = el('progress', { 'aria-label': 'terms so far' });
      show(said, bar);
      try {
        const wish = { game, name: chosen.list, count, format: chosen.format };
        const blob = await fetchList(wish, running.signal, (done, total) => { bar.max = total; bar.value = done; });
        save(blob, file(game, chosen.list || 'positions', ENDINGS[chosen.format]));
        show(said, 'Saved.');
      } catch (fault) {
        show(said, el('span', { class: 'error' }, isAbort(fault) ? 'Stopped.' : message(fault)));
      }
      running = null;
      button.textContent = 'Save';
    },
  }, 'Save');
  return el('div', {}, button, said);
}
