"""Drives the Showcase in Chromium with Playwright, by role and name.
usage: playwright-showcase.py APP PICTURES [NAME …]   (with names only the checks that hold one of them)
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from playwright.sync_api import expect, sync_playwright

expect.set_options(timeout=15_000)


class App:
    """The Showcase on the browser stage, with a state folder of its own."""

    def __init__(self, path, *arguments):
        self.folder = tempfile.mkdtemp(prefix="vitrine-playwright-")
        self.log = open(os.path.join(self.folder, "log"), "w+")
        self.process = subprocess.Popen(
            [path, "--stage", "browser", *arguments], stdout=self.log, stderr=self.log,
            env={**os.environ, "XDG_STATE_HOME": self.folder})
        end = time.monotonic() + 20
        while not (found := re.search(r"http://127\S*", self.said())):
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit("the app printed no address:\n" + self.said())
            time.sleep(0.05)
        self.address = found.group(0)

    def said(self):
        self.log.flush()
        with open(self.log.name) as file:
            return file.read()

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def open_page(browser, app, **options):
    page = browser.new_page(viewport={"width": 1200, "height": 900}, **options)
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.goto(app.address)
    page.locator("body[data-ready=true]").wait_for()
    return page


def section(page, *names):
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def settle(page):
    """Until no frame has come for a quarter of a second."""
    page.evaluate("""async () => {
        const canvas = document.getElementById('canvas');
        for (let before; before !== canvas.dataset.frame; await new Promise((go) => setTimeout(go, 250))) before = canvas.dataset.frame;
    }""")


def check_fields(page, pictures):
    """Fields have names, values and fill(); a tap by role on what is below the screen's edge hits that and nothing else."""
    section(page, "Explore", "Text fields")
    name = page.get_by_role("textbox", name="Name", exact=True)
    expect(name).to_have_value("")
    name.fill("Ada Lovelace")
    expect(name).to_have_value("Ada Lovelace")
    expect(page.locator("#elements")).to_contain_text("name: 12 characters")
    name.fill("Grace")
    expect(name).to_have_value("Grace")
    mail = page.get_by_placeholder("Email")
    mail.click()
    page.keyboard.type("ada@example.com")
    expect(mail).to_have_value("ada@example.com")
    # Return goes on to the next field, as the app's delegate wants it.
    page.keyboard.press("Enter")
    page.keyboard.type("secret")
    expect(page.get_by_label("Password")).to_have_value("••••••")
    name.clear()
    expect(name).to_have_value("")
    name.press_sequentially("Alan")
    expect(name).to_have_value("Alan")
    name.press("Backspace")
    expect(name).to_have_value("Ala")
    # The card's number is grouped by the app: what is filled is typed, not set.
    card = page.get_by_test_id("card")
    card.fill("12345678")
    expect(card).to_have_value("1234 5678")
    settle(page)
    page.screenshot(path=f"{pictures}/fields.png")


def check_scrolled(page, pictures):
    """Cards below the edge come into sight before they are hit; the overlay itself never stays scrolled."""
    section(page, "Explore", "Particles")
    expect(page.get_by_role("heading", name="Particles")).to_be_visible()
    section(page, "Back", "Typography")
    expect(page.get_by_role("heading", name="Typography")).to_be_visible()
    section(page, "Back", "Accessibility")
    expect(page.get_by_role("heading", name="Accessibility")).to_be_visible()
    if page.evaluate("document.getElementById('elements').scrollTop + document.getElementById('screen').scrollTop"):
        raise AssertionError("the overlay has scrolled")
    gift = page.get_by_role("switch", name="Wrap as a gift")
    expect(gift).not_to_be_checked()
    gift.click()
    expect(gift).to_be_checked()
    page.get_by_role("button", name="Buy").click()
    expect(page.get_by_role("status").filter(has_text="Bought")).to_have_count(1)
    settle(page)
    page.screenshot(path=f"{pictures}/elements.png")


def check_looks(page, pictures):
    """Light and dark, wide and narrow: pictures to be looked at."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.get_by_role("radio", name=scheme.capitalize()).click()
        for width in (1200, 400):
            page.set_viewport_size({"width": width, "height": 900})
            settle(page)
            page.screenshot(path=f"{pictures}/page-{scheme}-{width}.png")
        page.set_viewport_size({"width": 1200, "height": 900})


def main():
    app_path, pictures, *wanted = sys.argv[1:]
    shutil.rmtree(pictures, ignore_errors=True)
    os.makedirs(pictures)
    checks = [(name[6:], body) for name, body in globals().items() if name.startswith("check_")]
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, body in checks:
            if wanted and not any(each in name for each in wanted):
                continue
            app = App(app_path, "--device", "iphone-14")
            try:
                page = open_page(browser, app)
                body(page, pictures)
                if page.problems:
                    raise AssertionError("the page had errors: " + "; ".join(page.problems))
                print(f"ok      {name}", flush=True)
                page.close()
            except Exception:
                failed += 1
                print(f"FAILED  {name}: {body.__doc__}")
                traceback.print_exc(limit=4, file=sys.stdout)
                page.screenshot(path=f"{pictures}/failed-{name}.png")
                print("the app said:\n" + app.said()[-2000:], flush=True)
            finally:
                app.close()
        browser.close()
    print(f"driven, {failed} failed; pictures in {pictures}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
