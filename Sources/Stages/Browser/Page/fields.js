// Text fields of the app as fields of the page, so that readers read their values and tools fill them.

/** The roles that are fields. */
export const texts = new Set(["textField", "search"]);

const [disabled, secure] = [1, 256];

/** Gives a field its value and what it shows in its place. The dots of a secret one are its value. */
export function shape(node, item) {
  const states = item.s ?? 0;
  if (node.tagName === "INPUT") node.type = item.r === "search" ? "search" : "text";
  node.placeholder = item.p ?? "";
  node.readOnly = !!(states & disabled);
  node.autocomplete = "off";
  node.spellcheck = false;
  node.setAttribute("autocapitalize", "off");
  if (states & secure) node.setAttribute("aria-roledescription", "secret text");
  else node.removeAttribute("aria-roledescription");
  if (node.value !== (item.v ?? "")) node.value = item.v ?? "";
}

/** The text that a key leaves in a field whose whole text is selected; undefined for any other key and field. */
export function edits(event) {
  const field = event.target;
  if (!field.value || field.selectionStart !== 0 || field.selectionEnd !== field.value.length) return undefined;
  if (event.key === "Backspace" || event.key === "Delete") return "";
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : undefined;
}
