import { ask, el, show } from './api.js';

const BOUND = 400;

/** P-positions x <= y with differences and ratios, and how the ratios lie. */
export async function drawTable(place, game) {
  show(place, el('p', { class: 'quiet' }, 'Solving…'));
  try {
    const { positions } = await ask('positions', { game, bound: `${BOUND}`, format: 'json' });
    const pairs = positions.map(([x, y]) => [Number(x), Number(y)]).filter(([x, y]) => x <= y).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    if (pairs.length === 0) return show(place, el('p', {}, 'There are no P-positions with x ≤ y here.'));
    show(place,
      el('p', { class: 'quiet' }, `${pairs.length} P-positions x ≤ y below ${BOUND}.`),
      ratios(pairs),
      el('table', {}, el('thead', {}, el('tr', {}, ...['n', 'x', 'y', 'y − x', 'y / x'].map(head => el('th', { scope: 'col' }, head)))),
        el('tbody', {}, ...pairs.slice(0, 150).map(([x, y], n) => el('tr', {},
          ...[n, x, y, y - x, x ? (y / x).toFixed(4) : '–'].map(cell => el('td', {}, `${cell}`)))))));
  } catch (fault) {
    show(place, el('p', { class: 'error' }, fault.message));
  }
}

/** A small plot of y / x against x. */
function ratios(pairs) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 320 130');
  svg.setAttribute('class', 'plot');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'y / x against x');
  const make = (name, attributes, text) => {
    const node = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text) node.textContent = text;
    svg.append(node);
  };
  for (const ratio of [1, 2, 3]) {
    const y = 115 - (ratio - 1) * 48;
    make('path', { d: `M26 ${y}H316`, stroke: 'var(--line)', fill: 'none' });
    make('text', { x: 4, y: y + 4, 'font-size': 10, fill: 'var(--quiet)' }, `${ratio}`);
  }
  let dots = '';
  for (const [x, y] of pairs) {
    if (x > 0 && y / x <= 3.3) dots += `M${(26 + x / BOUND * 290).toFixed(1)} ${(115 - (y / x - 1) * 48).toFixed(1)}h1.6v1.6h-1.6z`;
  }
  make('path', { d: dots, fill: 'var(--strong)' });
  return svg;
}
