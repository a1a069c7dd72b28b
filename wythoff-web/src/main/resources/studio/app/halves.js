// @ts-check

/** What is seen of a picture from farther away, at 1/2, 1/4, …, as far as somebody looked. @type {WeakMap<ImageBitmap, OffscreenCanvas[]>} */
const seen = new WeakMap();

/**
 * A picture made smaller as the server makes its coarser tiles: a P-position stays where it is, however far away one looks. A
 * browser would mix it with the squares beside it until nothing is left.
 *
 * @param {ImageBitmap} image @param {number} times how often it is halved @param {boolean} dark whether P is the lighter colour
 */
export function halved(image, times, dark) {
  const known = seen.get(image) ?? [];
  seen.set(image, known);
  for (let n = known.length; n < times; n++) known.push(half(n ? known[n - 1] : image, dark));
  return known[times - 1];
}

/** @param {ImageBitmap|OffscreenCanvas} image @param {boolean} dark */
function half(image, dark) {
  const [width, height] = [image.width, image.height];
  const canvas = new OffscreenCanvas(width / 2, height / 2);
  const pen = canvas.getContext('2d');
  const whole = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen || !whole) return canvas;
  whole.drawImage(image, 0, 0);
  const from = new Uint32Array(whole.getImageData(0, 0, width, height).data.buffer);
  const small = pen.createImageData(width / 2, height / 2);
  const to = new Uint32Array(small.data.buffer);
  const isStronger = (/** @type {number} */ one, /** @type {number} */ other) => (dark ? (one & 255) > (other & 255) : (one & 255) < (other & 255));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row >> 1) * (width / 2) + (column >> 1);
      const pixel = from[row * width + column];
      if ((row | column) % 2 === 0 || isStronger(pixel, to[at])) to[at] = pixel;
    }
  }
  pen.putImageData(small, 0, 0);
  return canvas;
}
