// Arbitro on phones and tablets, by touch alone. `tools/web.sh --test` runs it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, ask, button, drawn, kept, texts, visitor } from "./given.mjs";

const PHONES = [
  [360, 640],
  [640, 360],
  [390, 844],
];
const TABLETS = [
  [768, 1024],
  [1024, 768],
];

// Without a scale of its own: a canvas is told its size in pixels as if an emulated screen had none.
const phone = ([width, height]) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

/** A finger on the picture of an element, as fast as a hand is. */
async function tap(page, element) {
  await element.waitFor({ state: "attached" });
  const { x, y, width, height } = await element.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await drawn(page);
}

/** What can be pressed and is in the window, with its place. */
function targets(page) {
  return page.evaluate(() => {
    const found = document.querySelectorAll('#tree :is(button, [role="radio"], [role="checkbox"], [role="combobox"])');
    const places = [...found].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return { name: it.textContent || it.ariaLabel, x, y, width, height };
    });
    return places.filter(({ y, height }) => y >= 0 && y + height <= innerHeight);
  });
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`in ${language} everything on a phone is as large as a finger, and within its width`, async () => {
    for (const size of PHONES) {
      for (const place of ["home", "practice/score_contract", "desk", "lesson/double/8"]) {
        const { context, page } = await visitor(locale, { options: phone(size), link: `#/${language}/${place}` });
        await page.waitForTimeout(300);
        const found = await targets(page);
        assert.ok(found.length > 1, place);
        const small = found.filter(({ width, height }) => Math.min(width, height) < 43.5);
        assert.deepEqual(small, [], `${place} at ${size}`);
        const outside = found.filter(({ x, width }) => x < -0.5 || x + width > size[0] + 0.5);
        assert.deepEqual(outside, [], `${place} at ${size}`);
        await context.close();
      }
    }
  });
}

for (const size of [...PHONES, ...TABLETS]) {
  test(`twenty scores by thumb alone at ${size.join("×")}`, async () => {
    const words = texts("de");
    const { context, page, errors } = await visitor("de-DE", {
      options: phone(size),
      link: "#/de/practice",
    });
    await page.getByRole("button", { name: /20$/ }).dispatchEvent("click");
    await page.getByRole("button", { name: /20$/, pressed: true }).waitFor({ state: "attached" });
    await page.evaluate(() => {
      location.hash = "#/de/practice/score_contract";
    });
    // A large window has keys on the screen once a finger has touched it.
    await page.touchscreen.tap(size[0] / 2, 5);
    await page.waitForTimeout(500);
    for (let asked = 1; asked <= 20; asked += 1) {
      for (const digit of "420") await tap(page, button(page, digit));
      await tap(page, button(page, words["screen-exercise-check"]));
      const judged = page.getByRole("status").filter({ hasText: /\S/ }).first();
      await judged.waitFor({ state: "attached" });
      await tap(page, button(page, words[asked === 20 ? "screen-session-summary" : "screen-exercise-another"]));
      if (asked < 20) await judged.waitFor({ state: "detached" });
    }
    assert.equal(ask(await kept(page), "SELECT count(*) FROM answers"), "20");
    assert.deepEqual(errors, []);
    await context.close();
  });
}
