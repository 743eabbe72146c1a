// The device's shape: body, screen, what covers the screen, and the zoom that makes it fit.
const $ = (id) => document.getElementById(id);

/** Quarter turns of the body for each way to hold it. */
const angles = { portrait: 0, landscapeLeft: -90, landscapeRight: 90, portraitUpsideDown: 180 };

/** Points of body around the screen, device upright: sides, top, bottom. */
function bezel(status) {
  if (status.feature === "homeButton") return status.idiom === "pad" ? [24, 64, 64] : [17, 92, 102];
  return status.idiom === "pad" ? [24, 24, 24] : [12, 12, 12];
}

/** Lays the device out for this status, all lengths in points; returns how many CSS pixels a point is. */
export function layOut(status, options) {
  const landscape = status.orientation.startsWith("landscape");
  const upright = landscape ? [status.height, status.width] : [status.width, status.height];
  const [side, top, bottom] = bezel(status);
  const outer = [upright[0] + side * 2, upright[1] + top + bottom];
  const angle = angles[status.orientation];
  const size = landscape ? [outer[1], outer[0]] : outer;
  const device = $("device");
  device.className = status.feature + " " + status.idiom + (landscape ? " sideways" : "");

  for (const part of [$("body"), $("front")]) part.style.transform = `translate(-50%, -50%) rotate(${angle}deg)`;
  const body = $("body").style;
  body.width = outer[0] + "px";
  body.height = outer[1] + "px";
  const radius = status.cornerRadius > 0 ? status.cornerRadius + side - 1 : status.idiom === "pad" ? 38 : 56;
  body.borderRadius = radius + "px";
  const left = { 0: side, "-90": top, 90: bottom, 180: side }[angle];
  const up = { 0: top, "-90": side, 90: side, 180: bottom }[angle];
  const screen = $("screen").style;
  screen.left = left + "px";
  screen.top = up + "px";
  screen.width = status.width + "px";
  screen.height = status.height + "px";
  screen.borderRadius = status.cornerRadius + "px";
  const front = $("front").style;
  front.width = upright[0] + "px";
  front.height = upright[1] + "px";
  front.borderRadius = status.cornerRadius + "px";
  $("island").style.top = (status.portraitTop >= 62 ? 14 : 11) + "px";
  const wide = status.portraitTop === 47 && !/iPhone 12/.test(status.name) ? 164 : status.portraitTop === 50 ? 176 : 209;
  $("notch").style.width = wide + "px";
  $("notch").style.height = (wide < 180 ? 33 : 31) + "px";
  $("notch").setAttribute("preserveAspectRatio", "none");

  layOutStatusBar(status, landscape, options);
  return zoom(size, options);
}

function layOutStatusBar(status, landscape, options) {
  const bar = $("statusbar"), phone = status.idiom === "phone", round = status.feature !== "homeButton";
  const shown = options.showStatus && !(phone && landscape) && !status.isStatusBarHidden;
  bar.style.display = shown ? "flex" : "none";
  $("homebar").style.display = options.showStatus && round ? "block" : "none";
  const indicator = phone ? (landscape ? 210 : 134) : landscape ? 380 : 290;
  $("homebar").style.width = indicator + "px";
  $("homebar").style.marginLeft = -indicator / 2 + "px";
  if (!shown) return;
  const island = status.feature === "dynamicIsland", notch = status.feature === "notch";
  const height = status.insets.top;
  bar.style.height = height + "px";
  bar.style.fontSize = island || notch ? "16.500px" : "12px";
  const time = bar.querySelector(".time"), signs = bar.querySelector(".signs");
  const ear = island ? (status.width - 126) / 2 : notch ? (status.width - 164) / 2 : 0;
  for (const part of [time, signs]) part.style.width = ear ? ear + "px" : "auto";
  const lift = island ? 1 : notch ? -1 : 0;
  for (const part of [time, signs]) part.style.transform = `translate(${part === time ? (ear ? 5 : 0) : ear ? -6 : 0}px, ${lift}px)`;
  bar.style.padding = ear ? "0" : phone ? "0 7px" : "0 20px";
  signs.style.scale = ear ? "1" : ".82";
  signs.style.transformOrigin = "right center";
}

/** Scales the device to fit, or to one point a CSS pixel. */
function zoom(size, options) {
  const table = $("table");
  const factor = options.zoom === "fit"
    ? Math.min(1, (table.clientWidth - 48) / size[0], (table.clientHeight - 40) / size[1]) : 1;
  const scale = Math.max(0.1, factor);
  $("device").style.transform = `scale(${scale})`;
  $("device").style.width = size[0] + "px";
  $("device").style.height = size[1] + "px";
  $("place").style.width = size[0] * scale + "px";
  $("place").style.height = size[1] * scale + "px";
  // The screen begins with a pixel of the display, so that what is shown on it is not smeared over two.
  const box = $("screen").getBoundingClientRect();
  const off = (value) => (Math.round(value * devicePixelRatio) - value * devicePixelRatio) / devicePixelRatio;
  $("device").style.transform = `translate(${off(box.left)}px, ${off(box.top)}px) scale(${scale})`;
  return scale;
}

/** Black or white for what lies over the canvas, by what is under it. */
export function tint(status, canvas, context, options) {
  if (!options.showStatus || canvas.width < 8) return;
  const light = (points) => {
    let sum = 0;
    for (const [x, y] of points) {
      const px = Math.min(canvas.width - 1, Math.max(0, Math.round(x * status.scale)));
      const py = Math.min(canvas.height - 1, Math.max(0, Math.round(y * status.scale)));
      const [r, g, b] = context.getImageData(px, py, 1, 1).data;
      sum += 0.299 * r + 0.587 * g + 0.114 * b;
    }
    return sum / points.length < 140;
  };
  const y = status.insets.top / 2;
  $("statusbar").classList.toggle("light", light([[24, y], [60, y], [status.width - 60, y], [status.width - 24, y]]));
  const end = status.height - 10;
  $("homebar").classList.toggle("light", light([[status.width / 2 - 50, end], [status.width / 2, end - 6], [status.width / 2 + 50, end]]));
}
