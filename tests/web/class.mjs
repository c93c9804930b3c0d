// A class of twelve phones in four languages votes in a lesson: `class.mjs ADDRESS PICTURES`, with the
// address from the code on the slide and a folder for pictures. Presses the keys of the window on
// DISPLAY with xdotool. tools/try-phones.sh starts all of it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer, request } from "node:http";
import { LANGUAGES, launch, texts } from "./given.mjs";

const [address, pictures] = process.argv.slice(2);
const PHONES = 12;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const press = (...keys) => keys.forEach((key) => execFileSync("xdotool", ["key", key]));

/** A way to the network with an address of its own, as every phone has. */
async function way(number) {
  const localAddress = `10.77.0.${100 + number}`;
  const server = createServer((from, to) => {
    const { hostname, port, pathname, search } = new URL(from.url);
    const options = { hostname, port, path: pathname + search, method: from.method, headers: from.headers, localAddress };
    const onward = request(options, (answer) => {
      to.writeHead(answer.statusCode, answer.headers);
      answer.pipe(to);
    });
    onward.on("error", () => to.destroy());
    to.on("close", () => onward.destroy());
    from.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const browser = await launch();
const errors = [];
const phones = [];
for (let number = 0; number < PHONES; number++) {
  const [language, locale] = Object.entries(LANGUAGES)[number % 4];
  const server = await way(number);
  const context = await browser.newContext({
    locale,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: number < 6 ? "light" : "dark",
    proxy: { server: `http://127.0.0.1:${server.address().port}`, bypass: "<-loopback>" },
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  phones.push({ number, language, say: texts(language), context, page, server });
}
const [reloads, leaves, changes, late] = phones;
const words = async ({ page }) => (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
const options = ({ page }) => page.locator("#options button:visible");
const picture = ({ language, number, page }, name) =>
  page.screenshot({ path: `${pictures}/${name}-${language}-${number}.png` });

/** Waits until a phone shows a text, and says what it shows if that never comes. */
async function shows(phone, text, name) {
  const [start] = text.replaceAll(/\s+/g, " ").split("{");
  for (let time = 0; time < 100; time++) {
    if ((await words(phone)).includes(start.trim())) return;
    await pause(100);
  }
  assert.fail(`${name}: phone ${phone.number} shows “${await words(phone)}”, not “${text}”`);
}

try {
  await Promise.all(phones.map((phone) => phone.page.goto(address)));
  await Promise.all(phones.map((phone) => shows(phone, phone.say["phones-waiting"], "before the first question")));
  for (const phone of phones.slice(0, 4)) await picture(phone, "waiting");

  // Past the slide with the code, to the first question.
  for (let presses = 0; presses < 40 && (await options(reloads).count()) === 0; presses++) {
    press("Right");
    await pause(700);
  }
  await Promise.all(phones.map((phone) => options(phone).first().waitFor()));
  const count = await options(reloads).count();
  for (const phone of phones.slice(0, 4)) await picture(phone, "question");
  for (const phone of phones) {
    const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    assert.ok(wide, `phone ${phone.number} scrolls sideways`);
    const { height } = await options(phone).first().boundingBox();
    assert.ok(height >= 72, `a button of ${height} px`);
  }

  const voted = phones.filter((phone) => phone !== late);
  await Promise.all(voted.map((phone) => options(phone).nth(phone.number % count).tap()));
  await Promise.all(voted.map((phone) => shows(phone, phone.say["phones-counted"], "counted")));
  for (const phone of phones.slice(0, 4)) await picture(phone, "counted");

  await options(changes).nth((changes.number + 1) % count).tap();
  await pause(500);
  const pressed = changes.page.locator('#options button[aria-pressed="true"]');
  assert.equal(await pressed.count(), 1, "a changed mind is one vote");

  await reloads.page.reload();
  await shows(reloads, reloads.say["phones-counted"], "after a reload");

  await leaves.context.setOffline(true);
  await pause(500);
  await leaves.page.evaluate(() => dispatchEvent(new Event("offline")));
  await shows(leaves, leaves.say["phones-no-network"], "without a network");
  await picture(leaves, "lost");
  await leaves.context.setOffline(false);
  await shows(leaves, leaves.say["phones-counted"], "back in the network");

  press("Right");
  await Promise.all(voted.map((phone) => shows(phone, phone.say["phones-closed"], "closed")));
  await shows(late, late.say["phones-closed-unanswered"], "late");
  for (const phone of phones.slice(0, 4)) await picture(phone, "closed");
  assert.ok(await options(late).first().isDisabled(), "a late phone can still press");
  assert.deepEqual(errors, []);
  console.log(`${PHONES} phones, ${voted.length} votes`);
} finally {
  await browser.close();
  for (const { server } of phones) server.close();
}
