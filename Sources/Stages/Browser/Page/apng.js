// An animated PNG (Portable Network Graphics, third edition), with all colours: each frame is the part that has changed.

const table = new Uint32Array(256).map((_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function checksum(parts) {
  let c = 0xffffffff;
  for (const bytes of parts) for (const byte of bytes) c = table[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

const number = (value, size = 4) => Uint8Array.from({ length: size }, (_, i) => (value >>> (8 * (size - 1 - i))) & 255);

function chunk(name, ...parts) {
  const type = new TextEncoder().encode(name);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [number(length), type, ...parts, number(checksum([type, ...parts]))];
}

/* Rows of three bytes a pixel, each as its difference to the row above (filter 2), which repeats more. */
async function packed({ data, width, height }) {
  const stride = width * 3 + 1, rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    rows[y * stride] = y ? 2 : 0;
    for (let x = 0, from = y * width * 4, to = y * stride + 1; x < width; x++, from += 4) {
      for (let c = 0; c < 3; c++) rows[to++] = data[from + c] - (y ? data[from + c - width * 4] : 0);
    }
  }
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A film as a file. The first frame is the whole screen, and what a reader shows that knows no animation. */
export async function animatedPNG({ width, height, frames }, tell) {
  const parts = [Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)];
  parts.push(...chunk("IHDR", number(width), number(height), Uint8Array.of(8, 2, 0, 0, 0)));
  parts.push(...chunk("acTL", number(frames.length), number(0)));
  let order = 0;
  for (const [index, frame] of frames.entries()) {
    const milliseconds = Math.min(65535, Math.max(1, Math.round(frame.seconds * 1000)));
    parts.push(...chunk(
      "fcTL", number(order++), number(frame.width), number(frame.height), number(frame.x), number(frame.y),
      number(milliseconds, 2), number(1000, 2), Uint8Array.of(0, 0)));
    const bytes = await packed(frame);
    parts.push(...(index ? chunk("fdAT", number(order++), bytes) : chunk("IDAT", bytes)));
    tell((index + 1) / frames.length);
  }
  parts.push(...chunk("IEND"));
  return new Blob(parts, { type: "image/png" });
}
