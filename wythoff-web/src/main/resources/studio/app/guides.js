// @ts-check
import { Trail } from './svgpen.js';

/** @import { Axis, Square } from './camera.js' */
/** @import { Ink } from './ink.js' */
/** @import { Exact } from './number.js' */
/** A straight line: y = slope x + lift. @typedef {{slope: Exact, lift: Exact}} Guide */
/** @typedef {[number, number]} Corner */

/** Bits behind the point. */
const FINE = 12;
/** Farther outside a canvas draws badly. */
const FAR = 1e5;

/** How high a line is at a place that may be far away, counted from another. @param {Guide} guide @param {bigint} at @param {bigint} from */
export function heightOf({ slope, lift }, at, from) {
  const bits = (at < 0n ? -at : at).toString(2).length + FINE;
  const fine = slope(bits) * at + lift(bits) - (from << BigInt(bits));
  return Number(fine >> BigInt(bits - FINE)) / 2 ** FINE;
}

/** Where a line is on both sides of the view, as far as piles are not negative. @param {Ink} ink @param {Guide} guide @param {Axis} axis @returns {Corner[]} */
function ends({ camera }, guide, axis) {
  const other = axis === 'x' ? 'y' : 'x';
  const from = Math.max(Math.floor(camera.offset[axis]) - 1, -Number(camera.base[axis]));
  const to = Math.ceil(camera.offset[axis] + (axis === 'x' ? camera.wide : camera.high)) + 1;
  return [from, to].map(at => [at, heightOf(guide, camera.base[axis] + BigInt(at), camera.base[other])]);
}

/** A path through the middles of squares. @param {Ink} ink @param {Corner[]} corners @param {Axis} axis */
function trail({ camera }, corners, axis) {
  const path = new Trail();
  corners.forEach(([at, up], n) => {
    const [x, y] = axis === 'x' ? [at, up] : [up, at];
    const [left, top] = [camera.px(x + 0.5), camera.py(y + 0.5)];
    if (n) path.lineTo(left, top);
    else path.moveTo(left, top);
  });
  return path;
}

/**
 * Draws a line over the whole view; with the piles exchanged, y is what it is a function of.
 *
 * @param {Ink} ink @param {Guide} guide @param {string} colour @param {Axis} [axis]
 */
export function drawLine(ink, guide, colour, axis = 'x') {
  const corners = inside(ends(ink, guide, axis), ink, axis);
  if (corners.length > 1) ink.stroke(trail(ink, corners, axis), colour, 2.5);
}

/** Fills what is between two lines from (0,0). @param {Ink} ink @param {Guide} low @param {Guide} high @param {string} colour @param {Axis} [axis] */
export function drawAngle(ink, low, high, colour, axis = 'x') {
  const [below, above] = [ends(ink, low, axis), ends(ink, high, axis)];
  const corners = [...below, ...above.reverse()].map(([at, up]) => /** @type {Corner} */ ([at, Math.max(-FAR, Math.min(FAR, up))]));
  if (!corners.every(([, up]) => Number.isFinite(up))) return;
  const path = trail(ink, [...corners, corners[0]], axis);
  ink.pen.fillStyle = `color-mix(in srgb, ${ink.colour(colour)} 30%, transparent)`;
  ink.pen.fill(path);
}

/** The part of a line that is near the view: a steep one is far above it on one side. @param {Corner[]} line @param {Ink} ink @param {Axis} axis @returns {Corner[]} */
function inside([[a, up], [b, end]], { camera }, axis) {
  const other = axis === 'x' ? 'y' : 'x';
  const low = Math.max(camera.offset[other] - 1, -Number(camera.base[other]) - 0.5);
  const high = camera.offset[other] + (axis === 'x' ? camera.high : camera.wide) + 1;
  if (![up, end].every(Number.isFinite) || Math.max(up, end) < low || Math.min(up, end) > high) return [];
  const cut = (/** @type {number} */ at) => {
    const height = up + (end - up) * (at - a) / (b - a);
    const kept = Math.min(high, Math.max(low, height));
    return /** @type {Corner} */ ([height === kept ? at : a + (kept - up) * (b - a) / (end - up), kept]);
  };
  return [cut(a), cut(b)];
}

/** Frames a square. @param {Ink} ink @param {Square} square @param {string} colour */
export function drawSpot(ink, square, colour) {
  const { left, top, size } = ink.camera.box(square);
  const edge = Math.max(size, 8);
  if (left < -edge || top < -edge || left > ink.camera.width || top > ink.camera.height) return;
  const path = new Trail();
  path.rect(left + (size - edge) / 2 + 1, top + (size - edge) / 2 + 1, edge - 2, edge - 2);
  ink.stroke(path, colour, 2.5);
}

/** Shades all squares with one pile of this size. @param {Ink} ink @param {bigint} pile @param {string} colour @param {Axis} axis which pile */
export function drawBand(ink, pile, colour, axis) {
  const { camera, pen } = ink;
  const at = Number(pile - camera.base[axis]);
  pen.fillStyle = `color-mix(in srgb, ${ink.colour(colour)} 30%, transparent)`;
  const edge = Math.max(0, axis === 'x' ? camera.height - camera.py(-Number(camera.base.y)) : camera.px(-Number(camera.base.x)));
  if (axis === 'x') pen.fillRect(camera.px(at), 0, camera.scale, camera.height - edge);
  else pen.fillRect(edge, camera.py(at + 1), camera.width - edge, camera.scale);
}
