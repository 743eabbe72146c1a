// KeyboardEvent.code to the usage of USB HID page 7.
const rows = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48,
  Backslash: 49, IntlHash: 50, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57,
  PrintScreen: 70, ScrollLock: 71, Pause: 72, Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78,
  ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, NumLock: 83, NumpadDivide: 84, NumpadMultiply: 85,
  NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88, Numpad0: 98, NumpadDecimal: 99, IntlBackslash: 100,
  ContextMenu: 101, NumpadEqual: 103, ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228,
  ShiftRight: 229, AltRight: 230, MetaRight: 231, Digit0: 39,
};
for (let i = 0; i < 26; i++) rows["Key" + String.fromCharCode(65 + i)] = 4 + i;
for (let i = 1; i <= 9; i++) { rows["Digit" + i] = 29 + i; rows["Numpad" + i] = 88 + i; }
for (let i = 1; i <= 12; i++) rows["F" + i] = 57 + i;
for (let i = 13; i <= 24; i++) rows["F" + i] = 91 + i;

/** Whether the browser's keyboard is a Mac's: elsewhere Ctrl is what Command is there. */
export const isMac = /^(Mac|iP)/.test(navigator.userAgentData?.platform ?? navigator.platform);

/* Words and lines: with Ctrl these do what they do with Option on a Mac. */
const byWords = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Backspace", "Delete"]);
const ctrlKeys = { ControlLeft: "MetaLeft", ControlRight: "MetaRight" };

/** The HID usage of a key event; 0 for a key that has none. Away from a Mac the Ctrl keys are Command. */
export const usage = (event) => rows[isMac ? event.code : ctrlKeys[event.code] ?? event.code] ?? 0;

/** The characters that a key event types, as UIKit counts them. */
export function characters(event) {
  if ([...event.key].length === 1) return event.key;
  return { Enter: "\r", Tab: "\t", Backspace: "\b", Delete: "\u007f", Escape: "\u001b" }[event.key] ?? "";
}

/** Modifier keys as UIKeyModifierFlags. Away from a Mac, Ctrl is Command, but Option where it moves by words. */
export const modifiers = (event) => {
  const ctrl = !event.ctrlKey ? 0 : isMac ? 1 << 18 : byWords.has(event.key) ? 1 << 19 : 1 << 20;
  return (event.getModifierState?.("CapsLock") ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0) | ctrl |
    (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0) | (event.location === 3 ? 1 << 21 : 0);
};
