// @ts-check
import { $, el, show } from './dom.js';
import { ask, latest } from './http.js';

/** @import { Camera } from './camera.js' */

/** As the tiles are coloured: so many steps for each doubling of number + 1, of so many in all. @type {Record<string, number>} */
const STEPS = { grundy: 16, options: 40 };
const LEVELS = 200;
const COLOURS = [0x440154, 0x482878, 0x3E4989, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6ECE58, 0xB5DE2B, 0xFDE725];

const BLOCK = 32n;
const FARTHEST = 4000n;
const MOST_MARKS = 6;

/** The largest number in the far corner of what is seen, up to (x,y), which is where numbers are large. */
const largest = latest(async (signal, /** @type {{game: string, layer: string, x: bigint, y: bigint}} */ { game, layer, x, y }) => {
  const { values } = await ask('values', { game, layer, x: `${x - x % BLOCK}`, y: `${y - y % BLOCK}` }, signal);
  return values.slice(0, Number(x % BLOCK) + 1).flatMap(row => row.slice(0, Number(y % BLOCK) + 1)).reduce((most, value) => Math.max(most, value), 0);
});

let shown = '';

/** Fits the legend of a layer of numbers to those that occur. @param {{game: string, layer: string}} page @param {Camera} camera */
export async function fitScale({ game, layer }, camera) {
  const corner = camera.corner();
  const far = (/** @type {bigint} */ from, /** @type {number} */ squares) => {
    const last = from + BigInt(Math.max(0, Math.floor(squares) - 2));
    return last > FARTHEST ? FARTHEST : last;
  };
  const place = { game, layer, x: far(corner.x, camera.wide), y: far(corner.y, camera.high) };
  const key = layer in STEPS ? Object.values(place).join('/') : '';
  if (key === shown && $('legend').hasChildNodes()) return;
  shown = key;
  if (!key) return largest.stop();
  const most = await largest(place).catch(() => undefined); // the board says what is the matter
  if (most != null) show($('legend'), ...marks(most).map(value => el('span', {}, swatch(value, STEPS[layer]), `${value}`)));
}

/** A few numbers from 0 to the largest, near enough to it. @param {number} most */
export function marks(most) {
  const found = [0, 1, 2, 3];
  for (let power = 1; power <= most; power *= 10) found.push(5 * power, 10 * power, 20 * power);
  const small = found.filter(value => value < most * 0.75);
  const step = Math.ceil(small.length / (MOST_MARKS - 1));
  return [...small.filter((_, i) => i % step === 0), most];
}

/** @param {number} value @param {number} steps */
function swatch(value, steps) {
  const doublings = Math.floor(Math.log2(value + 1));
  const level = Math.min(LEVELS - 1, doublings * steps + Math.floor(((value + 1 - 2 ** doublings) * steps) / 2 ** doublings));
  const at = level / (LEVELS - 1) * (COLOURS.length - 1);
  const stop = Math.min(Math.floor(at), COLOURS.length - 2);
  const part = (/** @type {number} */ shift) => {
    const [from, to] = [COLOURS[stop] >> shift & 255, COLOURS[stop + 1] >> shift & 255];
    return Math.round(from + (to - from) * (at - stop));
  };
  const box = el('i');
  box.style.background = `rgb(${part(16)} ${part(8)} ${part(0)})`;
  return box;
}
