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

  return zoom(size, options);
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
