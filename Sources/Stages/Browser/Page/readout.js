// How long turns and paints take, how many frames come, and how much they weigh.

const $ = (id) => document.getElementById(id);
const recent = [];
let shown = 0;

/** Notes a frame that was painted, and shows the figures now and then. */
export function note(frame) {
  recent.push(frame);
  if (recent.length > 400) recent.shift();
  readOut();
}

function readOut(force) {
  const now = performance.now();
  if (!force && now - shown < 200) {
    clearTimeout(readOut.later);
    readOut.later = setTimeout(() => readOut(true), 250);
    return;
  }
  shown = now;
  const last = recent.filter((f) => now - f.at < 1000), newest = recent[recent.length - 1];
  const bytes = last.reduce((sum, f) => sum + f.bytes, 0);
  $("turnTime").textContent = newest.turn.toFixed(1) + " ms";
  $("paintTime").textContent = newest.paint.toFixed(1) + " ms";
  $("frameRate").textContent = last.length + " / s";
  $("traffic").textContent = bytes > 1e6 ? (bytes / 1e6).toFixed(1) + " MB/s" : Math.round(bytes / 1e3) + " kB/s";
  graph();
  clearTimeout(readOut.later);
  if (last.length) readOut.later = setTimeout(() => readOut(true), 500);
}

/* One bar a frame: turn below, paint on top; the line is a 60th of a second. */
function graph() {
  const plot = $("graph"), g = plot.getContext("2d"), style = getComputedStyle(document.documentElement);
  g.clearRect(0, 0, plot.width, plot.height);
  const scale = plot.height / 20;
  recent.slice(-72).forEach((frame, index) => {
    const turn = Math.min(frame.turn, 20) * scale, rest = Math.min(frame.paint, 20) * scale;
    g.fillStyle = style.getPropertyValue("--accent");
    g.fillRect(index * 3, plot.height - turn, 2, turn);
    g.globalAlpha = 0.4;
    g.fillRect(index * 3, plot.height - turn - rest, 2, rest);
    g.globalAlpha = 1;
  });
  g.fillStyle = style.getPropertyValue("--dim");
  g.globalAlpha = 0.5;
  g.fillRect(0, plot.height - 16.7 * scale, plot.width, 1);
  g.globalAlpha = 1;
}
