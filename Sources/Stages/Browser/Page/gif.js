// A GIF (GIF89a): each frame is the part that has changed, with up to 256 colours of its own.

const short = (value) => [value & 255, (value >>> 8) & 255];

/* Colours by 5 bits of each channel: how many pixels each stands for, and their sums. */
function count(data) {
  const boxes = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const key = ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);
    const found = boxes.get(key);
    if (found) {
      found.n++; found.r += data[i]; found.g += data[i + 1]; found.b += data[i + 2];
    } else boxes.set(key, { key, n: 1, r: data[i], g: data[i + 1], b: data[i + 2] });
  }
  return boxes;
}

/* The colours of a part: all of them where there are few, else those of a median cut. */
function palette(data) {
  const exact = new Map();
  for (let i = 0; i < data.length && exact.size <= 256; i += 4) {
    const key = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
    if (!exact.has(key)) exact.set(key, exact.size);
  }
  if (exact.size <= 256) {
    const colours = [...exact.keys()].map((key) => [key >> 16, (key >> 8) & 255, key & 255]);
    return { colours, index: (r, g, b) => exact.get((r << 16) | (g << 8) | b) };
  }
  const all = [...count(data).values()];
  let groups = [all];
  const span = (group) => {
    const ends = ["r", "g", "b"].map((channel) => {
      let low = 255, high = 0;
      for (const each of group) {
        const value = each[channel] / each.n;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      return high - low;
    });
    const widest = ends.indexOf(Math.max(...ends));
    return { channel: "rgb"[widest], size: ends[widest] };
  };
  const weigh = (group) => {
    const { channel, size } = span(group);
    return { group, channel, weight: group.length < 2 ? -1 : size * Math.sqrt(group.reduce((sum, each) => sum + each.n, 0)) };
  };
  let weighed = groups.map(weigh);
  while (weighed.length < 256) {
    let best = 0;
    for (let i = 1; i < weighed.length; i++) if (weighed[i].weight > weighed[best].weight) best = i;
    if (weighed[best].weight <= 0) break;
    const { group, channel } = weighed[best];
    group.sort((a, b) => a[channel] / a.n - b[channel] / b.n);
    const whole = group.reduce((sum, each) => sum + each.n, 0);
    let at = 1, sum = group[0].n;
    while (at < group.length - 1 && sum + group[at].n <= whole / 2) sum += group[at++].n;
    weighed.splice(best, 1, weigh(group.slice(0, at)), weigh(group.slice(at)));
  }
  const places = new Map();
  const colours = weighed.map(({ group }, place) => {
    let n = 0, r = 0, g = 0, b = 0;
    for (const each of group) {
      n += each.n; r += each.r; g += each.g; b += each.b;
      places.set(each.key, place);
    }
    return [r / n, g / n, b / n].map(Math.round);
  });
  return { colours, index: (r, g, b) => places.get(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)) };
}

/* Codes of growing length, least bit first, in blocks of 255 bytes. */
function compress(indices, bits) {
  const out = [bits], block = [];
  let buffer = 0, held = 0;
  const flush = () => { if (block.length) out.push(block.length, ...block.splice(0)); };
  const byte = (value) => { block.push(value); if (block.length === 255) flush(); };
  const write = (code, size) => {
    buffer |= code << held;
    for (held += size; held >= 8; held -= 8, buffer >>>= 8) byte(buffer & 255);
  };
  const clear = 1 << bits, end = clear + 1;
  let next = end + 1, size = bits + 1, codes = new Map(), prefix = indices[0];
  write(clear, size);
  for (let i = 1; i < indices.length; i++) {
    const key = (prefix << 8) | indices[i], known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix, size);
    if (next < 4096) {
      if (next === 1 << size) size++;
      codes.set(key, next++);
    } else {
      write(clear, size);
      codes = new Map();
      next = end + 1;
      size = bits + 1;
    }
    prefix = indices[i];
  }
  write(prefix, size);
  // A reader has one code more by now.
  if (next === 1 << size && size < 12) size++;
  write(end, size);
  if (held) byte(buffer & 255);
  flush();
  out.push(0);
  return Uint8Array.from(out);
}

/** A film as a file that goes round for ever. Frames stand for hundredths of a second, two at least. */
export async function gif({ width, height, frames }, tell) {
  const parts = [new TextEncoder().encode("GIF89a"), Uint8Array.of(...short(width), ...short(height), 0x70, 0, 0)];
  parts.push(Uint8Array.of(0x21, 0xff, 11), new TextEncoder().encode("NETSCAPE2.0"), Uint8Array.of(3, 1, 0, 0, 0));
  for (const [number, frame] of frames.entries()) {
    const { colours, index } = palette(frame.data);
    const bits = Math.max(2, Math.ceil(Math.log2(Math.max(2, colours.length))));
    const indices = new Uint8Array(frame.width * frame.height);
    for (let i = 0, p = 0; i < indices.length; i++, p += 4) indices[i] = index(frame.data[p], frame.data[p + 1], frame.data[p + 2]);
    const hundredths = Math.min(65535, Math.max(2, Math.round(frame.seconds * 100)));
    const colourTable = new Uint8Array(3 << bits);
    colours.forEach((colour, place) => colourTable.set(colour, place * 3));
    parts.push(
      Uint8Array.of(0x21, 0xf9, 4, 4, ...short(hundredths), 0, 0),
      Uint8Array.of(0x2c, ...short(frame.x), ...short(frame.y), ...short(frame.width), ...short(frame.height), 0x80 | (bits - 1)),
      colourTable, compress(indices, bits));
    tell((number + 1) / frames.length);
    // The page goes on meanwhile.
    await new Promise((go) => setTimeout(go));
  }
  parts.push(Uint8Array.of(0x3b));
  return new Blob(parts, { type: "image/gif" });
}
