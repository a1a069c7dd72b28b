import { el, show, url } from './api.js';

/** Files to take away. */
export function drawExport(place, game, layer) {
  const dark = document.documentElement.dataset.theme === 'dark' ? '1' : '0';
  const picture = { game, size: '120', show: layer, dark, download: '1' };
  const link = (label, address) => el('a', { href: address, download: true }, el('button', { type: 'button', tabindex: -1 }, label));
  const row = (title, ...links) => [el('h2', {}, title), el('div', { class: 'row' }, ...links)];
  show(place,
    ...row('Picture', link('PNG', url('picture.png', picture)), link('SVG', url('picture.svg', picture))),
    ...row('P-positions below 200', ...['csv', 'json', 'bfile', 'latex', 'markdown'].map(format =>
      link(format, url('positions', { game, bound: '200', format, download: '1' })))),
    ...row('Sequences A and B', ...['csv', 'bfile', 'latex'].flatMap(format => ['A', 'B'].map(name =>
      link(`${name} ${format}`, url('sequence', { game, name, count: '60', format, download: '1' }))))),
    el('p', { class: 'quiet' }, 'A and B are the paper’s own names; where a paper has others, ask the command line: ', el('code', {}, `./wythoff sequence "${game}"`)));
}
