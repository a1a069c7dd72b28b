// @ts-check
import { el } from './dom.js';

/** What is said, or set as a formula. @typedef {{words: string, math?: undefined}|{math: string[], words?: undefined}} Part */

const TOKEN = /\s+|[PN]-positions?|<->|\+-|[A-Za-z]+'[A-Za-z]+|[A-Za-z]+(?:\*(?![A-Za-z0-9(]))?'*(?:_(?:\([^()]*\)|[A-Za-z0-9]+))?|\d+(?:\.\d+)?|<=|>=|\.\.\.|./gu;
const GREEK = /^(alpha|beta|gamma|delta|eps|xi|phi|pi)(?=\*?'*(_|$))/;
/** @type {Record<string, string>} */
const FUNCTION = { mex: '\\operatorname{mex}', floor: '', ceil: '', sqrt: '', min: '\\min', max: '\\max', log: '\\log', mod: '\\ \\operatorname{mod}\\ ', shift: '\\operatorname{shift}' };

/** Products that the papers write without a sign. */
const PRODUCT = /^(sk|kr|ks|kN|nL|nl|pn|mn|WN)(?=_|$)/;
/** @type {Record<string, string>} */
const SIGN = { '<->': '\\leftrightarrow ', '+-': '\\pm ', '<=': '\\le ', '>=': '\\ge ', '...': '\\ldots ', '{': '\\{', '}': '\\}', '|': '\\vert ' };
/** @type {Record<string, [string, string]>} */
const FENCE = { floor: ['\\lfloor ', '\\rfloor '], ceil: ['\\lceil ', '\\rceil '], sqrt: ['\\sqrt{', '}'], '^': ['^{', '}'] };
const PLAIN = /^[=<>+\-*/^()[\]{}|,:]$/;

/** @type {{render(tex: string, element: HTMLElement, options: object): void}|null} */
let renderer = null;
let tries = 0;

/** KaTeX is large and needed in one place only, so it comes when it is asked for. Without it formulas are plain text. */
export async function loadRenderer() {
  if (renderer) return;
  try {
    // A browser remembers a module that failed to load, by its address.
    const katex = import(`/katex/katex.mjs${tries++ ? `?${tries}` : ''}`);
    await Promise.all([katex, styled('/katex/katex.min.css')]);
    renderer = (await katex).default;
  } catch { /* the server is gone; whatever is asked next says so */ }
}

/** Until its style is there, a formula would be shown twice. @param {string} href */
function styled(href) {
  return new Promise((loaded, failed) => {
    document.head.append(el('link', { rel: 'stylesheet', href, onload: loaded, onerror: failed }));
  });
}

/** A sentence in which the formulas are set as in a paper: A_n = mex{A_i, B_i : i < n}, [n*phi], x <= y. @param {string} text */
export function formula(text) {
  const line = el('span');
  for (const { math, words } of parts(text)) {
    if (math && renderer) {
      const symbol = el('span');
      renderer.render(tex(math), symbol, { throwOnError: false });
      line.append(symbol);
    } else {
      line.append(math?.join('') ?? words ?? '');
    }
  }
  return line;
}

/** Cuts a sentence into words and formulas; a formula is a list of tokens. @param {string} text */
export function parts(text) {
  /** @type {Part[]} */
  const found = [];
  const say = (/** @type {string} */ words) => {
    const last = found.at(-1);
    if (words && last?.words != null) last.words += words;
    else if (words) found.push({ words });
  };
  const tokens = text.replace(/\bW([\^_])kN\b/g, 'W$1k N').match(TOKEN) ?? [];
  /** @type {string[]} */
  let run = [];
  const end = () => {
    const { before, math, after } = trimmed(run);
    say(before);
    if (math.length && isFormula(math)) found.push({ math });
    else say(math.join(''));
    say(after);
    run = [];
  };
  let before = '';
  tokens.forEach((token, i) => {
    const next = tokens.slice(i + 1).find(other => other.trim()) ?? '';
    // "a" is a word after a word, unless a sign or a bracket follows.
    const article = /^[aAI]$/.test(token) && (before === '' || isWord(before)) && (next === '' || /^[A-Za-z]/.test(next));
    if (isSymbol(token) && !article) run.push(token);
    else {
      end();
      say(token);
    }
    if (token.trim()) before = token;
  });
  end();
  return found;
}

/** @param {string} token */
function isWord(token) {
  return /^[A-Za-z]/.test(token) && !isSymbol(token);
}

/** @param {string} token */
function isSymbol(token) {
  const [name] = token.split('_');
  return !token.trim() || PLAIN.test(token) || token in SIGN || name in FUNCTION || /^\d/.test(token) || /^[A-Za-z]\*?'*$/.test(name)
    || GREEK.test(token) || PRODUCT.test(token);
}

/** Spaces, commas and brackets without their other half belong to the sentence. @param {string[]} run */
function trimmed(run) {
  let from = 0;
  let to = run.length;
  const loose = /^[\s,:.)\]}]*$/;
  while (from < to && loose.test(run[from])) from++;
  while (to > from && /^[\s,:([{-]*$/.test(run[to - 1])) to--;
  while (from < to && run[from] === '(' && depth(run.slice(from, to)) > 0) from++;
  while (to > from && run[to - 1] === ')' && depth(run.slice(from, to)) < 0) to--;
  return { before: run.slice(0, from).join(''), math: run.slice(from, to), after: run.slice(to).join('') };
}

/** @param {string[]} tokens */
function depth(tokens) {
  return tokens.reduce((sum, token) => sum + ('([{'.includes(token) ? 1 : ')]}'.includes(token) ? -1 : 0), 0);
}

/** Worth setting, and balanced: a lone number or P is not. @param {string[]} math */
function isFormula(math) {
  if (depth(math) !== 0) return false;
  const text = math.join('');
  return /[=<>+*^_|]|\w\s*-\s*\w/.test(text) || math.some(token => GREEK.test(token) || token in FUNCTION) || /^[b-z]$/.test(text) || /^[({]\w+,\s*\w+[)}](,\s*[({]\w+,\s*\w+[)}])*$/.test(text);
}

/** @param {string[]} math */
function tex(math) {
  const tokens = math.filter(token => token.trim());
  /** @type {string[]} */
  const open = [];
  let out = '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (FENCE[token] && tokens[i + 1] === '(') {
      open.push(FENCE[token][1]);
      out += FENCE[token][0];
      i++;
    } else if (token === '^') {
      out += `^{${atom(tokens[++i] ?? '')}}`;
    } else if (token === '(') {
      open.push(')');
      out += '(';
    } else if (token === ')') {
      out += open.pop() ?? ')';
    } else if (token === '*') {
      out += /^\d/.test(tokens[i + 1] ?? '') ? '\\cdot ' : '\\,';
    } else {
      out += atom(token);
    }
  }
  return out;
}

/** @param {string} token */
function atom(token) {
  if (token in SIGN) return SIGN[token];
  if (token in FUNCTION) return FUNCTION[token] || `\\operatorname{${token}}`;
  const named = /^([A-Za-z]+)(\*?)('*)(?:_\(?([^()]*)\)?)?$/.exec(token);
  if (!named) return token;
  const [, name, star, primes, below] = named;
  const letter = name in FUNCTION ? FUNCTION[name] : GREEK.test(name) ? `\\${name === 'eps' ? 'varepsilon' : name === 'phi' ? 'varphi' : name} ` : name;
  return `${letter}${star ? '^*' : ''}${primes}${below ? `_{${below.replace(GREEK, '\\$1 ')}}` : ''} `;
}
