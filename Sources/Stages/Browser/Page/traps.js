// What the app has done wrong, with a link to the line that did it.

/* How an editor is told of a place: a pattern of an address, or nothing where the place is copied. */
const editors = {
  copy: { name: "Copy the place" },
  vscode: { name: "VS Code", pattern: "vscode://file/{path}:{line}:{column}" },
  cursor: { name: "Cursor", pattern: "cursor://file/{path}:{line}:{column}" },
  zed: { name: "Zed", pattern: "zed://file/{path}:{line}:{column}" },
  other: { name: "Another editor …" },
};

/** Keeps the list in `section`; `options` has the editor, which `view` changes. */
export function problems(section, options, view) {
  const list = section.querySelector("ol"), heading = section.querySelector(".label");
  const choice = section.querySelector("select"), own = section.querySelector("input");
  const known = new Map();
  choice.replaceChildren(...Object.entries(editors).map(([key, { name }]) => new Option(name, key)));
  const showEditor = () => {
    choice.value = options.editor in editors ? options.editor : "copy";
    own.hidden = choice.value !== "other";
    own.value = options.ownEditor ?? "";
  };
  choice.onchange = () => { view({ editor: choice.value }); showEditor(); };
  own.onchange = () => view({ ownEditor: own.value.trim() });
  showEditor();

  const place = ({ path, line, column }) => {
    const pattern = options.editor === "other" ? options.ownEditor : editors[options.editor]?.pattern;
    if (!/^[a-z][a-z0-9+.-]*:/i.test(pattern ?? "") || /^(javascript|data|vbscript):/i.test(pattern)) return undefined;
    return pattern.replaceAll("{path}", encodeURI(path)).replaceAll("{line}", line).replaceAll("{column}", column ?? 1);
  };
  const visit = (trap, link) => (event) => {
    event.preventDefault();
    const address = place(trap);
    if (address) return (location.href = address);
    const text = `${trap.path}:${trap.line}`;
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => { link.dataset.copied = "copied"; setTimeout(() => delete link.dataset.copied, 2000); },
      () => { link.textContent = text; });
  };
  const part = (name, text, kind = "p") => {
    const node = document.createElement(kind);
    node.className = name;
    node.textContent = text;
    return node;
  };

  return {
    add(trap) {
      const key = [trap.code, trap.object, trap.cause, trap.path, trap.line].join("\n");
      const same = known.get(key);
      if (same) return (same.count.textContent = `${++same.times} times`);
      const item = document.createElement("li"), count = part("count", "", "span"), title = part("title", trap.title);
      item.className = trap.severity;
      title.append(" ", part("code", trap.code, "span"), " ", count);
      item.append(title);
      if (trap.path) {
        const link = part("place", `${trap.path.split("/").pop()}:${trap.line}`, "a");
        link.href = "#";
        link.title = trap.path;
        link.onclick = visit(trap, link);
        item.append(link);
      }
      item.append(part("cause", trap.cause), part("fix", trap.fix));
      list.prepend(item);
      known.set(key, { count, times: 1 });
      section.hidden = false;
      heading.textContent = known.size === 1 ? "1 problem" : `${known.size} problems`;
    },
    clear() {
      known.clear();
      list.replaceChildren();
      section.hidden = true;
    },
  };
}
