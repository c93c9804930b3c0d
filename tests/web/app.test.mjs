// Arbitro in a browser, driven by role and name as a screen reader has them. `tools/web.sh --test`
// serves target/web and runs this.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";

const ADDRESS = process.env.ARBITRO_ADDRESS ?? "http://localhost:8178/";
const LANGUAGES = { it: "it-IT", fr: "fr-FR", de: "de-DE", en: "en-GB" };

let browser;
before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
});
after(() => browser.close());

/** The texts of a language, by id: those without values. */
function texts(language) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const found = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      const [, id, text] = /^([a-z0-9-]+) = (.+)$/.exec(line) ?? [];
      if (id) found[id] = text;
    }
  }
  return found;
}

/** A new visitor: the page, the addresses it asked for, and what went wrong on it. `before` runs in
 * the page before all else. */
async function visitor(locale, before) {
  const context = await browser.newContext({ locale, viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  const seen = { requests: [], errors: [] };
  page.on("request", (request) => seen.requests.push(request.url()));
  page.on("pageerror", (error) => seen.errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") seen.errors.push(message.text());
  });
  await page.goto(ADDRESS);
  await opened(page);
  return { context, page, ...seen };
}

async function opened(page) {
  await page.waitForFunction(() => document.getElementById("loading").hidden);
  await page.locator("#tree button").first().waitFor({ state: "attached" });
}

const button = (page, name) => page.getByRole("button", { name, exact: true }).first();

/** As a screen reader presses it: the element itself, without a pointer. */
async function press(page, name) {
  await button(page, name).dispatchEvent("click");
}

function kept(page) {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle("history.sqlite")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
}

/** What SQLite says about the bytes of a history. */
function ask(bytes, question) {
  const file = join(mkdtempSync(join(tmpdir(), "arbitro-")), "history.sqlite");
  writeFileSync(file, Buffer.from(bytes));
  const code = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone())";
  return execFileSync("python3", ["-c", code, file, question], { encoding: "utf8" }).trim();
}

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
  // No frame with the verdict is drawn before the answer is in the file.
  await page.getByRole("status").first().waitFor({ state: "attached" });
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

test("where nothing can be kept, the first page says so", async () => {
  const words = texts("de");
  const { context, page } = await visitor("de-DE", () => {
    navigator.storage.getDirectory = () => Promise.reject(new DOMException("", "SecurityError"));
    indexedDB.open = () => {
      throw new DOMException("", "SecurityError");
    };
  });
  await page.getByRole("alert").filter({ hasText: words["screen-history-nowhere"] }).waitFor({ state: "attached" });
  await press(page, words["welcome-look"]);
  await button(page, words["nav-practice"]).waitFor({ state: "attached" });
  await context.close();
});

test("without private files the history is in the browser's database", async () => {
  const words = texts("fr");
  const { context, page } = await visitor("fr-FR", () => {
    delete FileSystemFileHandle.prototype.createWritable;
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
