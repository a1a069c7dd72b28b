// @ts-check
import { command, pictureCommand } from './command.js';
import { themeNow } from './theme.js';
import { brief } from './words.js';

/** @import { Camera } from './camera.js' */
/** @import { Page } from './main.js' */
/** @import { Wishes } from './setup.js' */

/** What a tab of the browser or a bookmark is called. @param {Page} page @param {Api.Match|null} match */
export function title({ game, tab, square, sequence }, match) {
  const shown = {
    look: square ? `(${brief(`${square.x}`)},${brief(`${square.y}`)})` : '',
    play: match ? 'a match' : 'play',
    table: sequence ? `sequence ${sequence}` : 'P-positions',
    measure: 'measured',
    theory: 'theory',
    export: 'files',
  }[tab];
  return `${game}${shown && `, ${shown}`} · Wythoff Lab`;
}

/** What does the same in a terminal. @param {Page} page @param {Wishes} wishes @param {Camera} camera */
export function commandNow({ game, square, layer, other, sequence, tab }, { start, opponent, first, discovery }, camera) {
  switch (tab) {
    case 'look': return square ? command('outcome', [game, square.x, square.y]) : pictureCommand(game, layer, camera, {}, other);
    case 'play': return command('play', [game, ...start.trim().split(/[\s,]+/)],
      { opponent: opponent === 'perfect' ? null : opponent, first: first === 'you' ? null : first, discovery: discovery ? 'yes' : null });
    case 'table': return sequence ? command('sequence', [game, sequence], { count: 100 }) : command('positions', [game], { bound: 400 });
    case 'measure': return layer === 'difference' ? pictureCommand(game, layer, camera, {}, other) : command('explore', [game]);
    case 'theory': return command('describe', [game]);
    default: return pictureCommand(game, layer, camera, { dark: themeNow() === 'dark', o: 'board.png' }, other);
  }
}
