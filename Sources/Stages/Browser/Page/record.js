// What the screen shows, as a picture for the clipboard, or as a film: an animated PNG or a GIF.
import { animatedPNG } from "./apng.js";
import { gif } from "./gif.js";

/* Seconds between two pictures of a film, how long it may be, and how much it may hold. */
const pause = 0.05, longest = 60, largest = 400e6;

/** A canvas with a part of the screen at so many pixels a point, without the finger dots unless `dots` draws them. */
function picture(canvas, points, scale, dots) {
  const [width, height] = points.map((each) => Math.max(1, Math.round(each * scale)));
  const result = new OffscreenCanvas(width, height), pen = result.getContext("2d", { alpha: false, willReadFrequently: true });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(canvas, 0, 0, width, height);
  dots?.(pen, scale);
  return pen;
}

/** The canvas as a PNG. */
export function pictureOf(canvas) {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The browser could not make a picture."))), "image/png"));
}

/** Puts a picture on the clipboard; it may still be under way. */
export async function copyPicture(blob) {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
}

/** Has the browser keep a file. */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A film of the canvas, which is a screen of `points`. Only what changes is kept. */
export class Film {
  constructor(canvas, points, dots) {
    Object.assign(this, { canvas, points, dots, scale: 1, frames: [], bytes: 0, begin: performance.now() });
    this.take();
  }

  get seconds() { return (performance.now() - this.begin) / 1000; }
  get isFull() { return this.seconds > longest || this.bytes > largest; }

  /** A frame has been painted: keeps what is other than in the last one kept. */
  take(always) {
    const now = performance.now();
    if (this.isFull || !always && this.frames.length && now - this.frames.at(-1).time < pause * 1000) {
      // The last of several that come in quick succession is not lost.
      clearTimeout(this.later);
      if (!this.isFull) this.later = setTimeout(() => this.take(true), pause * 1000);
      return;
    }
    clearTimeout(this.later);
    const pen = picture(this.canvas, this.points, this.scale, this.dots);
    const { width, height } = pen.canvas;
    const all = pen.getImageData(0, 0, width, height).data;
    const box = this.last ? changed(new Uint32Array(this.last.buffer), new Uint32Array(all.buffer), width, height) : [0, 0, width, height];
    this.last = all;
    if (!box) return;
    const [x, y, w, h] = box;
    const data = pen.getImageData(x, y, w, h).data;
    this.frames.push({ x, y, width: w, height: h, data, time: now });
    this.bytes += data.length;
    [this.width, this.height] = [this.width ?? width, this.height ?? height];
    // A screen that is turned meanwhile keeps the film's size.
    if (width !== this.width || height !== this.height) this.stopped = true;
  }

  /** The film, of type `gif` or `apng`; `tell` hears how far it is, from 0 to 1. */
  async end(type, tell = () => {}) {
    clearTimeout(this.later);
    const end = performance.now();
    const frames = this.frames.filter((frame) => frame.x + frame.width <= this.width && frame.y + frame.height <= this.height)
      .map((frame, index, all) => ({ ...frame, seconds: ((all[index + 1]?.time ?? end) - frame.time) / 1000 }));
    const film = { width: this.width, height: this.height, frames };
    return type === "gif" ? gif(film, tell) : animatedPNG(film, tell);
  }
}

/** The smallest rectangle outside of which two pictures of one size are the same; nil where they are the same. */
export function changed(a, b, width, height) {
  if (a.length !== b.length) return [0, 0, width, height];
  let top = 0, bottom = height, left = width, right = 0;
  const row = (y) => {
    for (let i = y * width, end = i + width; i < end; i++) if (a[i] !== b[i]) return true;
    return false;
  };
  while (top < bottom && !row(top)) top++;
  while (bottom > top && !row(bottom - 1)) bottom--;
  if (top === bottom) return undefined;
  for (let y = top; y < bottom; y++) {
    const at = y * width;
    for (let x = 0; x < left; x++) if (a[at + x] !== b[at + x]) { left = x; break; }
    for (let x = width - 1; x >= right; x--) if (a[at + x] !== b[at + x]) { right = x + 1; break; }
  }
  return [left, top, right - left, bottom - top];
}
