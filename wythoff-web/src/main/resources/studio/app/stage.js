// @ts-check
import { readAddress } from './address.js';
import { Board } from './board.js';
import { $ } from './dom.js';
import { startTheme, themeNow } from './theme.js';
import { isFirstVisit } from './visits.js';

/** Whether somebody is here for the first time, and shall find out for himself. */
export const isFirst = isFirstVisit();

/** The board comes before the rest of the page: its first tiles are asked for while the other modules are on their way. */
export const board = new Board($('board', HTMLCanvasElement));

startTheme();
const { game, layer, with: other, match, discovery, view } = readAddress();
// Nothing may be seen before the match has said whether to hide it.
board.hidden = isFirst || match != null || discovery != null;
if (view) board.look(view.corner, view.scale);
const shown = layer === 'difference' ? other ? { layer, other } : { layer: 'outcome' } : { layer: layer ?? 'outcome' };
board.show({ game: game ?? 'wythoff', ...shown, theme: themeNow() });
board.resize(); // at once, not when the browser next looks for what has changed its size
