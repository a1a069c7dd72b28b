// @ts-check

/** A line that is drawn and can be written down. */
export class Trail extends Path2D {
  /** @param {string} [d] */
  constructor(d = '') {
    super(d);
    this.d = d;
  }

  /** @override @param {number} x @param {number} y */
  moveTo(x, y) {
    super.moveTo(x, y);
    this.d += `M${short(x)} ${short(y)}`;
  }

  /** @override @param {number} x @param {number} y */
  lineTo(x, y) {
    super.lineTo(x, y);
    this.d += `L${short(x)} ${short(y)}`;
  }

  /** @override @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    super.rect(x, y, width, height);
    this.d += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  }
}

/** More squares than these make a drawing that nobody can open; they become a picture in it. */
const MOST_RUNS = 60000;

/** Writes down as SVG what would be drawn on a canvas: as much of its language as the board speaks. */
export class SvgPen {
  constructor() {
    /** @type {string[]} */
    this.parts = [];
    /** @type {string[]} */
    this.turns = [];
    this.turn = '';
    this.fillStyle = '#000';
    this.strokeStyle = '#000';
    this.lineWidth = 1;
    this.lineJoin = 'miter';
    this.lineCap = 'butt';
    this.font = '11px sans-serif';
    this.textAlign = 'left';
    this.textBaseline = 'middle';
    this.imageSmoothingEnabled = false;
    this.path = new Trail();
    this.runs = 0;
  }

  /** @param {number} width @param {number} height @param {string} title @param {number} wide pixels it wants to have */
  end(width, height, title, wide) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${wide}" height="${Math.round(wide * height / width)}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>${this.parts.join('')}</svg>\n`;
  }

  save() { this.turns.push(this.turn); }

  restore() { this.turn = this.turns.pop() ?? ''; }

  /** @param {number} x @param {number} y */
  translate(x, y) { this.turn += `translate(${short(x)} ${short(y)})`; }

  /** @param {number} x @param {number} y */
  scale(x, y) { this.turn += `scale(${x} ${y})`; }

  /** @param {number} angle */
  rotate(angle) { this.turn += `rotate(${short(angle * 180 / Math.PI)})`; }

  beginPath() { this.path = new Trail(); }

  /** @param {number} x @param {number} y */
  moveTo(x, y) { this.path.moveTo(x, y); }

  /** @param {number} x @param {number} y */
  lineTo(x, y) { this.path.lineTo(x, y); }

  closePath() { this.path.d += 'z'; }

  /** A whole circle, which is all that is asked for. @param {number} x @param {number} y @param {number} r */
  arc(x, y, r) { this.path.d += `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`; }

  /** @param {Trail} [path] */
  fill(path = this.path) { this.add(`<path d="${path.d}" fill="${this.fillStyle}"`); }

  /** @param {Trail} [path] */
  stroke(path = this.path) { this.add(`<path d="${path.d}" fill="none" ${this.line()}`); }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) { this.add(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${this.fillStyle}"`); }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) { this.add(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="none" ${this.line()}`); }

  /** @param {string} text @param {number} x @param {number} y @param {number} [most] */
  fillText(text, x, y, most) { this.text(text, x, y, most, `fill="${this.fillStyle}"`); }

  /** @param {string} text @param {number} x @param {number} y @param {number} [most] */
  strokeText(text, x, y, most) { this.text(text, x, y, most, `fill="none" ${this.line()}`); }

  /** @param {string} text @param {number} x @param {number} y @param {number|undefined} most @param {string} look */
  text(text, x, y, most, look) {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(this.font)?.[1] ?? 11);
    const anchor = this.textAlign === 'center' ? 'middle' : this.textAlign === 'right' || this.textAlign === 'end' ? 'end' : 'start';
    // Digits are about six tenths as wide as high.
    const squeezed = most && text.length * size * 0.62 > most ? ` textLength="${short(most)}" lengthAdjust="spacingAndGlyphs"` : '';
    this.add(`<text x="${short(x)}" y="${short(y + size * 0.35)}" font-size="${size}" font-family="system-ui, DejaVu Sans, sans-serif" text-anchor="${anchor}"${squeezed} ${look}`, escaped(text));
  }

  /** Squares of one colour beside each other are one. @param {ImageBitmap} image @param {...number} place */
  drawImage(image, ...place) {
    const [left, top, width, height] = place.slice(-4);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen || place.length > 4) return;
    pen.drawImage(image, 0, 0);
    const runs = squares(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer), image.width);
    this.runs = [...runs.values()].reduce((sum, d) => sum + d.length, this.runs);
    if (this.runs > MOST_RUNS) throw new RangeError('more squares than a drawing can hold');
    const turn = `translate(${short(left)} ${short(top)}) scale(${width / image.width} ${height / image.height})`;
    this.parts.push(`<g transform="${turn}" shape-rendering="crispEdges">`,
      ...[...runs].map(([colour, d]) => `<path d="${d.join('')}" fill="${colour}"/>`), '</g>');
  }

  line() {
    return `stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linejoin="${this.lineJoin}" stroke-linecap="${this.lineCap}"`;
  }

  /** @param {string} opened @param {string} [inside] */
  add(opened, inside) {
    const turned = this.turn ? ` transform="${this.turn}"` : '';
    const name = /^<(\w+)/.exec(opened)?.[1];
    this.parts.push(inside == null ? `${opened}${turned}/>` : `${opened}${turned}>${inside}</${name}>`);
  }
}

/** Runs of pixels by colour. @param {Uint32Array} pixels @param {number} width */
function squares(pixels, width) {
  /** @type {Map<string, string[]>} */
  const runs = new Map();
  for (let at = 0; at < pixels.length;) {
    const from = at;
    const end = at - at % width + width;
    while (at < end && pixels[at] === pixels[from]) at++;
    const colour = hex(pixels[from]);
    const d = runs.get(colour) ?? [];
    if (d.length === 0) runs.set(colour, d);
    d.push(`M${from % width} ${Math.floor(from / width)}h${at - from}v1h${from - at}z`);
  }
  return runs;
}

/** Bytes of a pixel are red, green, blue, as on every machine that runs a browser. @param {number} pixel */
function hex(pixel) {
  return `#${[0, 8, 16].map(shift => (pixel >> shift & 255).toString(16).padStart(2, '0')).join('')}`;
}

/** @param {number} number */
function short(number) {
  return `${Math.round(number * 100) / 100}`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
