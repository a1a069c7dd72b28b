// @ts-check
import { Camera } from './camera.js';
import { Ink } from './ink.js';
import { SvgPen } from './svgpen.js';
import { Tiles } from './tiles.js';
import { Values } from './values.js';

/** @import { Board } from './board.js' */

/** A browser refuses larger canvases. */
export const WIDEST = 8000;

/**
 * What the board shows just now - place, zoom, layer and marks - as a picture so many pixels wide.
 *
 * @param {Board} board @param {number} wide @returns {Promise<Blob>}
 */
export async function snapPng(board, wide) {
  const camera = copied(board.camera, wide / board.camera.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(camera.width * camera.ratio);
  canvas.height = Math.round(camera.height * camera.ratio);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw so large a picture');
  pen.setTransform(camera.ratio, 0, 0, camera.ratio, 0, 0);
  await settled(board, new Ink(pen, camera));
  return new Promise((done, failed) => {
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('this browser cannot draw so large a picture'))), 'image/png');
  });
}

/**
 * The same as lines and squares. Where there are more of them than a drawing can hold, a picture stands for the squares.
 *
 * @param {Board} board @param {number} wide @param {string} title
 */
export async function snapSvg(board, wide, title) {
  // Lines have no dots to fall between.
  const camera = Object.assign(copied(board.camera, 16), { detail: 1 });
  const canvas = document.createElement('canvas');
  canvas.width = camera.width;
  canvas.height = camera.height;
  const sketch = canvas.getContext('2d');
  if (!sketch) throw new Error('this browser cannot draw');
  const { tiles, values } = await settled(board, new Ink(sketch, camera));
  let pen = new SvgPen();
  const write = () => board.paint(new Ink(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (pen)), camera), tiles, values);
  try {
    write();
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    pen = new SvgPen();
    pen.parts.push(`<image href="${canvas.toDataURL('image/png')}" width="${camera.width}" height="${camera.height}"/>`);
  }
  return pen.end(camera.width, camera.height, title, wide);
}

/** The same view with more dots for each pixel. @param {Camera} camera @param {number} ratio */
function copied(camera, ratio) {
  const copy = new Camera();
  Object.assign(copy, { width: camera.width, height: camera.height, scale: camera.scale, ratio, detail: ratio });
  copy.base = { ...camera.base };
  copy.offset = { ...camera.offset };
  return copy;
}

/** Draws until nothing is missing any more. @param {Board} board @param {Ink} ink */
function settled(board, ink) {
  return new Promise((/** @type {(parts: {tiles: Tiles, values: Values}) => void} */ done, failed) => {
    const draw = () => {
      const sight = board.paint(ink, tiles, values);
      if (sight.fault) failed(new Error(`Some of the board cannot be drawn: ${sight.fault.words.split('\n')[0]}`));
      else if (!sight.coming && !values.coming) done({ tiles, values });
    };
    const tiles = new Tiles(() => draw());
    const values = new Values(() => draw());
    tiles.question = board.tiles.question;
    draw();
  });
}
