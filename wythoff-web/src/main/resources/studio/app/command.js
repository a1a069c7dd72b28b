import { el } from './api.js';

const MOST_PICTURED = 16000;

function quoted(text) {
  return /^[\w.,@^+/:-]+$/.test(text) ? text : `"${text}"`;
}

/** A command line: words as they are, options from an object; what is null is left out. */
export function command(name, words, options = {}) {
  const given = Object.entries(options).filter(([, value]) => value != null && value !== false)
    .map(([key, value]) => {
      const flag = key === 'o' ? '-o' : `--${key}`;
      return value === true ? flag : `${flag} ${quoted(`${value}`)}`;
    });
  return ['./wythoff', name, ...words.map(word => quoted(`${word}`)), ...given].join(' ');
}

/** What shows the same picture as the board does. */
export function pictureCommand(game, layer, camera, more = {}) {
  const corner = camera.corner();
  const size = Math.min(MOST_PICTURED, Math.ceil(Math.max(camera.wide, camera.high)));
  return command('picture', [game], {
    show: layer === 'outcome' ? null : layer,
    from: corner.x === 0n && corner.y === 0n ? null : `${corner.x},${corner.y}`,
    size, ...more,
  });
}

/** A button that copies, and says so. */
export function copier(label, text) {
  const button = el('button', {
    type: 'button',
    class: 'copy',
    onclick: async () => {
      try {
        await navigator.clipboard.writeText(text());
        button.textContent = 'Copied';
      } catch {
        // Not on a secure page, or not allowed: the text is there to be selected.
        button.textContent = 'Select and copy it';
      }
      setTimeout(() => { button.textContent = label; }, 1500);
    },
  }, label);
  return button;
}

/** A line to paste into a terminal. */
export function commandLine(text) {
  return el('div', { class: 'command' }, el('code', {}, text), copier('Copy', () => text));
}
