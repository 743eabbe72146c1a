// The page: a connection that comes back, the controls, the readout.
import { layOut, tint } from "./device.js";
import { paint } from "./frames.js";
import { keep } from "./elements.js";
import { listen } from "./input.js";
import { outside } from "./outside.js";
import { prove } from "./proof.js";

const $ = (id) => document.getElementById(id);
const canvas = $("canvas");
const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
const options = { zoom: "fit", showStatus: true, ...JSON.parse(localStorage.getItem("view") ?? "{}") };
let status, socket, sizes = [];

// The key leaves the address bar and stays in this tab: a cookie would go to every port of this machine.
const given = new URLSearchParams(location.search).get("token");
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
  if (!good) $("notice").textContent = "The app does not answer. It will be back here when it runs again.";
}

function told(message) {
  if (message.t === "hello") {
    sizes = message.contentSizes;
    $("title").textContent = document.title = message.title;
    $("model").replaceChildren(...["phone", "pad"].map((idiom) => {
      const group = document.createElement("optgroup");
      group.label = idiom === "phone" ? "iPhone" : "iPad";
      group.append(...message.devices.filter((d) => d.idiom === idiom).map((d) => new Option(d.name, d.slug)));
      return group;
    }));
    return;
  }
  if (message.t === "elements") return elements.change(message);
  if (message.t === "say") return elements.say(message.v);
  if (host[message.t]) return host[message.t](message);
  status = message;
  if (![...$("model").options].some((o) => o.value === status.slug)) $("model").add(new Option(status.name, status.slug));
  $("model").value = status.slug;
  choose("light", status.appearance === "light");
  choose("dark", status.appearance === "dark");
  $("textSize").value = sizes.indexOf(status.contentSize);
  $("textSizeName").value = status.contentSize;
  $("rtl").checked = status.rightToLeft;
  $("keyboard").checked = status.keyboard;
  $("keyboardAccess").checked = status.keyboardAccess;
  $("contrast").checked = status.increasedContrast;
  $("background").firstChild.textContent = status.isInBackground ? "Foreground" : "Background";
  $("notice").hidden = !status.isInBackground;
  $("notice").textContent = "In the background";
  layOut(status, options);
  tint(status, canvas, context, options);
  document.body.dataset.ready = "true";
}

const choose = (id, on) => $(id).setAttribute("aria-checked", on);

function view(changes) {
  Object.assign(options, changes);
  localStorage.setItem("view", JSON.stringify(options));
  choose("fit", options.zoom === "fit");
  choose("actual", options.zoom !== "fit");
  $("showStatus").checked = options.showStatus;
  if (!status) return;
  layOut(status, options);
  tint(status, canvas, context, options);
}

// Frames and the readout.
const recent = [];
function framed(buffer) {
  const begin = performance.now();
  const frame = paint(buffer, canvas, context);
  frame.paint = performance.now() - begin;
  send({ t: "ack", n: frame.number });
  frame.at = performance.now();
  recent.push(frame);
  if (recent.length > 400) recent.shift();
  canvas.dataset.frame = frame.number;
  if (status) tint(status, canvas, context, options);
  readOut();
}

let shown = 0;
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

// Controls.
const around = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];
function turn(steps) {
  if (!status) return;
  let next = around[(around.indexOf(status.orientation) + steps + 4) % 4];
  // A phone with rounded corners does not stand on its head.
  if (next === "portraitUpsideDown" && status.idiom === "phone" && status.feature !== "homeButton") {
    next = around[(around.indexOf(next) + steps + 4) % 4];
  }
  set("orientation", next);
}
$("turnLeft").onclick = () => turn(1);
$("turnRight").onclick = () => turn(-1);
$("model").onchange = (event) => set("device", event.target.value);
$("light").onclick = () => set("appearance", "light");
$("dark").onclick = () => set("appearance", "dark");
$("textSize").oninput = (event) => {
  $("textSizeName").value = sizes[event.target.value];
  set("contentSize", sizes[event.target.value]);
};
$("rtl").onchange = (event) => set("rightToLeft", event.target.checked);
$("keyboardAccess").onchange = (event) => set("keyboardAccess", event.target.checked);
$("keyboard").onchange = (event) => set("keyboard", event.target.checked);
$("contrast").onchange = (event) => set("increasedContrast", event.target.checked);
$("background").onclick = () => set("background", !status?.isInBackground);
$("memory").onclick = () => send({ t: "memory" });
$("fit").onclick = () => view({ zoom: "fit" });
$("actual").onclick = () => view({ zoom: "actual" });
$("showStatus").onchange = (event) => view({ showStatus: event.target.checked });
addEventListener("resize", () => status && layOut(status, options));
addEventListener("keydown", (event) => {
  if (!event.ctrlKey || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  turn(event.key === "ArrowLeft" ? 1 : -1);
}, true);

const elements = keep($("elements"), $("says"), send);
const host = outside($("offer"), canvas);
listen(canvas, $("surface"), $("entry"), $("fingers"), () => [status?.width ?? 1, status?.height ?? 1], send);
view({});
connect();
