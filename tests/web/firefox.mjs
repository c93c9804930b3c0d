// Arbitro in Firefox, which has no headless WebGL: `tools/web.sh --firefox` opens it in a window of Xvfb.

import assert from "node:assert/strict";
import { test } from "node:test";
import puppeteer from "puppeteer-core";
import { ADDRESS, ask, kept, spoken, texts } from "./given.mjs";

const words = texts("en");


test("Firefox opens it, judges an answer, and has kept it after a reload", async () => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: false,
    extraPrefsFirefox: { "webgl.force-enabled": true, "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  await page.goto(ADDRESS);
  const buttons = () => page.$$eval("#tree button", (found) => found.map((it) => it.textContent));
  const press = async (name) => {
    await page.waitForFunction(
      (text) => [...document.querySelectorAll("#tree button")].some((it) => it.textContent === text),
      {},
      name,
    );
    await page.$$eval("#tree button", (all, text) => all.find((it) => it.textContent === text).click(), name);
  };
  await press(words["welcome-place"]);
  const radio = await page.waitForSelector('#tree [role="radio"]');
  await radio.evaluate((option) => option.click());
  await page.waitForSelector('#tree [role="radio"][aria-checked="true"]');
  await press(words["screen-exercise-check"]);
  await spoken(page);
  const bytes = await kept(page);
  assert.equal(ask(bytes, "PRAGMA integrity_check"), "ok");
  assert.equal(ask(bytes, "SELECT count(*) FROM answers"), "1");

  await page.reload();
  await page.waitForSelector("#tree button");
  assert.ok(!(await buttons()).includes(words["welcome-place"]));
  await browser.close();
});
