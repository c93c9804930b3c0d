// What the tests share: a browser, visitors with their own storage, and the app by role and name as a
// screen reader has it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

export const ADDRESS = process.env.ARBITRO_ADDRESS ?? "http://localhost:8178/";
export const LANGUAGES = { it: "it-IT", fr: "fr-FR", de: "de-DE", en: "en-GB" };

let browser;
after(() => browser?.close());

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
}

/** The texts of a language, by id: those without values. */
export function texts(language) {
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

/** A new visitor: the page, the addresses it asked for, and what went wrong on it. `prepare` runs in
 * the page before all else, `options` are those of the browser's context, `link` is what
 * follows the address. */
export async function visitor(locale, { prepare, options, address = ADDRESS, link = "" } = {}) {
  const viewport = { width: 1024, height: 768 };
  browser ??= await launch();
  const context = await browser.newContext({ locale, viewport, ...options });
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare);
  const seen = { requests: [], errors: [] };
  context.on("request", (request) => seen.requests.push(request.url()));
  page.on("pageerror", (error) => seen.errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") seen.errors.push(message.text());
  });
  await page.goto(address + link);
  await opened(page);
  return { context, page, ...seen };
}

export async function opened(page) {
  await page.waitForFunction(() => document.getElementById("loading").hidden);
  await page.locator("#tree button").first().waitFor({ state: "attached" });
}

export const button = (page, name) => page.getByRole("button", { name, exact: true }).first();

/** Waits until the app has drawn what was done. */
export async function drawn(page) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 3; frames += 1) await page.evaluate(frame);
}

/** As a screen reader presses it: the element itself, without a pointer. */
export async function press(page, name) {
  await button(page, name).dispatchEvent("click");
  await drawn(page);
}

/** Waits until the page says something at once, such as a verdict. */
export async function spoken(page) {
  await page.waitForFunction(() => document.getElementById("status").textContent !== "");
}

export function kept(page) {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle("history.sqlite")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
}

/** What SQLite says about the bytes of a history. */
export function ask(bytes, question) {
  const file = join(mkdtempSync(join(tmpdir(), "arbitro-")), "history.sqlite");
  writeFileSync(file, Buffer.from(bytes));
  const code = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone())";
  return execFileSync("python3", ["-c", code, file, question], { encoding: "utf8" }).trim();
}

