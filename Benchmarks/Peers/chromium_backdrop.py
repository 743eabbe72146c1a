"""Chromium's `backdrop-filter: blur(20px)` in software, headless, on a screen of 390 × 844 points at scale 3.

Its windows are not narrower than 500 pixels of CSS, so the page has scale 1 and all its lengths are three times as long:
1170 × 2532 pixels, checked. Rows scroll 5 points a frame, plain, with a blurred bar of 96 points on top, and blurred in
full. Prints the milliseconds of processor time of all of Chromium's processes per frame of each ("plain", "bar", "full"), what the
blurs add ("bar_adds", "full_adds"), and the frames that it made. usage: chromium_backdrop.py [FRAMES]"""
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading

FRAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 240
STYLES = {"plain": "display: none", "bar": "height: 288px", "full": "height: 100%"}
PAGE = """<!doctype html><meta name=viewport content="width=device-width"><style>
body { margin: 0; font: 51px sans-serif }
p { margin: 0; height: 180px; padding-left: 222px; position: relative; border-bottom: 3px solid #ccc; line-height: 180px }
i { position: absolute; left: 39px; top: 18px; width: 144px; height: 144px; border-radius: 72px }
div { position: fixed; left: 0; top: 0; width: 100%%; %(style)s; background: rgba(255, 255, 255, 0.3);
      backdrop-filter: blur(60px) }
</style><div></div><script>
for (let n = 0; n < 700; n++) {
  const p = document.body.appendChild(document.createElement("p"))
  p.innerHTML = `<i style="background: hsl(${n * 37 %% 360} 80%% 50%%)"></i>Row ${n}, with a title and some words`
}
let n = -60, y = 0
async function step() {
  n++
  y += 15
  scrollTo(0, y)
  if (n === 0) await fetch(`/begin?${innerWidth * devicePixelRatio}x${innerHeight * devicePixelRatio}`)
  if (n === %(frames)d) return void fetch("/end")
  requestAnimationFrame(step)
}
requestAnimationFrame(step)
</script>"""


def family(root):
    """The processes that descend from one."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(name)] = (int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") * 1e3)
    wanted, result = [root], {}
    while wanted:
        one = wanted.pop()
        if one in parents:
            result[one] = parents[one][1]
        wanted += [child for child, (parent, _) in parents.items() if parent == one]
    return result


sizes = set()


def measure(kind):
    marks, done, browser = {}, threading.Event(), []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path, _, size = self.path.partition("?")
            if path in ("/begin", "/end"):
                marks[path] = family(browser[0].pid)
            if size:
                sizes.add(size)
            page = PAGE % {"style": STYLES[kind], "frames": FRAMES} if self.path == "/" else ""
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())
            if self.path == "/end":
                done.set()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    profile = tempfile.mkdtemp(prefix="chromium-backdrop-")
    browser.append(subprocess.Popen(
        [shutil.which("chromium") or "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
         "--disable-extensions", "--disable-background-networking", "--force-device-scale-factor=1", "--hide-scrollbars",
         "--window-size=1170,2675", f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    try:
        if not done.wait(120):
            raise SystemExit(f"chromium did not finish: {kind}")
    finally:
        browser[0].terminate()
        try:
            browser[0].wait(10)
        except subprocess.TimeoutExpired:
            browser[0].kill()
            browser[0].wait()
        server.shutdown()
        shutil.rmtree(profile, ignore_errors=True)
    before, after = marks["/begin"], marks["/end"]
    return sum(time - before.get(pid, 0) for pid, time in after.items()) / FRAMES


result = {kind: measure(kind) for kind in STYLES}
result["bar_adds"] = result["bar"] - result["plain"]
result["full_adds"] = result["full"] - result["plain"]
result["frames"] = FRAMES
if sizes != {"1170x2532"}:
    raise SystemExit(f"chromium's page was {sizes}")
print(json.dumps(result))
