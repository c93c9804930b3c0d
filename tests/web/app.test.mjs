// Arbitro in a browser, driven by role and name as a screen reader has them. `tools/web.sh --test`
// serves target/web and runs this.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { ADDRESS, LANGUAGES, ask, button, kept, opened, press, spoken, texts, visitor } from "./given.mjs";

const AXE = readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`it opens in ${language}, and asks for nothing but its own files`, async () => {
    const words = texts(language);
    const { context, page, requests, errors } = await visitor(locale);
    for (const id of ["welcome-place", "welcome-course", "welcome-look"]) {
      assert.equal(await button(page, words[id]).count(), 1, words[id]);
    }
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(errors, []);
    assert.deepEqual(requests.filter((url) => !url.startsWith(ADDRESS)), []);
    await context.close();
  });
}

test("a pressed button and a clicked picture of it do the same", async () => {
  const words = texts("en");
  const { context, page } = await visitor("en-GB");
  await press(page, words["welcome-look"]);
  await button(page, words["nav-practice"]).waitFor({ state: "attached" });
  // The pointer goes to the canvas, where the element says that its button is.
  await button(page, words["nav-settings"]).click({ force: true });
  await page.getByRole("heading", { name: words["nav-settings"] }).first().waitFor({ state: "attached" });
  await context.close();
});

test("an answer is kept, and is there after a reload", async () => {
  const words = texts("en");
  const { context, page, errors } = await visitor("en-GB");
  await press(page, words["welcome-place"]);
  await page.getByRole("radio").first().waitFor({ state: "attached" });
  await page.getByRole("radio").first().dispatchEvent("click");
  await page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  await press(page, words["screen-exercise-check"]);
  await spoken(page);
  const bytes = await kept(page);
  assert.equal(ask(bytes, "PRAGMA integrity_check"), "ok");
  assert.equal(ask(bytes, "SELECT count(*) FROM answers"), "1");

  await page.reload();
  await opened(page);
  assert.equal(await button(page, words["welcome-place"]).count(), 0);
  assert.equal(ask(await kept(page), "SELECT count(*) FROM answers"), "1");
  assert.deepEqual(errors, []);
  await context.close();
});

test("answers are downloaded, and brought into another browser", async () => {
  const words = texts("en");
  const first = await visitor("en-GB");
  await press(first.page, words["welcome-place"]);
  await first.page.getByRole("radio").first().waitFor({ state: "attached" });
  await first.page.getByRole("radio").first().dispatchEvent("click");
  await first.page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  await press(first.page, words["screen-exercise-check"]);
  await spoken(first.page);
  await press(first.page, words["nav-settings"]);
  await press(first.page, words["kept-take-along"]);
  await button(first.page, words["learners-export-do"]).waitFor({ state: "attached" });
  const downloading = first.page.waitForEvent("download");
  await press(first.page, words["learners-export-do"]);
  const download = await downloading;
  assert.equal(download.suggestedFilename(), `arbitro-${words["learner-first"]}.sqlite`);
  const bytes = readFileSync(await download.path());
  assert.equal(ask(bytes, "SELECT count(*) FROM answers"), "1");
  assert.deepEqual(first.errors, []);
  await first.context.close();

  const second = await visitor("en-GB");
  await second.page.setViewportSize({ width: 1024, height: 1600 });
  await press(second.page, words["welcome-look"]);
  await press(second.page, words["nav-settings"]);
  await press(second.page, words["learners-open"]);
  const choose = button(second.page, words["chooser-file-title"]);
  await choose.waitFor({ state: "attached" });
  const choosing = second.page.waitForEvent("filechooser");
  // A browser asks for a file only after a real click.
  await choose.click({ force: true });
  await (await choosing).setFiles({ name: "mine.sqlite", mimeType: "application/octet-stream", buffer: bytes });
  const status = (text) => second.page.getByRole("status").filter({ hasText: text });
  await status("One answer has been added").waitFor({ state: "attached" });
  assert.equal(ask(await kept(second.page), "SELECT count(*) FROM answers"), "1");
  // Dropped, it adds nothing more.
  await second.page.evaluate((bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], "mine.sqlite"));
    document.getElementById("app").dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  }, [...bytes]);
  await status(words["learners-imported-nothing"]).waitFor({ state: "attached" });
  assert.deepEqual(second.errors, []);
  await second.context.close();
});

for (const [answer, verdict] of [["option-legal", "explain-wrong"], ["option-illegal", "explain-right"]]) {
  test(`a lesson asks, and says what it thinks of ${answer}`, async () => {
    const words = texts("en");
    // A step that asks about a double of partner's bid, which is never allowed.
    const { context, page, errors } = await visitor("en-GB", { link: "#/en/lesson/double/10" });
    const option = page.getByRole("radio", { name: words[answer] });
    await option.dispatchEvent("click");
    await page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
    await press(page, words["screen-exercise-check"]);
    const told = page.getByRole("status").filter({ hasText: words[verdict] });
    await told.waitFor({ state: "attached" });
    assert.equal(ask(await kept(page), "SELECT count(*) FROM answers"), "1");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("no verdict is told before its answer is in the file", async () => {
  const words = texts("en");
  const { context, page } = await visitor("en-GB", {
    prepare: () => {
      // A slow disk: nothing is in the file until the test says so.
      const close = FileSystemWritableFileStream.prototype.close;
      globalThis.written_ = new Promise((resolve) => {
        globalThis.write_ = resolve;
      });
      FileSystemWritableFileStream.prototype.close = async function () {
        if (globalThis.slow_) await globalThis.written_;
        return close.call(this);
      };
    },
  });
  await press(page, words["welcome-place"]);
  await page.getByRole("radio").first().dispatchEvent("click");
  await page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  await page.evaluate(() => {
    globalThis.slow_ = true;
  });
  // No frame is drawn while this waits.
  await button(page, words["screen-exercise-check"]).dispatchEvent("click");
  // A finger on the canvas runs the app too, between two frames.
  await page.mouse.click(5, 5);
  await page.waitForTimeout(1000);
  const told = () => page.evaluate(() => document.getElementById("status").textContent);
  assert.equal(await told(), "");
  await page.evaluate(() => globalThis.write_());
  await spoken(page);
  await context.close();
});

test("a reader keeps its place, and presses what is no button with its keys", async () => {
  const words = texts("en");
  const { context, page } = await visitor("en-GB");
  await press(page, words["welcome-place"]);
  const option = page.getByRole("radio").first();
  await option.waitFor({ state: "attached" });
  await option.evaluate((element) => element.focus());
  await page.keyboard.press("Space");
  await page.getByRole("radio", { checked: true }).waitFor({ state: "attached" });
  const check = button(page, words["screen-exercise-check"]);
  await check.evaluate((element) => element.focus());
  await page.keyboard.press("Enter");
  await spoken(page);
  assert.ok(await page.evaluate(() => document.getElementById("tree").contains(document.activeElement)));
  await context.close();
});

test("after the first visit it opens without a network", async () => {
  const words = texts("it");
  const { context, page } = await visitor("it-IT");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await opened(page);
  assert.equal(await button(page, words["welcome-course"]).count(), 1);
  await context.close();
});

/** A host of its own for what was built, whose service worker can become that of another version. */
async function host() {
  const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css" };
  const folder = new URL("../../target/web/", import.meta.url);
  const served = { version: "", address: "", close: () => server.close() };
  const server = createServer((request, answer) => {
    const name = new URL(request.url, ADDRESS).pathname.slice(1) || "index.html";
    let bytes = readFileSync(new URL(name, folder));
    if (name === "offline.js") bytes = bytes.toString().replace('"arbitro ', `"arbitro ${served.version}`);
    answer.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" });
    answer.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  served.address = `http://localhost:${server.address().port}/`;
  return served;
}

test("a new version is offered, and waits until it is wanted", async () => {
  const words = texts("fr");
  const served = await host();
  const { context, page } = await visitor("fr-FR", { address: served.address });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const versions = () => page.evaluate(async () => (await caches.keys()).length);
  assert.equal(await versions(), 1);
  served.version = "newer ";
  await page.reload();
  await opened(page);
  const offer = page.getByRole("status").filter({ hasText: words["web-newer"] });
  await offer.waitFor();
  await page.getByRole("button", { name: words["web-newer-later"] }).click();
  assert.equal(await offer.isVisible(), false);
  assert.equal(await versions(), 2, "the version in use stays");

  await page.reload();
  await opened(page);
  await page.getByRole("button", { name: words["web-newer-open"] }).click();
  await page.waitForFunction(async () => (await caches.keys()).join().includes("newer"));
  await opened(page);
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await context.close();
  served.close();
});

test("where nothing can be kept, the first page says so", async () => {
  const words = texts("de");
  const { context, page } = await visitor("de-DE", {
    prepare: () => {
      navigator.storage.getDirectory = () => Promise.reject(new DOMException("", "SecurityError"));
      indexedDB.open = () => {
        throw new DOMException("", "SecurityError");
      };
    },
  });
  await page.getByRole("alert").filter({ hasText: words["screen-history-nowhere"] }).waitFor({ state: "attached" });
  await press(page, words["welcome-look"]);
  await button(page, words["nav-practice"]).waitFor({ state: "attached" });
  await context.close();
});

test("without private files the history is in the browser's database", async () => {
  const words = texts("fr");
  const { context, page } = await visitor("fr-FR", {
    prepare: () => {
      delete FileSystemFileHandle.prototype.createWritable;
    },
  });
  await press(page, words["welcome-place"]);
  await page.getByRole("radio").first().waitFor({ state: "attached" });
  await page.reload();
  await opened(page);
  assert.equal(await button(page, words["welcome-place"]).count(), 0);
  await context.close();
});

test("a second tab does not overwrite the history of the first", async () => {
  const { context } = await visitor("en-GB");
  const second = await context.newPage();
  await second.goto(ADDRESS);
  await second.getByRole("alert").filter({ hasText: "another tab" }).waitFor();
  assert.equal(await second.locator("#tree button").count(), 0);
  await context.close();
});

test("a code makes the same exercise as on the desktop", async () => {
  const table = readFileSync(new URL("../data/item_codes.tsv", import.meta.url), "utf8");
  const rows = table.trim().split("\n").slice(1).map((line) => line.split("\t"));
  assert.ok(rows.length >= 200, `${rows.length} codes`);
  const { context, page } = await visitor("en-GB");
  const made = await page.evaluate(async (codes) => {
    const { exerciseText } = await import(new URL("arbitro.js", document.baseURI).href);
    return codes.map((code) => exerciseText(code));
  }, rows.map(([code]) => code));
  // FNV-1a, as the desktop's test has it.
  const fingerprint = (text) =>
    Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x0100_0193) >>> 0, 0x811c_9dc5);
  const found = rows.map(([code], at) => [code, fingerprint(made[at]).toString(16).padStart(8, "0")]);
  assert.deepEqual(found, rows.map(([code, , pinned]) => [code, pinned]));
  await context.close();
});

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`axe-core finds nothing in ${language}`, async () => {
    const words = texts(language);
    const { context, page } = await visitor(locale);
    // The last one opens a dialog.
    const pages = ["welcome-look", "nav-course", "nav-practice", "nav-desk", "nav-settings", "nav-help", "nav-keys"];
    for (const id of pages) {
      await press(page, words[id]);
      await page.waitForTimeout(300);
      await page.evaluate(AXE);
      const found = await page.evaluate(() =>
        // The colours are on the canvas, where the tests of the layout measure their contrast.
        axe.run(document, { rules: { "color-contrast": { enabled: false } } }),
      );
      const told = found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(" ")}`);
      assert.deepEqual(told, [], words[id]);
    }
    await context.close();
  });
}

test("a screen reader fills in a field", async () => {
  const words = texts("en");
  const { context, page } = await visitor("en-GB", { link: "#/en/help/glossary" });
  const search = page.locator("#tree").getByRole("textbox").first();
  await search.waitFor({ state: "attached" });
  await search.evaluate((field) => field.focus());
  await page.keyboard.type("revoke");
  assert.equal(await search.inputValue(), "revoke");
  // The glossary shows what is sought, and no longer its first term.
  await page.getByText("call the director", { exact: true }).first().waitFor({ state: "detached" });
  await page.getByText("revoke", { exact: true }).first().waitFor({ state: "attached" });
  await context.close();
});

/** Waits until the address names a place. */
async function stands(page, link) {
  await page.waitForFunction((wanted) => location.hash === wanted, link);
}

test("Back, Forward and a reload come back to the place that the address names", async () => {
  const words = { en: texts("en"), it: texts("it") };
  const { context, page, errors } = await visitor("en-GB");
  await stands(page, "#/en");
  await press(page, words.en["welcome-look"]);
  await stands(page, "#/en/home");
  await press(page, words.en["nav-settings"]);
  await stands(page, "#/en/settings");
  await page.evaluate(() => history.back());
  await stands(page, "#/en/home");
  await page.evaluate(() => history.forward());
  await stands(page, "#/en/settings");
  // A link opened in this tab speaks its language.
  await page.evaluate(() => {
    location.hash = "#/it/lesson/double/2";
  });
  await button(page, words.it["screen-lesson-previous"]).waitFor({ state: "attached" });
  await press(page, words.it["screen-lesson-next"]);
  await stands(page, "#/it/lesson/double/3");
  await page.reload();
  await opened(page);
  await button(page, words.it["screen-lesson-previous"]).waitFor({ state: "attached" });
  await stands(page, "#/it/lesson/double/3");
  // Back goes a step back, then to the page before the lesson, and the language stays.
  await page.evaluate(() => history.back());
  await stands(page, "#/it/lesson/double/2");
  await page.evaluate(() => history.back());
  await stands(page, "#/it/settings");
  // What is no link leads to the start, and says so.
  await page.evaluate(() => {
    location.hash = "#/nowhere";
  });
  await stands(page, "#/it/home");
  await page.getByText(words.it["share-unread"]).first().waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("Back leaves practice, however many exercises there were", async () => {
  const words = texts("en");
  const { context, page, errors } = await visitor("en-GB", { link: "#/en/practice" });
  await press(page, words["screen-practice-mixed"]);
  await stands(page, "#/en/practice/mixed");
  for (let exercise = 0; exercise < 3; exercise += 1) {
    await press(page, words["screen-exercise-show"]);
    await spoken(page);
    // An exercise may have several questions.
    const next = page.getByRole("button", { name: words["screen-exercise-next"], exact: true });
    const another = button(page, words["screen-exercise-another"]);
    await next.or(another).first().waitFor({ state: "attached" });
    await next.or(another).first().dispatchEvent("click");
    await button(page, words["screen-exercise-show"]).waitFor({ state: "attached" });
  }
  await stands(page, "#/en/practice/mixed");
  await page.evaluate(() => history.back());
  await stands(page, "#/en/practice");
  await button(page, words["screen-practice-mixed"]).waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a lesson travels in a link, and a link that was cut off says so", async () => {
  const words = texts("it");
  const lesson = `(format: 1, id: "club-night", title: (it: "Serata al circolo"), steps: [say((it: "Benvenuti"))])`;
  const packed = deflateSync(lesson, { level: 9 }).toString("base64url");
  const { context, page, requests, errors } = await visitor("en-GB", { link: `#/it/shared/${packed}` });
  await page.getByText("Benvenuti").first().waitFor({ state: "attached" });
  await stands(page, `#/it/shared/${packed}/1`);
  await page.reload();
  await opened(page);
  await page.getByText("Benvenuti").first().waitFor({ state: "attached" });
  await press(page, words["share-open"]);
  const link = `${ADDRESS}#/it/shared/${packed}`;
  await page.waitForFunction(
    (link) => [...document.querySelectorAll("#tree input")].some((field) => field.value === link),
    link,
  );
  await page.getByRole("img", { name: words["share-code"] }).waitFor({ state: "attached" });
  await press(page, words["keys-close"]);
  await page.evaluate((part) => {
    location.hash = part;
  }, `#/it/shared/${packed.slice(0, -9)}`);
  await page.getByText(words["lesson-error-link-damaged"]).first().waitFor({ state: "attached" });
  assert.deepEqual(requests.filter((url) => !url.startsWith(ADDRESS)), []);
  assert.deepEqual(errors, []);
  await context.close();
});
