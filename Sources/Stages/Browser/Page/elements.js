// The app's elements as a tree of the page: for screen readers, and for tools that look for roles and names.
import { shape, texts, edits } from "./fields.js";

const roles = {
  button: "button", link: "link", heading: "heading", image: "img", toggle: "switch", slider: "slider",
  progress: "progressbar", textField: "textbox", search: "searchbox", tabs: "tablist", group: "group", list: "list",
  table: "table", landmark: "region",
};
const used = new Set(["button", "link", "toggle", "slider", "textField", "search"]);
const holds = new Set(["group", "list", "table", "landmark"]);
const [disabled, selected, on, focused, expanded, expandable, live] = [1, 2, 4, 8, 16, 32, 64];
const [editing, away, covered] = [512, 1024, 2048];

/** Keeps the elements in `root`; `says` is where announcements are put, `send` takes what is said to the app. */
export function keep(root, says, send) {
  const known = new Map();
  let moving = false;
  const act = (id, action, more) => send({ t: "element", i: id, act: action, ...more });

  const set = (node, name, value) => (value === undefined ? node.removeAttribute(name) : node.setAttribute(name, value));

  /* Only texts and attributes: nothing that the app says becomes markup. */
  function show(entry, item) {
    const { node } = entry, states = item.s ?? 0;
    entry.item = item;
    const [, , width, height] = item.f;
    Object.assign(node.style, { width: width + "px", height: height + "px" });
    node.classList.toggle("away", !!(states & (away | covered)));
    set(node, "role", roles[item.r]);
    const isText = item.r === "text" || item.r === "none";
    if (isText) node.textContent = [item.n, item.v].filter(Boolean).join(", ");
    set(node, "aria-label", isText ? undefined : item.n ?? item.p ?? "");
    set(node, "aria-level", item.r === "heading" ? 2 : undefined);
    set(node, "aria-description", item.h);
    set(node, "data-testid", item.d);
    set(node, "lang", item.l);
    set(node, "aria-disabled", states & disabled ? "true" : undefined);
    const isToggle = item.r === "toggle", isRange = item.r === "slider" || item.r === "progress";
    set(node, "aria-checked", isToggle ? String(!!(states & on)) : undefined);
    set(node, "aria-pressed", item.r === "button" && states & selected ? "true" : undefined);
    set(node, "aria-current", item.r !== "button" && states & selected ? "true" : undefined);
    set(node, "aria-expanded", states & expandable ? String(!!(states & expanded)) : undefined);
    set(node, "aria-live", states & live ? "polite" : undefined);
    const number = parseFloat(item.v);
    set(node, "aria-valuetext", isRange ? item.v : undefined);
    set(node, "aria-valuenow", isRange && !isNaN(number) ? number : isRange ? 0 : undefined);
    if (texts.has(item.r)) shape(node, item);
    else if (!isText && !isToggle && !isRange && item.v) {
      set(node, "aria-description", [item.v, item.h].filter(Boolean).join(", "));
    }
    set(node, "tabindex", used.has(item.r) && !(states & disabled) ? 0 : undefined);
    showActions(entry, item);
    // The app brings the reader here; where the reader came by itself its answer changes nothing.
    const came = states & focused && !entry.focused;
    entry.focused = !!(states & focused);
    if (came && entry.asked) entry.asked = false;
    else if (came && document.activeElement !== node) {
      moving = true;
      set(node, "tabindex", node.getAttribute("tabindex") ?? -1);
      node.focus({ preventScroll: true });
      moving = false;
    }
  }

  /* Further actions stand behind their element as buttons. */
  function showActions(entry, item) {
    entry.extra = (item.a ?? []).map((name, index) => {
      const button = document.createElement("button");
      button.className = "extra";
      button.setAttribute("aria-label", name);
      button.dataset.action = index;
      button.dataset.owner = item.i;
      return button;
    });
  }

  /* Puts children in order and touches only what is not there yet: a moved node would lose its focus. */
  function arrange(parent, ids) {
    const focus = parent.contains(document.activeElement) ? document.activeElement : undefined;
    const wanted = ids.map((id) => known.get(id)).filter(Boolean).flatMap((entry) => {
      if (entry.box && entry.box.firstChild !== entry.node) entry.box.append(entry.node);
      return [entry.box ?? entry.node, ...entry.extra];
    });
    const keep = new Set(wanted);
    for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
    let next = parent.firstElementChild;
    for (const node of wanted) {
      if (node === next) next = next.nextElementSibling;
      else parent.insertBefore(node, next);
    }
    // Out of its box or into it: who was there still is.
    if (!focus || focus === document.activeElement || !parent.contains(focus)) return;
    moving = true;
    focus.focus({ preventScroll: true });
    moving = false;
  }

  /* An element stands where the app shows it. One that is out of sight stands in a box of its own, hidden in a corner. */
  function place() {
    const inside = new Map();
    for (const { item } of known.values()) {
      for (const child of holds.has(item.r) ? item.c ?? [] : []) inside.set(child, item);
    }
    for (const { item, node, extra, box } of known.values()) {
      const group = inside.get(item.i);
      // What a group holds is placed on the screen, not in the group.
      const left = item.f[0] - (group?.f[0] ?? 0) + "px", top = item.f[1] - (group?.f[1] ?? 0) + "px";
      for (const each of [box ?? node, ...extra]) {
        each.style.left = left;
        each.style.top = top;
      }
      if (box) Object.assign(node.style, { left: "10px", top: "10px" });
    }
  }

  /* The box of an element that is out of sight, nil for all others. */
  function boxed(entry) {
    const isAway = !!((entry.item.s ?? 0) & away) && !holds.has(entry.item.r);
    if (isAway === !!entry.box) return;
    entry.box = isAway ? document.createElement("div") : undefined;
    if (!isAway) return;
    entry.box.className = "beyond";
    entry.box.dataset.of = entry.item.i;
  }

  // Whoever scrolls such a box wants what is in it (a tool before its click, a key before its focus): the app brings it.
  root.addEventListener("scroll", ({ target: box }) => {
    if (!box.scrollTop && !box.scrollLeft) return;
    box.scrollTo(0, 0);
    if (known.has(Number(box.dataset.of))) act(Number(box.dataset.of), "reveal");
  }, true);

  const owner = (event) => Number(event.target.closest(".element")?.dataset.element) || 0;

  // A click with a place came through touches already; one without is a reader's, or a key's.
  root.addEventListener("click", (event) => {
    const extra = event.target.closest(".extra");
    if (extra) return act(Number(extra.dataset.owner), "custom", { n: Number(extra.dataset.action) });
    if (event.detail === 0 && owner(event)) act(owner(event), "activate");
  });
  root.addEventListener("focusin", (event) => {
    const entry = known.get(owner(event));
    if (moving || !entry) return;
    entry.asked = !entry.focused;
    act(entry.item.i, "focus");
  });
  root.addEventListener("keydown", (event) => {
    const id = owner(event), item = known.get(id)?.item;
    if (!item) return;
    if (event.key === "Tab") return event.stopPropagation();
    if (texts.has(item.r)) return typed(event, item);
    const slides = item.r === "slider" ? { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" } : {};
    const presses = used.has(item.r) && item.r !== "slider" ? { Enter: "activate", " ": "activate" } : {};
    const action = { ...slides, ...presses, Escape: "escape" }[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(id, action);
  });

  /* A key in a field is the app's, which edits the field by then; what replaces all of a selected text is one edit. */
  function typed(event, item) {
    if (event.isComposing || event.keyCode === 229) return event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return act(item.i, "escape");
    }
    const whole = edits(event);
    if (whole !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return act(item.i, "edit", { v: whole });
    }
    if ((item.s ?? 0) & editing || ["Control", "Shift", "Alt", "Meta"].includes(event.key)) return;
    act(item.i, "begin");
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  }

  /* A text that came whole (a tool's, an input method's): the app types it, and says what became of it. */
  const entered = (event) => {
    const item = known.get(owner(event))?.item;
    if (!item || !texts.has(item.r) || event.isComposing) return;
    act(item.i, "edit", { v: event.target.value.slice(0, 10000) });
    event.target.value = item.v ?? "";
  };
  root.addEventListener("input", entered);
  root.addEventListener("compositionend", entered);

  const tagOf = (item) => (texts.has(item.r) ? ((item.s ?? 0) & 128 ? "textarea" : "input") : "div");

  return {
    change(message) {
      for (const id of message.drop ?? []) {
        (known.get(id)?.box ?? known.get(id)?.node)?.remove();
        known.get(id)?.extra.forEach((button) => button.remove());
        known.delete(id);
      }
      for (const item of message.set ?? []) {
        let entry = known.get(item.i);
        const tag = tagOf(item);
        if (!entry || holds.has(entry.item.r) !== holds.has(item.r) || entry.tag !== tag) {
          (entry?.box ?? entry?.node)?.remove();
          entry = { node: document.createElement(tag), item, extra: [], tag };
          entry.node.className = "element";
          if (holds.has(item.r)) entry.node.classList.add("holds");
          entry.node.dataset.element = item.i;
          known.set(item.i, entry);
        }
        show(entry, item);
        boxed(entry);
      }
      if (message.roots) this.roots = message.roots;
      for (const { node, item } of known.values()) if (holds.has(item.r)) arrange(node, item.c ?? []);
      arrange(root, this.roots ?? []);
      place();
      root.dataset.count = known.size;
    },
    /** Another app: nothing is known. */
    clear() {
      known.clear();
      root.replaceChildren();
      this.roots = [];
    },
    say(text) { says.textContent = text; },
    /** Whether a text of the app is being edited. */
    get isEditing() {
      for (const { item } of known.values()) if ((item.s ?? 0) & editing) return true;
      return false;
    },
  };
}
