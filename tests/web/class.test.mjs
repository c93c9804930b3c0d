// The page on which the phones of a class vote, with a server whose answers the tests decide.
// `tools/web.sh --test` runs it; tools/try-phones.sh tries it with the program itself.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { LANGUAGES, launch, texts } from "./given.mjs";

const PAGE = readFileSync(new URL("../../src/phones/page.html", import.meta.url), "utf8");
const AXE = readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const NONCE = "0123456789abcdef";
const OPTIONS = ["No, non è permesso", "620", "Sì, ma l’arbitro può modificare il punteggio", "−100"];

let browser;
after(() => browser?.close());

/** The texts of the page, as the server puts them in. */
function said(language) {
  const own = Object.entries(texts(language)).filter(([id]) => id.startsWith("phones-"));
  return Object.fromEntries(own.map(([id, text]) => [id.slice(7), text.replace("{ $answer }", "@")]));
}

/** A class: what phones are told, and what they have sent. */
async function classroom() {
  const all = Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, said(language)]));
  const html = PAGE.replaceAll("@NONCE@", NONCE).replace("@TEXTS@", JSON.stringify(all).replaceAll("<", "\\u003c"));
  const room = { told: { version: 1, round: null, open: false, prompt: "", way: "letter", options: [], sure: false, teams: false, answer: null, own_sure: null, link: null }, votes: [], refuse: null, gone: false };
  const waiting = new Set();
  const policy = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; connect-src 'self'`;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://class");
    if (room.gone && pathname !== "/T") return response.writeHead(404).end();
    if (pathname === "/T/state") {
      const tell = () => response.end(JSON.stringify(room.told));
      if (Number(searchParams.get("seen")) !== room.told.version) tell();
      else waiting.add(tell);
    } else if (pathname === "/T/vote") {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        room.votes.push(body);
        const [status, words] = room.refuse ?? [204];
        response.writeHead(status).end(words);
      });
    } else if (pathname === "/T") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy });
      response.end(html);
    } else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  room.tell = (news) => {
    room.told = { ...room.told, answer: null, own_sure: null, ...news, version: room.told.version + 1 };
    for (const tell of waiting) tell();
    waiting.clear();
  };
  room.end = () => server.closeAllConnections() ?? server.close();
  room.address = `http://127.0.0.1:${server.address().port}/T`;
  return room;
}

async function phone(room, locale = "it-IT", options = {}) {
  browser ??= await launch();
  const context = await browser.newContext({ locale, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, ...options });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(room.address);
  return { context, page, errors, status: page.getByRole("status") };
}

/** Waits until an element has words, as long as a phone is slow. */
async function has(element, words) {
  await element.filter({ hasText: words }).waitFor({ timeout: 10_000 });
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`a phone in ${language} votes, changes its mind, and sees the end`, async () => {
    const room = await classroom();
    const { context, page, errors, status } = await phone(room, locale, { colorScheme: language === "de" ? "dark" : "light" });
    const say = said(language);
    await has(status, say.waiting);
    room.tell({ round: 0, open: true, prompt: "Est dice 2♣.", options: OPTIONS });
    await has(status, say.tap);
    const buttons = page.locator("#options button:visible");
    assert.equal(await buttons.count(), 4);
    for (const button of await buttons.all()) {
      const { height } = await button.boundingBox();
      assert.ok(height >= 72, `${height} px`);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls sideways");
    await page.getByRole("button", { name: /^B / }).tap();
    await has(status, say.counted.replace("@", "B"));
    await page.getByRole("button", { name: /^D / }).tap();
    await has(status, say.counted.replace("@", "D"));
    assert.equal(await page.locator('#options [aria-pressed="true"]').count(), 1);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
    room.tell({ open: false, answer: 3 });
    await has(status, say.closed.replace("@", "D"));
    assert.ok(await buttons.first().isDisabled());
    room.tell({ link: "https://bridge.example/#/lesson/own" });
    await has(page.getByRole("link"), say.again);
    const numbers = room.votes.map((vote) => vote.split(" "));
    assert.deepEqual(numbers.map(([round, answer, , sure, team]) => [round, answer, sure, team]), [["0", "1", "-", "-"], ["0", "3", "-", "-"]]);
    assert.equal(numbers[0][2], numbers[1][2]);
    assert.match(numbers[0][2], /^[0-9a-f]{32}$/);
    assert.deepEqual(errors, []);
    await context.close();
    room.end();
  });
}

test("a number is typed on keys as large as a thumb", async () => {
  const room = await classroom();
  room.tell({ round: 0, open: true, prompt: "4♠ +1?", way: "number" });
  const { page, status } = await phone(room);
  const say = said("it");
  await has(status, say.type);
  for (const key of await page.locator("#keys button").all()) {
    const { width, height } = await key.boundingBox();
    assert.ok(width >= 44 && height >= 72, `${width} × ${height}`);
  }
  for (const name of ["6", "5", "5", say.delete, "0", say.minus, say.send]) {
    await page.getByRole("button", { name, exact: true }).tap();
  }
  await has(status, say.counted.replace("@", "−650"));
  assert.equal(room.votes[0].split(" ")[1], "-650");
  room.end();
});

test("a call or some cards are tapped", async () => {
  const room = await classroom();
  const calls = ["1 – Nord 1♠", "2 – Est contre", "3 – Sud 2♥", "4 – Ouest passe", "5 – Nord 2♦"];
  room.tell({ round: 0, open: true, prompt: "?", way: "one", options: calls });
  const { context, page, status } = await phone(room, "fr-FR");
  const say = said("fr");
  await has(status, say.tap);
  await page.getByRole("button", { name: calls[4], exact: true }).tap();
  await has(status, say.counted.replace("@", calls[4]));
  const cards = ["♥9", "♥10", "♥R", "♣3", "♣7", "♣8", "♣9", "♣10", "♣V", "♣D", "♣R", "♣A", "♠2"];
  room.tell({ round: 1, open: true, prompt: "?", way: "several", options: cards });
  await has(status, say["tap-cards"]);
  const send = page.getByRole("button", { name: say.send, exact: true });
  assert.ok(await send.isDisabled());
  for (const name of ["♥9", "♥R", "♣3", "♥9"]) await page.locator("#options button").filter({ hasText: name }).tap();
  for (const button of await page.locator("#options button:visible").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 72 && height >= 72, `${width} × ${height}`);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls sideways");
  await send.tap();
  await has(status, say.counted.replace("@", "♥R, ♣3"));
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
  // What was tapped is there again after a reload.
  room.told.answer = 12;
  await page.reload();
  await has(status, say.counted.replace("@", "♥R, ♣3"));
  assert.equal(await page.locator('#options [aria-pressed="true"]').count(), 2);
  assert.deepEqual(room.votes.map((vote) => vote.split(" ").slice(0, 2).join(" ")), ["0 4", "1 12"]);
  await context.close();
  room.end();
});

test("it asks how sure one is, and for the team, once", async () => {
  const room = await classroom();
  room.tell({ round: 0, open: true, prompt: "?", options: OPTIONS, sure: true, teams: true });
  const { context, page, status } = await phone(room, "en-GB");
  const say = said("en");
  await has(status, say.tap);
  assert.ok(await page.getByRole("button", { name: say["yes-sure"], exact: true }).isHidden());
  await page.getByRole("group", { name: say.teams }).getByRole("button", { name: "B" }).tap();
  await page.locator("#options button").first().tap();
  await page.getByRole("button", { name: say["not-sure"], exact: true }).tap();
  await page.locator("#options button").nth(1).tap();
  await has(status, say.counted.replace("@", "B"));
  const ends = room.votes.map((vote) => vote.split(" ").slice(-2).join(" "));
  assert.deepEqual(ends, ["- B", "u B", "- B"]);
  await page.reload();
  await page.locator('#teams [aria-pressed="true"]').filter({ hasText: "B" }).waitFor();
  await context.close();
  room.end();
});

test("what does not count is said", async () => {
  const room = await classroom();
  room.tell({ round: 0, open: true, prompt: "?", options: OPTIONS });
  const { page, status } = await phone(room, "fr-FR");
  const say = said("fr");
  await has(status, say.tap);
  const cases = [
    [[409, "closed"], "late"],
    [[429, "crowded"], "crowded"],
    [[503, "full"], "full"],
    [[429, ""], "no-answer"],
  ];
  for (const [refuse, id] of cases) {
    room.refuse = refuse;
    await page.locator("#options button").first().tap();
    await has(status, say[id]);
    assert.equal(await page.locator('#options [aria-pressed="true"]').count(), 0, id);
  }
  room.refuse = null;
  await page.locator("#options button").first().tap();
  await has(status, say.counted.replace("@", "A"));
  room.end();
});

test("a lost connection is said, and comes back by itself", async () => {
  const room = await classroom();
  const { context, page, status } = await phone(room, "de-DE");
  const say = said("de");
  await has(status, say.waiting);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await has(status, say["no-network"]);
  room.tell({ round: 0, open: true, prompt: "?", options: OPTIONS });
  await context.setOffline(false);
  await has(status, say.tap);
  // The page is in another language at once, and after a reload.
  await page.getByRole("button", { name: /italiano/ }).tap();
  await has(status, said("it").tap);
  await page.reload();
  await has(status, said("it").tap);
  room.gone = true;
  room.tell({});
  await has(status, said("it").over);
  room.end();
});
