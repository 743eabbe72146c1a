// What the user does over the screen: fingers, wheel, hover, keys, text.
import { characters, isMac, modifiers, usage } from "./keys.js";

/* Controls of the page that take keys themselves. */
const takesKeys = "select, textarea, input:not([type=checkbox], [type=radio]), dialog *";
/* Keys that press, leave or choose among other controls of the page. */
const controlKeys = new Set(["Enter", " ", "Tab", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Watches the surface (the canvas and what lies over it) and hands messages to `send`; `size()` is the screen in points,
    `takes()` whether the app takes touches and keys now, and `dots` hears of the fingers that are down. */
export function listen(canvas, surface, entry, fingers, size, send, takes, dots) {
  const down = new Map();
  let moves = new Map(), hover, wheel, asked = false;

  const point = (event) => {
    const box = canvas.getBoundingClientRect(), [width, height] = size();
    return [
      Math.round(((event.clientX - box.left) / box.width) * width * 100) / 100,
      Math.round(((event.clientY - box.top) / box.height) * height * 100) / 100,
    ];
  };
  const sample = (id, phase, [x, y], event) => ({
    i: id, p: phase, x, y, f: event.pointerType === "mouse" ? 1 : event.pressure,
    r: event.pointerType === "touch" ? Math.max(event.width, event.height) / 2 : 0,
    k: event.pointerType === "pen" ? "p" : "d",
  });

  // Moves wait for the page's next frame; whatever else happens sends them first, so that the order stays.
  const flush = () => {
    asked = false;
    if (moves.size) send({ t: "touch", s: [...moves.values()] });
    moves = new Map();
    if (wheel) send(wheel);
    wheel = undefined;
    if (hover !== undefined) send(hover ? { t: "hover", x: hover[0], y: hover[1] } : { t: "hover" });
    hover = undefined;
  };
  const soon = () => {
    if (asked) return;
    asked = true;
    document.hidden ? setTimeout(flush, 16) : requestAnimationFrame(flush);
  };

  /* With Alt a second finger mirrors the first about the middle of the screen; with Shift too it keeps its distance. */
  const second = (finger, [x, y], event) => {
    if (event.shiftKey && finger.pair) return [finger.pair[0] + x - finger.at[0], finger.pair[1] + y - finger.at[1]];
    const [width, height] = size();
    return [width - x, height - y];
  };
  const showFingers = (first, other, pressed) => {
    fingers.classList.toggle("shown", !!first);
    fingers.classList.toggle("pressed", !!pressed);
    if (!first) return;
    [first, other].forEach(([x, y], index) => {
      fingers.children[index].style.left = x + "px";
      fingers.children[index].style.top = y + "px";
    });
  };

  surface.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    event.preventDefault();
    if (event.pointerType === "mouse") entry.focus({ preventScroll: true });
    if (!takes()) return;
    surface.setPointerCapture(event.pointerId);
    flush();
    const at = point(event), id = event.pointerId * 2;
    const finger = { id, at, pair: null };
    const samples = [sample(id, "b", at, event)];
    if (event.altKey && event.pointerType === "mouse") {
      finger.pair = second(finger, at, { shiftKey: false });
      samples.push(sample(id + 1, "b", finger.pair, event));
      showFingers(at, finger.pair, true);
    }
    down.set(event.pointerId, finger);
    dots(samples);
    send({ t: "touch", s: samples });
  });

  surface.addEventListener("pointermove", (event) => {
    const at = point(event), finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") {
        hover = at;
        showFingers(event.altKey ? at : null, event.altKey ? second({}, at, { shiftKey: false }) : null);
        soon();
      }
      return;
    }
    if (finger.pair) {
      finger.pair = second(finger, at, event);
      moves.set(finger.id + 1, sample(finger.id + 1, "m", finger.pair, event));
      showFingers(at, finger.pair, true);
    }
    finger.at = at;
    moves.set(finger.id, sample(finger.id, "m", at, event));
    dots([...moves.values()]);
    soon();
  });

  const lift = (phase) => (event) => {
    const finger = down.get(event.pointerId);
    if (!finger) return;
    flush();
    down.delete(event.pointerId);
    const at = phase === "e" ? point(event) : finger.at;
    const samples = [sample(finger.id, phase, at, event)];
    if (finger.pair) samples.push(sample(finger.id + 1, phase, finger.pair, event));
    showFingers(null);
    dots(samples);
    send({ t: "touch", s: samples });
  };
  surface.addEventListener("pointerup", lift("e"));
  surface.addEventListener("pointercancel", lift("c"));
  surface.addEventListener("pointerleave", () => {
    if (down.size) return;
    hover = null;
    showFingers(null);
    soon();
  });
  surface.addEventListener("contextmenu", (event) => event.preventDefault());

  surface.addEventListener("wheel", (event) => {
    event.preventDefault();
    if (!takes()) return;
    const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? size()[1] : 1;
    const [x, y] = point(event);
    // Content goes the other way than the wheel's delta.
    wheel = {
      t: "wheel", x, y, dx: (wheel?.dx ?? 0) - event.deltaX * unit, dy: (wheel?.dy ?? 0) - event.deltaY * unit,
      m: modifiers(event),
    };
    soon();
  }, { passive: false });

  const held = new Map();
  // Keys are the app's, but for a field of the page that has the focus and for the keys that work its other controls.
  const forScreen = ({ target, key }) =>
    target === entry || surface.contains(target) || !target.closest?.(takesKeys) && !(target !== document.body && controlKeys.has(key));
  const forBrowser = (event) =>
    (event.ctrlKey || event.metaKey) && /^Key[RTWNLVQ]$|^F5$/.test(event.code) || /^F(5|11|12)$/.test(event.code);
  addEventListener("keydown", (event) => {
    if (event.key === "Alt") event.preventDefault();
    if (!forScreen(event) || event.isComposing || event.keyCode === 229 || event.key === "Dead" || forBrowser(event)) return;
    const code = usage(event);
    if (!code || !takes()) return;
    event.preventDefault();
    flush();
    held.set(event.code, code);
    send({ t: "key", d: true, u: code, c: characters(event), ci: characters(event).toLowerCase(), m: modifiers(event) });
  });
  addEventListener("keyup", (event) => {
    const code = held.get(event.code);
    if (!code) return;
    held.delete(event.code);
    send({ t: "key", d: false, u: code, c: characters(event), ci: characters(event).toLowerCase(), m: modifiers(event) });
  });
  addEventListener("blur", () => {
    for (const code of held.values()) send({ t: "key", d: false, u: code, c: "", m: 0 });
    held.clear();
  });
  // Away from a Mac a key that goes up while Ctrl is held comes up as usual; on a Mac it does not while Command is.
  addEventListener("keyup", (event) => {
    if (!isMac || !event.code.startsWith("Meta")) return;
    for (const code of held.values()) send({ t: "key", d: false, u: code, c: "", m: modifiers(event) });
    held.clear();
  });

  // Whole texts: an input method's, a paste, a keyboard on glass.
  const text = (value) => { if (value) send({ t: "text", v: value.slice(0, 10000) }); };
  // An input method shows what it composes in the app's own text; what it enters comes in its place.
  const compose = (value) => send({ t: "compose", v: value.slice(0, 10000) });
  entry.addEventListener("compositionupdate", (event) => { flush(); compose(event.data); });
  entry.addEventListener("compositionend", (event) => { event.data ? text(event.data) : compose(""); entry.value = ""; });
  addEventListener("paste", (event) => {
    if (!forScreen(event) || !takes()) return;
    event.preventDefault();
    const value = event.clipboardData.getData("text/plain");
    if (value) send({ t: "clipboard", v: value.slice(0, 10000) });
    text(value);
  });
  entry.addEventListener("input", (event) => {
    if (event.isComposing) return;
    if (event.inputType === "insertText") text(event.data);
    entry.value = "";
  });
}
