// Arbitro beside an empty eframe app, in one run: `figures.mjs ARBITRO EMPTY [ITEMS]`, two addresses, and
// how many exercises the drill has.
// Prints a table; nothing passes or fails.

import { button, launch, press, texts } from "./given.mjs";

const [arbitro, empty, items = "2000"] = process.argv.slice(2);
const RUNS = 15;

/** Runs in the page before all else: times the first picture, counts the frames that draw, and times them. */
function watch() {
  const frames = { first: 0, count: 0, heaviest: 0 };
  globalThis.frames_ = frames;
  let drew = false;
  for (const name of ["drawElements", "drawArrays"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...values) {
      drew = true;
      // eframe paints for the first time when it learns the size of its canvas, before any frame.
      if (frames.first === 0) queueMicrotask(() => (frames.first ||= performance.now()));
      return draw.apply(this, values);
    };
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (step) =>
    request((time) => {
      drew = false;
      const before = performance.now();
      step(time);
      if (!drew) return;
      frames.heaviest = Math.max(frames.heaviest, performance.now() - before);
      frames.count += 1;
    });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const seen = (page) => page.evaluate(() => ({ ...globalThis.frames_ }));

async function open(address) {
  const browser = await launch();
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.frames_.first > 0);
  return { browser, page };
}

// In turns, so that a busy moment of the machine meets both.
const first = { arbitro: [], empty: [] };
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, address] of Object.entries({ arbitro, empty })) {
    const { browser, page } = await open(address);
    first[name].push((await seen(page)).first);
    await browser.close();
  }
}
const [ours, theirs] = [median(first.arbitro), median(first.empty)];
console.log(`first picture: ${ours.toFixed(0)} ms, an empty app ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} ×`);

const { browser, page } = await open(arbitro);
const words = texts("en");
await press(page, words["welcome-look"]);
await page.waitForTimeout(3000);
const before = (await seen(page)).count;
await page.waitForTimeout(10_000);
console.log(`idle for 10 s: ${(await seen(page)).count - before} frames`);

/** Bytes in use: JavaScript's, and the program's own memory. */
const memory = () =>
  page.evaluate(async () => {
    const { default: init } = await import(new URL("arbitro.js", document.baseURI).href);
    return { heap: performance.memory.usedJSHeapSize, program: (await init()).memory.buffer.byteLength };
  });
const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);

console.log(`heaviest frame of the start, which reads the course: ${(await seen(page)).heaviest.toFixed(1)} ms`);
await page.evaluate(() => (globalThis.frames_.heaviest = 0));
await press(page, words["nav-practice"]);
const endless = new RegExp(`${words["screen-practice-length-endless"]}$`);
await page.getByRole("button", { name: endless }).dispatchEvent("click");
await page.getByRole("button", { name: endless, pressed: true }).waitFor({ state: "attached" });
await press(page, words["screen-practice-mixed"]);
const next = button(page, words["screen-exercise-another"]).or(button(page, words["screen-exercise-next"]));
for (let item = 1; item <= Number(items); item += 1) {
  await press(page, words["screen-exercise-show"]);
  await next.first().dispatchEvent("click");
  if (item % 250 === 0) {
    const { heap, program } = await memory();
    console.log(`after ${item} questions: JavaScript ${megabytes(heap)} MB, program ${megabytes(program)} MB`);
  }
}
console.log(`heaviest frame of the drill: ${(await seen(page)).heaviest.toFixed(1)} ms`);
await browser.close();
