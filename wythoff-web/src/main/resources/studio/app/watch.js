// @ts-check
import { el, show } from './dom.js';
import { UNREACHED } from './http.js';

/** Each of them holds a connection to the server, and a browser has few. */
const MOST = 2;

/** Those under way. @type {Set<() => void>} */
const running = new Set();

/** Ends all, as when one turns to something else. */
export function stopWatching() {
  for (const stop of [...running]) stop();
}

/**
 * Long work of the server: what is being done and how far it is, and a button that ends it. Says whether it has begun.
 *
 * @param {HTMLElement} place where to say so
 * @param {string} address of a stream of events
 * @param {{event: 'proof'|'finding'|'exploration'|'comparison', done: (text: string) => void, failed: (words: string) => void, stopped: () => void}} ends
 */
export function watch(place, address, ends) {
  if (running.size >= MOST) {
    show(place, el('p', { class: 'quiet' }, `${MOST} long tasks are going on; stop one, or wait.`));
    ends.stopped();
    return false;
  }
  const source = new EventSource(address);
  const bar = el('progress', { 'aria-label': 'progress' });
  const stage = el('p', { class: 'quiet', role: 'status' }, 'Waiting for its turn…');
  const before = document.activeElement;
  const over = (/** @type {() => void} */ how) => {
    if (!running.delete(stop)) return;
    source.close();
    const here = place.contains(document.activeElement);
    show(place);
    how();
    if (here && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const stop = () => over(() => {
    show(place, el('p', { class: 'quiet', role: 'status' }, 'Stopped.'));
    ends.stopped();
  });
  running.add(stop);
  const end = el('button', { type: 'button', onclick: stop }, 'Stop');
  show(place, stage, bar, end);
  end.focus({ preventScroll: true });
  source.addEventListener('stage', event => {
    stage.textContent = `${now(JSON.parse(event.data).words)}…`;
    bar.removeAttribute('value');
  });
  source.addEventListener('progress', event => {
    /** @type {Api.Events['progress']} */
    const { done, total } = JSON.parse(event.data);
    bar.max = Math.max(1, total);
    bar.value = done;
  });
  source.addEventListener(ends.event, event => over(() => ends.done(event.data)));
  source.addEventListener('error', event => {
    const said = event instanceof MessageEvent ? JSON.parse(event.data).error : UNREACHED;
    over(() => ends.failed(said));
  });
  return true;
}

/** What was being done, as one says it while it is done. @param {string} words */
export function now(words) {
  const said = words.replace(/\bwas\b/g, 'is').replace(/\bwere\b/g, 'are').replace(/\blisted\b/, 'lists').replace(/(?<!is |are )\blooked\b/, 'looks');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
