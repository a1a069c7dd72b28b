// @ts-check

/** @import { Axis, Camera } from './camera.js' */
/** @import { Piece } from './tiles.js' */

/** Pixels a side. */
export const SIDE = 256;
/** A pixel stands for so many squares a side at most, as a power of two. */
export const COARSEST = 6;

/** How many squares a pixel of the tiles stands for, as a power of two. @param {Camera} camera */
export function levelOf(camera) {
  return Math.max(0, Math.min(COARSEST, Math.floor(-Math.log2(camera.scale * camera.detail))));
}

/**
 * The pieces in view: the nearest to (0,0) first, which needs the smallest board, then the farthest, whose board has all the
 * others in it.
 *
 * @param {Camera} camera @param {number} level
 */
export function places(camera, level) {
  const side = BigInt(SIDE << level);
  const corner = camera.corner();
  const end = (/** @type {Axis} */ axis) => camera.base[axis] + BigInt(Math.ceil(camera.offset[axis] + (axis === 'x' ? camera.wide : camera.high)));
  const ends = { x: end('x'), y: end('y') };
  /** @type {Piece[]} */
  const found = [];
  for (let x = corner.x / side * side; x < ends.x; x += side) {
    for (let y = corner.y / side * side; y < ends.y; y += side) found.push({ x, y, level });
  }
  found.sort((a, b) => (reach(a) < reach(b) ? -1 : reach(a) > reach(b) ? 1 : a.x < b.x ? -1 : 1));
  const last = found.length > 2 ? found.pop() : undefined;
  if (last) found.splice(1, 0, last);
  return found;
}

/** Below this pile everything else is drawn. @param {Piece} piece */
export function reach({ x, y }) {
  return x > y ? x : y;
}

/** Whether a picture has one colour only: then there is no P-position in it, or nothing else. @param {ImageBitmap} image */
export function isBare(image) {
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(image, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
  return pixels.every(pixel => pixel === pixels[0]);
}
