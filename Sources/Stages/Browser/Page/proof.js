// Whether the app is at this address, before it is told the key: another program may have taken its place meanwhile.

const hex = (bytes) => [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");

/** Settles where what answers here knows the key. Without crypto.subtle (a page by a name that browsers do not trust) nobody
    can tell. */
export async function prove(token) {
  if (!crypto.subtle) return;
  const question = hex(crypto.getRandomValues(new Uint8Array(16)));
  const answer = await fetch(new URL("proof?question=" + question, import.meta.url), { cache: "no-store" });
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(token), { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const proof = hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${location.host} ${question}`)));
  if ((await answer.text()).trim() !== proof) throw new Error("not the app");
}
