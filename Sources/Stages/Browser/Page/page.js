// The page: a connection that comes back, what the app says, and its frames.
import { layOut } from "./device.js";
import { paint, pictures } from "./frames.js";
import { keep } from "./elements.js";
import { listen } from "./input.js";
import { outside } from "./outside.js";
import { controls } from "./panel.js";
import { prove } from "./proof.js";
import { note } from "./readout.js";
import { shower } from "./shown.js";
import { problems } from "./traps.js";

const $ = (id) => document.getElementById(id);
const canvas = $("canvas");
const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
const options = { zoom: "fit", showTouches: false, editor: "copy", ...JSON.parse(localStorage.getItem("view") ?? "{}") };
let status, socket, asked, holds = 0;

// The key leaves the address bar and stays in this tab: a cookie would go to every port of this machine.
const query = new URLSearchParams(location.search), given = query.get("token");
// Only whoever has the key has the app open something.
let toOpen = given && query.get("open");
if (given) {
  sessionStorage.setItem("token", given);
  history.replaceState(null, "", "/");
}
const token = sessionStorage.getItem("token");

const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); };
const set = (name, value) => send({ t: "set", k: name, v: String(value) });

function connect() {
  prove(token).then(talk, () => setTimeout(connect, 1000));
}

function talk() {
  socket = new WebSocket(`ws://${location.host}/stage`, ["vitrine", "token." + token]);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    // Perhaps another run: what it says of itself begins anew.
    traps.clear();
    elements.clear();
    asked = undefined;
    linked(true);
    set("canShare", !!navigator.share);
  };
  socket.onmessage = ({ data }) => (typeof data === "string" ? told(JSON.parse(data)) : framed(data));
  socket.onclose = () => {
    linked(false);
    setTimeout(connect, 1000);
  };
}

function linked(good) {
  $("link").classList.toggle("good", good);
  $("link").lastChild.textContent = good ? "Connected" : "Reconnecting …";
  document.body.classList.toggle("lost", !good);
  $("notice").hidden = good && !status?.isInBackground;
  if (!good) $("notice").textContent = "The app does not respond. This page reconnects when it runs again.";
}

function told(message) {
  if (message.t === "hello") return panel.greeted(message);
  if (message.t === "elements") return elements.change(message);
  if (message.t === "say") return elements.say(message.v);
  if (message.t === "trap") return traps.add(message);
  if (host[message.t]) return host[message.t](message);
  status = message;
  panel.told(status);
  document.body.classList.toggle("away", status.isInBackground);
  $("notice").hidden = !status.isInBackground;
  $("notice").textContent = "The app is in the background and takes no touches or keys.";
  arrange();
  document.body.dataset.ready = "true";
  // What the app is seen as, for tools: its size in points, and the pixels of its device a point.
  document.body.dataset.screen = `${status.width}x${status.height}@${status.scale}`;
  document.body.classList.toggle("still", status.reducedMotion);
  if (toOpen) send({ t: "open", v: toOpen });
  toOpen = undefined;
}

function view(changes) {
  Object.assign(options, changes);
  localStorage.setItem("view", JSON.stringify(options));
  panel.viewed(options);
  arrange();
}

function arrange() {
  if (!status) return;
  const zoom = layOut(status, options);
  want(shown.fit(status.width, status.height, zoom));
}

/* Asks for as many pixels a point as are seen, or for all that the device has while something is to be kept of them. A window
   that is being resized is waited for. */
function want(scale) {
  const value = holds || scale >= status.scale ? "" : String(scale);
  if (value === asked) return;
  const isFirst = asked === undefined || value === "" || holds !== want.holds;
  [asked, want.holds] = [value, holds];
  clearTimeout(want.later);
  want.later = setTimeout(() => set("rasterScale", value), isFirst ? 0 : 150);
}

/** Runs a body while the canvas has all pixels of the device, or three seconds after it was to have them. */
async function whole(body) {
  holds++;
  arrange();
  try {
    const width = () => Math.round(status.width * status.scale);
    for (let left = 100; left > 0 && canvas.width !== width(); left--) await new Promise((go) => setTimeout(go, 30));
    return await body();
  } finally {
    holds--;
    arrange();
  }
}

// Pictures take a moment to decode: frames that come meanwhile wait, so that all are painted in order.
let line = Promise.resolve(), inLine = 0;
function framed(buffer) {
  const waiting = pictures(buffer);
  if (!inLine && !waiting) return painted(buffer);
  inLine++;
  line = line.then(async () => {
    try { painted(buffer, waiting && await waiting); } finally { inLine--; }
  });
}

function painted(buffer, waiting) {
  const begin = performance.now();
  const before = canvas.width;
  const frame = paint(buffer, canvas, context, waiting);
  if (before !== canvas.width) arrange();
  else shown.draw(frame.parts);
  frame.paint = performance.now() - begin;
  send({ t: "ack", n: frame.number, w: Math.round(frame.paint * 100) / 100 });
  frame.at = performance.now();
  canvas.dataset.rough = waiting ? 1 : 0;
  canvas.dataset.frame = frame.number;
  panel.painted();
  note(frame);
}

const shown = shower(canvas, $("shown"));
const elements = keep($("elements"), $("says"), send);
const host = outside($("offer"), canvas);
const traps = problems($("problems"), options, view);
const panel = controls({ canvas, elements, whole, send, set, view, options, status: () => status });
listen(canvas, $("surface"), $("entry"), $("fingers"), () => [status?.width ?? 1, status?.height ?? 1], send,
  () => !status?.isInBackground, panel.touched);
addEventListener("resize", arrange);
view({});
connect();
