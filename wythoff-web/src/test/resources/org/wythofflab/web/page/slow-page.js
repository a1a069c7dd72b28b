/*
 * Makes a page slow, as on another machine: frames and timers come late, but in their order, and so do answers, in any order. Most wait
 * for a moment, a few for long.
 */
(frames, network, most, seed) => {
  const timer = setTimeout;
  let state = seed >>> 0;
  const random = () => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return state / 2 ** 32;
  };
  const moment = () => most * random() ** 3;

  if (frames) {
    const frame = requestAnimationFrame;
    let next = null;
    let now = new Map();
    let last = 0;
    const draw = time => {
      [now, next] = [next, null];
      for (const [id, work] of now) {
        now.delete(id);
        try { work(time); } catch (fault) { reportError(fault); }
      }
    };
    window.requestAnimationFrame = work => {
      if (!next) {
        next = new Map();
        timer(() => frame(draw), moment());
      }
      next.set(++last, work);
      return last;
    };
    window.cancelAnimationFrame = id => {
      next?.delete(id);
      now.delete(id);
    };
    window.setTimeout = (work, wait = 0, ...rest) => timer(work, wait + moment(), ...rest);
  }

  if (network) {
    const late = signal => new Promise((go, stop) => {
      timer(go, moment());
      signal?.addEventListener('abort', () => stop(signal.reason));
    });
    const ask = fetch;
    window.fetch = async (what, how) => {
      const answer = await ask(what, how);
      await late(how?.signal);
      return answer;
    };
    const decode = createImageBitmap;
    window.createImageBitmap = async (...picture) => {
      const bitmap = await decode(...picture);
      await late();
      return bitmap;
    };
    /** What a stream says comes late, but in its order, and not to a page that has closed it; how far it is comes too often to wait. */
    const said = new WeakMap();
    const closed = new WeakSet();
    const { addEventListener: listen, close } = EventSource.prototype;
    EventSource.prototype.close = function () {
      closed.add(this);
      close.call(this);
    };
    EventSource.prototype.addEventListener = function (kind, hear, ...rest) {
      listen.call(this, kind, event => {
        const before = said.get(this) ?? Promise.resolve();
        said.set(this, before.then(() => kind === 'progress' || late()).then(() => closed.has(this) || hear.call(this, event)));
      }, ...rest);
    };
    if (navigator.clipboard) {
      const write = Clipboard.prototype.writeText;
      Clipboard.prototype.writeText = async function (text) {
        await late();
        return write.call(this, text);
      };
    }
  }
}
