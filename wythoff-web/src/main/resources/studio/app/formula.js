import { el } from './api.js';

const TEX = /([A-Za-z]+_(?:\([^)]*\)|[A-Za-z0-9]+)|[A-Za-z0-9)]+\^(?:\([^)]*\)|[A-Za-z0-9]+)|\b(?:phi|alpha|beta|xi|delta)\b|<=|>=)/;

/** Words in which symbols are set as in a paper: A_n, k^2, phi, <=. */
export function formula(text) {
  const line = el('span');
  for (const part of text.split(TEX)) {
    if (part && TEX.test(part) && window.katexRender) {
      const symbol = el('span');
      window.katexRender(tex(part), symbol, { throwOnError: false });
      line.append(symbol);
    } else if (part) {
      line.append(part);
    }
  }
  return line;
}

function tex(part) {
  return part
    .replace('<=', '\\le').replace('>=', '\\ge')
    .replace(/_\(?([^)]*)\)?$/, '_{$1}').replace(/\^\(?([^)]*)\)?$/, '^{$1}')
    .replace(/\b(phi|alpha|beta|xi|delta)\b/, '\\$1');
}
