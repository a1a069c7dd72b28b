export const UNREACHED = 'the server does not answer; is ./wythoff studio still running?';

/** What the server refused: its words, the column of a text they are about, and their kind. */
class Fault extends Error {
  /** @param {{error: string, column?: number|null, kind?: string}} body */
  constructor(body) {
    super(body.error);
    this.column = body.column ?? null;
    this.kind = body.kind ?? 'input';
  }
}

/** @param {string} path @param {Record<string, string>} parameters */
export function url(path, parameters = {}) {
  return `/api/${path}?${new URLSearchParams(parameters)}`;
}

/** @param {AbortSignal} [signal] */
export async function ask(path, parameters, signal) {
  return read(await reach(url(path, parameters), { signal }));
}

export async function send(path, body) {
  return read(await reach(`/api/${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  }));
}

async function reach(address, options) {
  try {
    return await fetch(address, options);
  } catch (failure) {
    if (failure.name === 'AbortError') throw failure;
    throw new Fault({ error: UNREACHED, kind: 'busy' });
  }
}

async function read(response) {
  const body = await response.json().catch(() => null);
  if (body == null || !response.ok) throw new Fault(body ?? { error: 'the answer could not be read' });
  return body;
}

/**
 * Asks one question at a time: a new one, or stop(), makes the old one pointless. Its answer is then undefined, whatever it
 * would have been.
 */
export function latest(question) {
  let stop = new AbortController();
  const asking = async (...details) => {
    asking.stop();
    const { signal } = stop;
    try {
      const answer = await question(signal, ...details);
      return signal.aborted ? undefined : answer;
    } catch (fault) {
      if (signal.aborted) return undefined;
      throw fault;
    }
  };
  asking.stop = () => {
    stop.abort();
    stop = new AbortController();
  };
  return asking;
}

/** Makes an element: el('p', {class: 'quiet'}, 'text', other). Children that are null are left out. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  show(element, ...children);
  return element;
}

/** Replaces what an element holds. */
export function show(element, ...children) {
  element.replaceChildren(...children.filter(child => child != null));
}

/** Replaces what an element holds, and leaves the focus where it was, as far as that is still there. */
export function redraw(place, ...children) {
  const was = place.contains(document.activeElement) ? document.activeElement : null;
  show(place, ...children);
  if (!was) return;
  const same = [...place.querySelectorAll('button, input, select, summary')].find(one => !one.disabled
    && (was.id ? one.id === was.id : one.tagName === was.tagName && one.textContent === was.textContent));
  place.tabIndex = -1;
  (same ?? place).focus({ preventScroll: true });
}

/** Long numbers shown by their ends. */
export function brief(digits) {
  return digits.length <= 24 ? digits : `${digits.slice(0, 9)}…${digits.slice(-9)} (${digits.length} digits)`;
}

/** A sentence of the program as it would be printed; numbers that nobody reads are cut short. */
export function printed(text) {
  return text.replaceAll('<=', '≤').replaceAll('>=', '≥').replace(/\d{40,}/g, brief);
}
