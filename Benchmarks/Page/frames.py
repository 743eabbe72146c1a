#!/usr/bin/env python3
"""Frames of the browser stage's page: how many come a second, and what each costs the processor, by who spends it.

    Benchmarks/Page/frames.py APP [--runs 5] [--seconds 4] [--only NAME] [--whole] [--json]

APP is the Showcase in release. Each scene is driven in headless Chromium by a finger that moves once a frame; a line is the run
with the median rate. The gate: after each run the page shows, to the byte, what a page shows that is opened then.
"""
import argparse
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
loader = importlib.machinery.SourceFileLoader("drive_browser", os.path.join(ROOT, "script/drive-browser"))
drive = importlib.util.module_from_spec(importlib.util.spec_from_loader("drive_browser", loader))
sys.dont_write_bytecode = True
loader.exec_module(drive)

TICKS = os.sysconf("SC_CLK_TCK")

# A scene: the cards to tap, and how the finger moves at a time in milliseconds.
SCENES = {
    "page-glass": (["Explore", "Glass card"], "[195 + 60 * Math.sin(t / 330), 420 + 60 * Math.cos(t / 430) - 60]"),
    "page-deck": (["Components", "Side menus"], "[60 + 120 * (1 - Math.cos(t / 400)), 560]"),
    "page-text": (["Explore", "Typography"], "[195, 500 + 150 * Math.sin(t / 500)]"),
    "page-controls": (["Explore", "Controls"], "[195, 500 + 150 * Math.sin(t / 500)]"),
}
TARGET = {"page-glass": 55, "page-deck": 55, "page-text": 55, "page-controls": 55}

# Moves the finger for some seconds, once a frame of the browser; how many frames came, and how long the page took to paint them.
MOVE = """(async () => {
    const surface = document.getElementById('surface'), canvas = document.getElementById('canvas');
    const box = document.getElementById('screen').getBoundingClientRect(), scale = box.width / 390;
    const event = (type, [x, y]) => new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1,
        clientX: box.left + x * scale, clientY: box.top + y * scale, isPrimary: true });
    surface.setPointerCapture = () => {};
    const place = (t) => %s;
    surface.dispatchEvent(event('pointerdown', place(0)));
    const begin = performance.now(), first = Number(canvas.dataset.frame);
    let ticks = 0, rough = 0;
    for (let t = 0; t < %d; t = performance.now() - begin) {
        surface.dispatchEvent(event('pointermove', place(t)));
        await new Promise((go) => requestAnimationFrame(go));
        ticks++;
        rough += Number(canvas.dataset.rough);
    }
    const seconds = (performance.now() - begin) / 1000, frames = Number(canvas.dataset.frame) - first;
    surface.dispatchEvent(event('pointermove', place(0)));
    surface.dispatchEvent(event('pointerup', place(0)));
    return { frames, seconds, ticks, rough, size: [canvas.width, canvas.height] };
})()"""
# A page that never says at which scale it shows the screen.
WHOLE = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { if (!String(text).includes('rasterScale')) send.call(this, text); };"""
HASH = """(async () => {
    const c = document.getElementById('canvas'), data = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return c.width + 'x' + c.height + ':' + [...hash].map((b) => b.toString(16).padStart(2, '0')).join('');
})()"""


class App:
    def __init__(self, path):
        self.folder = tempfile.mkdtemp(prefix="page-frames-")
        self.log = open(os.path.join(self.folder, "log"), "w+")
        self.process = subprocess.Popen([path, "--stage", "browser", "--device", "iphone-14"], stdout=self.log, stderr=self.log,
                                        env={**os.environ, "XDG_STATE_HOME": self.folder})
        for _ in range(400):
            found = re.search(r"http://127\S*", open(self.log.name).read())
            if found:
                break
            time.sleep(0.05)
        else:
            raise SystemExit("the app printed no address")
        self.address = found.group(0)

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def threads(pid):
    """Seconds of the processor by thread of a process, with the thread's name and whether it is the first."""
    found = {}
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/stat") as file:
                text = file.read()
            fields = text[text.rindex(")") + 2:].split()
            name = "main" if int(task) == pid else text[text.index("(") + 1:text.rindex(")")]
            found[task] = (name, (int(fields[11]) + int(fields[12])) / TICKS)
    except (FileNotFoundError, ProcessLookupError):
        pass
    return found


def family(pid):
    """A process with all below it, and what Chromium calls each."""
    parents, kinds = {}, {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as file:
                text = file.read()
            with open(f"/proc/{entry}/cmdline") as file:
                line = file.read()
        except (FileNotFoundError, ProcessLookupError):
            continue
        parents[int(entry)] = int(text[text.rindex(")") + 2:].split()[1])
        kind = re.search(r"--type=([\w-]+)", line)
        kinds[int(entry)] = kind.group(1) if kind else "browser"
    found = {pid}
    while True:
        more = {child for child, parent in parents.items() if parent in found} - found
        if not more:
            return {each: kinds[each] for each in found if each in kinds}
        found |= more


def spent(app, chromium):
    """Seconds of the processor by who spent them."""
    sums = {}
    for name, seconds in threads(app).values():
        who = "app: turn" if name == "main" else "app: encode and send"
        sums[who] = sums.get(who, 0) + seconds
    for pid, kind in family(chromium).items():
        for name, seconds in threads(pid).values():
            if kind == "renderer":
                who = "page: decode and put" if name == "main" else "page: raster"
            else:
                who = "Chromium: " + ("display" if kind == "gpu-process" else "rest")
            sums[who] = sums.get(who, 0) + seconds
    return sums


def settle(browser):
    browser.step("settle")


def open_scene(browser, names):
    browser.until("document.body.dataset.ready === 'true'")
    for name in names:
        find = f"document.querySelector('#elements [aria-label={json.dumps(name)}]')"
        settle(browser)
        # Into sight first; then as a reader does it.
        browser.until(f"(()=>{{const e={find};if(!e)return false;e.focus();return true}})()")
        settle(browser)
        browser.until(f"(()=>{{const e={find};if(!e)return false;e.click();return true}})()")
        # The next screen has a heading of that name, or at least no such card any more.
        browser.until(f"(()=>{{const e={find};return !e||e.getAttribute('role')==='heading'||e.classList.contains('away')}})()")
    settle(browser)
    time.sleep(0.5)
    settle(browser)


def measure(name, options):
    names, way = SCENES[name]
    app = App(options.app)
    browser = drive.Browser(options.chromium, tempfile.gettempdir(), 60)
    try:
        if options.whole:
            browser.call("Page.addScriptToEvaluateOnNewDocument", source=WHOLE)
        browser.open(app.address)
        open_scene(browser, names)
        runs = []
        # One run to warm up.
        for run in range(options.runs + 1):
            before, load = spent(app.process.pid, browser.process.pid), os.getloadavg()[0]
            found = browser.evaluate(MOVE % (way, options.seconds * 1000))
            after = spent(app.process.pid, browser.process.pid)
            settle(browser)
            time.sleep(0.4)
            settle(browser)
            shown = browser.evaluate(HASH)
            browser.step("reload")
            browser.until("document.getElementById('canvas').dataset.frame > 0")
            settle(browser)
            anew = browser.evaluate(HASH)
            found["equal"] = shown == anew
            found["load"] = load
            found["costs"] = {who: (after[who] - before.get(who, 0)) / max(found["frames"], 1) * 1000 for who in after}
            if run:
                runs.append(found)
        runs.sort(key=lambda each: each["frames"] / each["seconds"])
        middle = runs[len(runs) // 2]
        rate = middle["frames"] / middle["seconds"]
        sound = all(each["equal"] for each in runs)
        costs = {who: round(value, 2) for who, value in sorted(middle["costs"].items()) if value >= 0.05}
        line = {"name": name, "unit": "1/s", "ours": round(rate, 1), "target": TARGET[name], "met": sound and rate >= TARGET[name],
                "rates": [round(each["frames"] / each["seconds"], 1) for each in runs], "size": middle["size"],
                "rough": middle["rough"], "ticks": round(middle["ticks"] / middle["seconds"], 1), "equal": sound, "costs": costs,
                "total": round(sum(middle["costs"].values()), 2), "load": round(statistics.median(each["load"] for each in runs), 1)}
        return line
    finally:
        browser.close()
        app.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("app")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--only", default="")
    parser.add_argument("--whole", action="store_true", help="with all pixels of the device, made smaller by the page")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome"))
    options = parser.parse_args()
    if not options.chromium:
        print("no Chromium here, nothing was measured", file=sys.stderr)
        return 69
    good = True
    for name in SCENES:
        if options.only not in name:
            continue
        line = measure(name, options)
        good &= line["equal"]
        if options.json:
            print(json.dumps(line), flush=True)
            continue
        print(f"{name}: {line['ours']} frames a second (runs {line['rates']}, browser's own {line['ticks']}), "
              f"{line['size'][0]}x{line['size'][1]} pixels, exact at rest: {line['equal']}, rough {line['rough']}, load {line['load']}")
        for who, cost in line["costs"].items():
            print(f"    {cost:6.2f} ms  {who}")
        print(f"    {line['total']:6.2f} ms  a frame in all", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
