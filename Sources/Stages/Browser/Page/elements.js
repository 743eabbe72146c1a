// The app's elements as a tree of the page: for screen readers, and for tools that look for roles and names.

const roles = {
  button: "button", link: "link", heading: "heading", image: "img", toggle: "switch", slider: "slider",
  progress: "progressbar", textField: "textbox", search: "searchbox", tabs: "tablist", group: "group", list: "list",
  table: "table", landmark: "region",
};
const used = new Set(["button", "link", "toggle", "slider", "textField", "search"]);
const holds = new Set(["group", "list", "table", "landmark"]);
const [disabled, selected, on, focused, expanded, expandable, live] = [1, 2, 4, 8, 16, 32, 64];

/** Keeps the elements in `root`; `change` takes what the app says, `say` announces. */
export function keep(root, says, send) {
  const known = new Map();
  let moving = false;
  const act = (id, action, number) => send({ t: "element", i: id, act: action, n: number });

  const set = (node, name, value) => (value === undefined ? node.removeAttribute(name) : node.setAttribute(name, value));

  /* Only texts and attributes: nothing that the app says becomes markup. */
  function show(entry, item) {
    const { node } = entry, states = item.s ?? 0;
    entry.item = item;
    const [x, y, width, height] = item.f;
    Object.assign(node.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
    set(node, "role", roles[item.r]);
    const isText = item.r === "text" || item.r === "none";
    if (isText) node.textContent = [item.n, item.v].filter(Boolean).join(", ");
    set(node, "aria-label", isText ? undefined : item.n ?? "");
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
    if (!isText && !isToggle && !isRange && item.v) set(node, "aria-description", [item.v, item.h].filter(Boolean).join(", "));
    if (item.r === "textField" || item.r === "search") set(node, "aria-placeholder", item.v);
    set(node, "tabindex", used.has(item.r) && !(states & disabled) ? 0 : undefined);
    showActions(entry, item);
    if (states & focused && document.activeElement !== node) {
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
      Object.assign(button.style, { left: item.f[0] + "px", top: item.f[1] + "px" });
      button.setAttribute("aria-label", name);
      button.dataset.action = index;
      button.dataset.owner = item.i;
      return button;
    });
  }

  /* Puts children in order and touches only what is not there yet: a moved node would lose its focus. */
  function arrange(parent, ids) {
    const wanted = ids.map((id) => known.get(id)).filter(Boolean).flatMap((entry) => [entry.node, ...entry.extra]);
    const keep = new Set(wanted);
    for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
    let next = parent.firstElementChild;
    for (const node of wanted) {
      if (node === next) next = next.nextElementSibling;
      else parent.insertBefore(node, next);
    }
  }

  const owner = (event) => Number(event.target.closest(".element")?.dataset.element) || 0;

  // A click with a place came through touches already; one without is a reader's, or a key's.
  root.addEventListener("click", (event) => {
    const extra = event.target.closest(".extra");
    if (extra) return act(Number(extra.dataset.owner), "custom", Number(extra.dataset.action));
    if (event.detail === 0 && owner(event)) act(owner(event), "activate");
  });
  root.addEventListener("focusin", (event) => { if (!moving && owner(event)) act(owner(event), "focus"); });
  root.addEventListener("keydown", (event) => {
    const id = owner(event), item = known.get(id)?.item;
    if (!item) return;
    const slides = item.r === "slider" ? { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" } : {};
    const presses = used.has(item.r) && item.r !== "slider" ? { Enter: "activate", " ": "activate" } : {};
    const action = { ...slides, ...presses, Escape: "escape" }[event.key];
    if (event.key === "Tab") return event.stopPropagation();
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    act(id, action);
  });

  return {
    change(message) {
      for (const id of message.drop ?? []) {
        known.get(id)?.node.remove();
        known.get(id)?.extra.forEach((button) => button.remove());
        known.delete(id);
      }
      for (const item of message.set ?? []) {
        let entry = known.get(item.i);
        if (!entry || holds.has(entry.item.r) !== holds.has(item.r)) {
          entry?.node.remove();
          entry = { node: document.createElement("div"), item, extra: [] };
          entry.node.className = "element";
          entry.node.dataset.element = item.i;
          known.set(item.i, entry);
        }
        show(entry, item);
      }
      if (message.roots) this.roots = message.roots;
      for (const { node, item } of known.values()) if (holds.has(item.r)) arrange(node, item.c ?? []);
      arrange(root, this.roots ?? []);
      // What a group holds is placed on the screen, not in the group.
      for (const { item } of known.values()) {
        for (const child of holds.has(item.r) ? item.c ?? [] : []) {
          const inner = known.get(child);
          if (!inner) continue;
          inner.node.style.left = inner.item.f[0] - item.f[0] + "px";
          inner.node.style.top = inner.item.f[1] - item.f[1] + "px";
        }
      }
      root.dataset.count = known.size;
    },
    say(text) { says.textContent = text; },
  };
}
