// What the app does outside of itself: opens addresses, copies and shares texts; and how its pointer looks.

const opens = /^(https?|mailto|tel|sms):/i;

const cursors = new Set(["none", "text", "vertical-text"]);

/** `offer` is where what the browser did not allow without a click waits for one; the pointer looks so over `canvas`. */
export function outside(offer, canvas) {
  // A browser may refuse what no click asked for: the next click on the offer does.
  const ask = (label, act) => {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = () => {
      offer.hidden = true;
      act();
    };
    offer.replaceChildren(button);
    offer.hidden = false;
  };
  const visit = (address) => {
    if (!/^https?:/i.test(address)) return (location.href = address);
    const tab = window.open(address, "_blank");
    if (!tab) return ask("Open " + address.slice(0, 80), () => visit(address));
    tab.opener = null;
  };
  const copy = (text) =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => ask("Copy to clipboard", () => copy(text)));
  const share = (data) =>
    navigator.share(data).catch((error) => { if (error.name === "NotAllowedError") ask("Share", () => share(data)); });

  return {
    open: ({ v }) => { if (opens.test(v)) visit(v); },
    copy: ({ v }) => { if (document.hasFocus()) copy(v); },
    pointer: ({ v }) => { canvas.style.cursor = cursors.has(v) ? v : "default"; },
    share: ({ v, u }) => share({ ...(v && { text: v }), ...(u && { url: u }) }),
  };
}
