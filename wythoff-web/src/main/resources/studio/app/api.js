/** Asks the server. A fault comes back as an Error with the server's words, its column and its kind. */
export class Fault extends Error {
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

async function read(response) {
  const body = await response.json().catch(() => ({ error: 'the answer could not be read' }));
  if (!response.ok) throw new Fault(body);
  return body;
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
    throw new Fault({ error: 'the server does not answer; is ./wythoff studio still running?', kind: 'busy' });
  }
}

/** Makes an element: el('p', {class: 'quiet'}, 'text', other). */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter(child => child != null));
  return element;
}

/** Replaces what an element holds. */
export function show(element, ...children) {
  element.replaceChildren(...children.filter(child => child != null));
}

/** Long numbers shown by their ends. */
export function brief(digits) {
  return digits.length <= 24 ? digits : `${digits.slice(0, 9)}…${digits.slice(-9)} (${digits.length} digits)`;
}
