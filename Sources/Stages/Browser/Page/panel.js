// The controls beside the device.
import { Film, copyPicture, pictureOf, save } from "./record.js";

const $ = (id) => document.getElementById(id);
const choose = (id, on) => $(id).setAttribute("aria-checked", on);

/* Switches of the panel that set something of the app's surroundings, by their ids. */
const switches = {
  rtl: "rightToLeft", keyboard: "keyboard", keyboardAccess: "keyboardAccess", contrast: "increasedContrast", bold: "boldText",
  motion: "reducedMotion", slow: "slowAnimations", bars: "systemBars",
};
const around = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];

/** Sets the controls up. `view` changes how the page shows the app, `set` what the app is told of its surroundings, and `whole` runs
    a body while the canvas has all pixels of the device. */
export function controls({ canvas, elements, whole, send, set, view, options, status }) {
  let sizes = [], title = "app", film;
  const fingers = new Map();

  function turn(steps) {
    const now = status();
    if (!now) return;
    let next = around[(around.indexOf(now.orientation) + steps + 4) % 4];
    // A phone with rounded corners does not stand on its head.
    if (next === "portraitUpsideDown" && now.idiom === "phone" && now.feature !== "homeButton") {
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
  for (const [id, name] of Object.entries(switches)) $(id).onchange = (event) => set(name, event.target.checked);
  $("language").onchange = (event) => set("languages", event.target.value.trim());
  $("timeZone").onchange = (event) => set("timeZone", event.target.value.trim());
  for (const zone of Intl.supportedValuesOf?.("timeZone") ?? []) $("zones").append(new Option(zone));
  $("background").onclick = () => set("background", !status()?.isInBackground);
  $("memory").onclick = () => send({ t: "memory" });
  $("openLink").onsubmit = (event) => {
    event.preventDefault();
    const address = $("address").value.trim();
    if (!/^[a-z][a-z0-9+.-]*:\S+$/i.test(address)) return say("A URL begins with a scheme, such as cart://item/7.");
    send({ t: "open", v: address });
  };
  $("fit").onclick = () => view({ zoom: "fit" });
  $("actual").onclick = () => view({ zoom: "actual" });
  $("showTouches").onchange = (event) => view({ showTouches: event.target.checked });

  // Pictures and films.
  function say(text) {
    $("pictureSays").textContent = text;
    clearTimeout(say.later);
    say.later = setTimeout(() => ($("pictureSays").textContent = ""), 5000);
  }
  /* A short sign over the screen that something of it was taken. */
  function flash() {
    $("flash").classList.remove("on");
    void $("flash").offsetWidth;
    $("flash").classList.add("on");
  }
  $("flash").addEventListener("animationend", () => $("flash").classList.remove("on"));
  const stamp = () => title + " " + new Date().toISOString().slice(0, 19).replaceAll(":", ".");
  const taken = () => whole(() => pictureOf(canvas)).finally(flash);
  $("copyPicture").onclick = () => copyPicture(taken()).then(
    () => say("The screenshot is on the clipboard."), () => say("The browser denied access to the clipboard."));
  $("savePicture").onclick = () => taken().then((blob) => save(blob, stamp() + ".png"), (error) => say(error.message));
  const draw = (pen, scale) => {
    if (!options.showTouches) return;
    pen.fillStyle = "rgba(90, 144, 255, .5)";
    for (const [x, y] of fingers.values()) {
      pen.beginPath();
      pen.arc(x * scale, y * scale, 17 * scale, 0, 7);
      pen.fill();
    }
  };
  async function record() {
    if (!film) {
      const now = status();
      if (!now) return;
      $("record").disabled = true;
      // All pixels are wanted for as long as the film runs.
      return whole(() => new Promise((stop) => {
        film = new Film(canvas, [now.width, now.height], draw);
        film.release = stop;
        $("record").disabled = false;
        $("record").classList.add("on");
        $("record").lastElementChild.textContent = "Stop recording";
        flash();
      }));
    }
    const done = film;
    film = undefined;
    done.take(true);
    done.release();
    flash();
    $("record").classList.remove("on");
    $("record").lastElementChild.textContent = "Record";
    $("record").disabled = true;
    const type = $("filmType").value;
    try {
      const blob = await done.end(type, (part) => say(`Writing the recording: ${Math.round(part * 100)} %`));
      save(blob, stamp() + (type === "gif" ? ".gif" : ".png"));
      say(`${done.frames.length} frames, ${(blob.size / 1e6).toFixed(1)} MB`);
    } catch (error) {
      say("The recording could not be written: " + error.message);
    } finally {
      $("record").disabled = false;
    }
  }
  $("record").onclick = record;

  // Shortcuts, while no text of the app is edited and no field of the page has the focus.
  const isFree = (event) =>
    !elements.isEditing && (event.target === $("entry") || !event.target.closest?.("select, textarea, input, dialog"));
  addEventListener("keydown", (event) => {
    const turns = event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey && { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const asks = event.key === "?" && !event.ctrlKey && !event.metaKey;
    if (!turns && !asks || !isFree(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (turns) turn(turns);
    else $("shortcuts").showModal();
  }, true);
  $("showShortcuts").onclick = () => $("shortcuts").showModal();

  // After a click into the panel keys go to the app again, unless what was clicked takes keys itself.
  let byPointer = false;
  const back = () => $("entry").focus({ preventScroll: true });
  $("panel").addEventListener("pointerdown", () => (byPointer = true), true);
  $("panel").addEventListener("keydown", () => (byPointer = false), true);
  $("panel").addEventListener("click", (event) => {
    const takes = event.target.closest("select, input:not([type=checkbox]), a, summary");
    if (byPointer && !takes && !$("shortcuts").open) back();
  });
  $("panel").addEventListener("change", (event) => {
    if (byPointer && event.target.matches("select, input[type=range], input[type=checkbox]")) back();
  });
  $("shortcuts").addEventListener("close", back);

  return {
    greeted(message) {
      sizes = message.contentSizes;
      title = message.title;
      $("title").textContent = document.title = title;
      $("model").replaceChildren(...["phone", "pad"].map((idiom) => {
        const group = document.createElement("optgroup");
        group.label = idiom === "phone" ? "iPhone" : "iPad";
        group.append(...message.devices.filter((d) => d.idiom === idiom).map((d) => new Option(d.name, d.slug)));
        return group;
      }));
    },
    told(status) {
      if (![...$("model").options].some((o) => o.value === status.slug)) $("model").add(new Option(status.name, status.slug));
      $("model").value = status.slug;
      choose("light", status.appearance === "light");
      choose("dark", status.appearance === "dark");
      $("textSize").value = sizes.indexOf(status.contentSize);
      $("textSizeName").value = status.contentSize;
      for (const [id, name] of Object.entries(switches)) $(id).checked = status[name];
      if (document.activeElement !== $("language")) $("language").value = status.languages.join(",");
      if (document.activeElement !== $("timeZone")) $("timeZone").value = status.timeZone ?? "";
      $("background").firstChild.textContent = status.isInBackground ? "Foreground" : "Background";
    },
    viewed(options) {
      choose("fit", options.zoom === "fit");
      choose("actual", options.zoom !== "fit");
      $("showTouches").checked = options.showTouches;
    },
    painted() {
      film?.take();
      if (film?.isFull || film?.stopped) record();
    },
    /** Fingers have begun, moved or gone: dots under them, where they are wanted. */
    touched(samples) {
      for (const { i, p, x, y } of samples) p === "e" || p === "c" ? fingers.delete(i) : fingers.set(i, [x, y]);
      const dots = options.showTouches ? [...fingers.values()] : [];
      $("dots").replaceChildren(...dots.map(([x, y]) => {
        const dot = document.createElement("i");
        Object.assign(dot.style, { left: x + "px", top: y + "px" });
        return dot;
      }));
      film?.take();
    },
  };
}
