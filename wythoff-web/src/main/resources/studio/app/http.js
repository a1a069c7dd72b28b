// @ts-check
import { withinThePage } from './words.js';

export const UNREACHED = 'the server does not answer; is ./wythoff studio still running?';

/** What the server refused: its words, the column of a text they are about, and their kind. */
class Fault extends Error {
  /** @param {{error: string, column?: number|null, kind?: string}} body */
  constructor(body) {
    super(body.kind === 'limit' ? withinThePage(body.error) : body.error);
    this.column = body.column ?? null;
    this.kind = body.kind ?? 'input';
  }
}

/** What to say of whatever was thrown. @param {unknown} fault */
export function message(fault) {
  return fault instanceof Error ? fault.message : `${fault}`;
}

/** Where in a text the fault is, if the server said so. @param {unknown} fault */
export function column(fault) {
  return fault instanceof Fault ? fault.column : null;
}

/** @param {unknown} fault */
export function isAbort(fault) {
  return fault instanceof DOMException && fault.name === 'AbortError';
}

/**
 * @template {keyof Api.Questions} P
 * @param {P} path
 * @param {Api.Questions[P]} parameters
 */
export function url(path, parameters) {
  return `/api/${path}?${new URLSearchParams(Object.entries(parameters))}`;
}

/**
 * @template {keyof Api.Questions} P
 * @param {P} path
 * @param {Api.Questions[P]} parameters
 * @param {AbortSignal} [signal]
 * @returns {Promise<Api.Answers[P]>}
 */
export async function ask(path, parameters, signal) {
  return read(await reach(url(path, parameters), { signal }));
}

/**
 * @template {keyof Api.Orders} P
 * @param {P} path
 * @param {Api.Orders[P]} body
 * @returns {Promise<Api.Results[P]>}
 */
export async function send(path, body) {
  return read(await reach(`/api/${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  }));
}

/** @param {string} address @param {RequestInit} options */
async function reach(address, options) {
  try {
    return await fetch(address, options);
  } catch (failure) {
    if (isAbort(failure)) throw failure;
    throw new Fault({ error: UNREACHED, kind: 'busy' });
  }
}

/** @param {Response} response */
async function read(response) {
  const body = await response.json().catch(() => null);
  if (body == null || !response.ok) throw new Fault(body ?? { error: 'the answer could not be read' });
  return body;
}

/**
 * Asks one question at a time: a new one, or stop(), makes the old one pointless. Its answer is then undefined, whatever it
 * would have been.
 *
 * @template {unknown[]} D
 * @template T
 * @param {(signal: AbortSignal, ...details: D) => Promise<T>} question
 */
export function latest(question) {
  let current = new AbortController();
  const stop = () => {
    current.abort();
    current = new AbortController();
  };
  /** @param {D} details @returns {Promise<T|undefined>} */
  const asking = async (...details) => {
    stop();
    const { signal } = current;
    try {
      const answer = await question(signal, ...details);
      return signal.aborted ? undefined : answer;
    } catch (fault) {
      if (signal.aborted) return undefined;
      throw fault;
    }
  };
  return Object.assign(asking, { stop });
}
