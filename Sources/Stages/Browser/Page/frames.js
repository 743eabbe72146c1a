// Frames: rectangles that moved, came raw, or came as QOI, put onto a canvas.

/** QOI bytes (qoiformat.org) to pixels of an ImageData. */
export function decodeQOI(bytes, target) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x716f6966) throw new Error("no QOI");
  const out = new Uint32Array(target.data.buffer);
  const seen = new Uint32Array(64);
  let r = 0, g = 0, b = 0, a = 255, p = 14, run = 0;
  for (let i = 0; i < out.length; i++) {
    if (run > 0) {
      run--;
    } else {
      const tag = bytes[p++];
      if (tag === 0xfe) {
        r = bytes[p++]; g = bytes[p++]; b = bytes[p++];
      } else if (tag === 0xff) {
        r = bytes[p++]; g = bytes[p++]; b = bytes[p++]; a = bytes[p++];
      } else if (tag < 0x40) {
        const known = seen[tag];
        r = known & 255; g = (known >>> 8) & 255; b = (known >>> 16) & 255; a = known >>> 24;
      } else if (tag < 0x80) {
        r = (r + ((tag >> 4) & 3) - 2) & 255; g = (g + ((tag >> 2) & 3) - 2) & 255; b = (b + (tag & 3) - 2) & 255;
      } else if (tag < 0xc0) {
        const more = bytes[p++], dg = (tag & 63) - 32;
        r = (r + dg - 8 + (more >> 4)) & 255; g = (g + dg) & 255; b = (b + dg - 8 + (more & 15)) & 255;
      } else {
        run = tag & 63;
      }
      seen[(r * 3 + g * 5 + b * 7 + a * 11) & 63] = ((a << 24) | (b << 16) | (g << 8) | r) >>> 0;
    }
    out[i] = 0xff000000 | (b << 16) | (g << 8) | r;
  }
}

/** The pictures of a frame, decoded, in their order; undefined where it has none. */
export function pictures(buffer) {
  const view = new DataView(buffer), found = [];
  if (!view.getUint8(1)) return undefined;
  for (let part = view.getUint16(2, true), at = 24; part > 0; part--) {
    const kind = view.getUint8(at), length = view.getUint32(at + 12, true);
    at += 16;
    if (kind === 3) {
      const blob = new Blob([new Uint8Array(buffer, at, length)], { type: "image/jpeg" });
      found.push(createImageBitmap(blob, { colorSpaceConversion: "none" }));
    }
    at += (length + 3) & ~3;
  }
  return Promise.all(found);
}

/** Puts a frame onto the canvas, with its decoded pictures; returns its number, size in pixels, and how it fared. */
export function paint(buffer, canvas, context, pictures = []) {
  const view = new DataView(buffer);
  const frame = {
    number: view.getUint32(4, true), width: view.getUint16(8, true), height: view.getUint16(10, true),
    turn: view.getFloat32(12, true), time: view.getFloat64(16, true), bytes: buffer.byteLength, parts: [],
  };
  if (canvas.width !== frame.width || canvas.height !== frame.height) {
    canvas.width = frame.width;
    canvas.height = frame.height;
  }
  let at = 24;
  for (let part = view.getUint16(2, true); part > 0; part--) {
    const kind = view.getUint8(at);
    const x = view.getUint16(at + 2, true), y = view.getUint16(at + 4, true);
    const width = view.getUint16(at + 6, true), height = view.getUint16(at + 8, true);
    const length = view.getUint32(at + 12, true);
    at += 16;
    frame.parts.push({ x, y, width, height });
    if (kind === 2) {
      const sx = view.getUint16(at, true), sy = view.getUint16(at + 2, true);
      context.putImageData(context.getImageData(sx, sy, width, height), x, y);
    } else if (kind === 3) {
      const picture = pictures.shift();
      context.drawImage(picture, x, y);
      picture.close();
    } else {
      const image = context.createImageData(width, height);
      if (kind === 1) {
        decodeQOI(new Uint8Array(buffer, at, length), image);
      } else {
        const source = new Uint32Array(buffer, at, width * height), out = new Uint32Array(image.data.buffer);
        for (let i = 0; i < source.length; i++) {
          const v = source[i];
          out[i] = 0xff000000 | (v & 0xff00) | ((v >>> 16) & 0xff) | ((v & 0xff) << 16);
        }
      }
      context.putImageData(image, x, y);
    }
    at += (length + 3) & ~3;
  }
  return frame;
}
