// The app's pixels at the size at which they are seen. The app draws for it; until it does, and while all of the device's pixels are
// wanted, they are made smaller here. The browser's own way of that drops thin lines.

/** Shows `source` on `target`, which lies over it, pixel for pixel of the display. */
export function shower(source, target) {
  const pen = target.getContext("2d", { alpha: false });
  // Half the size at first: the mean of four pixels each, at the cost of what has changed alone.
  const half = document.createElement("canvas");
  const halfPen = half.getContext("2d", { alpha: false, willReadFrequently: true });
  // While something moves the second step is a plain one, which drops no line either; at rest it is a better one.
  const rest = 150;
  let moved = [], later;

  const draw = (from, pen, { x, y, width, height }, by, quality) => {
    // Two pixels more than are kept, since a pixel is made of its neighbours.
    const left = Math.floor(x * by) - 1, top = Math.floor(y * by) - 1;
    const right = Math.ceil((x + width) * by) + 1, bottom = Math.ceil((y + height) * by) + 1;
    pen.save();
    pen.beginPath();
    pen.rect(left, top, right - left, bottom - top);
    pen.clip();
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = quality;
    const [dx, dy, dw, dh] = [left - 2, top - 2, right - left + 4, bottom - top + 4];
    pen.drawImage(from, dx / by, dy / by, dw / by, dh / by, dx, dy, dw, dh);
    pen.restore();
  };

  return {
    /** The screen of so many points is seen at `zoom`; the target is as large as that in pixels of the display. Where the app
        draws as many, they are shown as they are. Returns how many a point has. */
    fit(width, height, zoom) {
      const ratio = devicePixelRatio * zoom, wanted = Math.round(ratio * 1024) / 1024;
      const size = [Math.max(1, Math.round(width * wanted)), Math.max(1, Math.round(height * wanted))];
      const isExact = size[0] === source.width && size[1] === source.height, isLess = size[0] < source.width && !isExact;
      source.style.width = isExact ? size[0] / ratio + "px" : "";
      source.style.height = isExact ? size[1] / ratio + "px" : "";
      target.style.display = isLess ? "block" : "none";
      // What lies under it is not drawn as well.
      source.style.opacity = isLess ? 0 : 1;
      if (!isLess) return wanted;
      if (target.width !== size[0] || target.height !== size[1]) [target.width, target.height] = size;
      target.style.width = size[0] / ratio + "px";
      target.style.height = size[1] / ratio + "px";
      this.draw([{ x: 0, y: 0, width: source.width, height: source.height }]);
      return wanted;
    },
    /** Draws parts of the source anew. */
    draw(parts) {
      if (target.style.display === "none") return;
      const factor = target.width / source.width;
      if (half.width !== source.width >> 1 || half.height !== source.height >> 1) {
        [half.width, half.height] = [Math.max(1, source.width >> 1), Math.max(1, source.height >> 1)];
        parts = [{ x: 0, y: 0, width: source.width, height: source.height }];
      }
      if (factor > 0.6) {
        for (const part of parts) draw(source, pen, part, factor, factor > 0.75 ? "low" : "high");
        return;
      }
      // One after the other: a canvas that is drawn from and then changed is copied as a whole.
      for (const part of parts) draw(source, halfPen, part, 0.5, "low");
      for (const part of parts) draw(half, pen, halved(part), target.width / half.width, factor > 0.25 ? "low" : "high");
      if (parts.length) moved = [around([...moved, ...parts])];
      if (!moved.length) return;
      clearTimeout(later);
      later = setTimeout(() => {
        const [all] = moved;
        moved = [];
        draw(half, pen, halved(all), target.width / half.width, "high");
      }, rest);
    },
  };
}

const halved = ({ x, y, width, height }) => ({ x: x / 2, y: y / 2, width: width / 2, height: height / 2 });

/* The smallest rectangle around all of these. */
function around(parts) {
  const left = Math.min(...parts.map((p) => p.x)), top = Math.min(...parts.map((p) => p.y));
  const right = Math.max(...parts.map((p) => p.x + p.width)), bottom = Math.max(...parts.map((p) => p.y + p.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
