// Loads the program, gives it what the browser has kept, and keeps what it changes.

import init, { act, hand_in, screen_filled, start } from "./arbitro.js";
import { enter, listen, mirror } from "./reader.js";
import { openStore, setAside } from "./store.js";
import { WORDS } from "./words.js";

const SETTINGS = "arbitro.settings";

function language() {
  const known = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => tag in WORDS);
  return known ?? "en";
}

// While a write is under way no frame is shown: a verdict is seen only once its answer is stored.
const showFrame = window.requestAnimationFrame.bind(window);
const cancelFrame = window.cancelAnimationFrame.bind(window);
const waiting = new Map();
let writes = 0;
let waitingId = 1 << 30;

window.requestAnimationFrame = (draw) => {
  if (writes === 0) return showFrame(draw);
  waitingId += 1;
  waiting.set(waitingId, draw);
  return waitingId;
};
window.cancelAnimationFrame = (id) => {
  if (!waiting.delete(id)) cancelFrame(id);
};

// Nor is it read out before.
const unread = [];
globalThis.arbitroReader = {
  mirror(changed, focus) {
    if (writes === 0) mirror(changed, focus);
    else unread.push([changed, focus]);
  },
};

function goOn() {
  if (writes > 0) return;
  unread.splice(0).forEach(([changed, focus]) => mirror(changed, focus));
  const draws = [...waiting.values()];
  waiting.clear();
  draws.forEach((draw) => showFrame(draw));
}

// As large as a history can be; of a larger file the program says so.
const LARGEST = 64 << 20;

/** Hands a file to the program, which says if it cannot be read. */
async function handIn(chosen, file) {
  let bytes;
  try {
    bytes = new Uint8Array(await file.slice(0, LARGEST + 1).arrayBuffer());
  } catch (error) {
    console.warn(error);
  }
  hand_in(chosen, file.name, bytes);
}

function tellScreen() {
  screen_filled(document.fullscreenEnabled === true, Boolean(document.fullscreenElement));
}

const askFirst = (event) => event.preventDefault();

class Page {
  #store;
  #damaged = false;
  #downloads = Promise.resolve();
  #failed = false;
  #last = Promise.resolve();
  #link = location.hash;
  #wake = () => {};

  constructor(store) {
    this.#store = store;
    const moved = () => {
      this.#link = location.hash;
      this.#wake();
    };
    // Back, Forward, and a link typed or opened in this tab.
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
  }

  get address() {
    return location.origin + location.pathname;
  }

  get isOwnLink() {
    return history.state?.arbitro === true;
  }

  takeLink() {
    const link = this.#link;
    this.#link = undefined;
    return link;
  }

  onLink(wake) {
    this.#wake = wake;
  }

  showLink(link, enters) {
    document.documentElement.lang = link.split("/")[1];
    const put = enters ? "pushState" : "replaceState";
    try {
      history[put]({ arbitro: true }, "", link);
    } catch (error) {
      // Too many within a few seconds, or too long for this browser.
      console.warn(error);
    }
  }

  get keeps() {
    return this.#store !== undefined;
  }

  takeFailure() {
    const failed = this.#failed;
    this.#failed = false;
    return failed;
  }

  keepHistory(bytes) {
    if (!this.#store) return;
    // The bytes are the program's own memory, which moves.
    const copy = bytes.slice();
    writes += 1;
    this.#last = this.#last
      .then(() => this.#write(copy))
      .catch((error) => {
        console.warn(error);
        this.#failed = true;
      })
      .finally(() => {
        writes -= 1;
        goOn();
      });
  }

  /** What is kept is no history: the next one is written only once that is kept under another name. */
  setAside() {
    this.#damaged = true;
  }

  async #write(bytes) {
    if (this.#damaged) await setAside(this.#store);
    this.#damaged = false;
    await this.#store.write(bytes);
  }

  download(name, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    link.download = name;
    // Some browsers lose a download that begins together with another.
    this.#downloads = this.#downloads.then(() => {
      link.click();
      return new Promise((resolve) => setTimeout(resolve, 500));
    });
    // Safari reads it after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  choose(ending) {
    const input = document.getElementById("file");
    // A phone knows none of these endings, and would offer no file at all.
    input.accept = matchMedia("(pointer: coarse)").matches ? "" : ending;
    input.value = "";
    input.onchange = () => {
      if (input.files[0]) handIn(true, input.files[0]);
    };
    input.click();
  }

  fillScreen(full) {
    const filled = full ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    filled.catch(tellScreen);
  }

  hold(unsaved) {
    if (unsaved) addEventListener("beforeunload", askFirst);
    else removeEventListener("beforeunload", askFirst);
  }

  keepSettings(text) {
    try {
      localStorage.setItem(SETTINGS, text);
    } catch (error) {
      console.warn(error);
    }
  }
}

function settings() {
  try {
    return localStorage.getItem(SETTINGS) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether no other tab has Arbitro open: two would overwrite each other's history. */
function alone() {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks.request("arbitro", { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the tab is closed.
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}

/** Keys that the app has, and the browser too. */
function keys(canvas) {
  document.addEventListener(
    "keydown",
    (event) => {
      const zoom = (event.ctrlKey || event.metaKey) && ["+", "-", "="].includes(event.key);
      if (zoom || ["F1", "F3", "F11"].includes(event.key)) event.preventDefault();
      // Tab stays in the app: F6 goes to the elements for readers, to an offer, and back.
      if (event.key !== "F6") return;
      event.preventDefault();
      const offered = document.getElementById("newer-open");
      if (document.activeElement !== canvas) canvas.focus();
      else if (offered.offsetParent) offered.focus();
      else enter();
    },
    { capture: true },
  );
}

function tell(words) {
  const failed = document.getElementById("loading-error");
  failed.textContent = words;
  failed.hidden = false;
}

/** Offers a version that waits to be used. What is on the screen stays until the user wants it. */
function offer(worker, words) {
  const bar = document.getElementById("newer");
  const [now, later] = [document.getElementById("newer-open"), document.getElementById("newer-later")];
  document.getElementById("newer-words").textContent = words["web-newer"];
  now.textContent = words["web-newer-open"];
  later.textContent = words["web-newer-later"];
  now.onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("go on");
  };
  later.onclick = () => {
    bar.hidden = true;
  };
  bar.hidden = false;
}

/** Has the browser keep the files of the program, to open without a network. */
async function stayOffline(words) {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("offline.js");
    const look = (worker) => {
      // The first version has nothing to replace.
      if (worker?.state === "installed" && navigator.serviceWorker.controller) offer(worker, words);
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => look(worker));
    });
  } catch (error) {
    console.warn(error);
  }
}

async function open() {
  const words = WORDS[language()];
  const loading = document.getElementById("loading");
  document.documentElement.lang = language();
  document.getElementById("loading-words").textContent = words["web-loading"];
  const loaded = init({ module_or_path: fetch("arbitro_bg.wasm") });
  // Handled below, unless this is a second tab.
  loaded.catch(() => {});
  if (!(await alone())) return tell(words["web-second-tab"]);
  try {
    const [opened] = await Promise.all([openStore(), loaded]);
    const canvas = document.getElementById("app");
    listen(act);
    keys(canvas);
    await start(canvas, new Page(opened?.store), opened?.bytes, settings());
    // The field of eframe through which a keyboard on the screen types. Readers have fields of their own.
    const agent = document.querySelector("body > input[type=text]");
    agent?.setAttribute("aria-hidden", "true");
    agent?.setAttribute("tabindex", "-1");
    canvas.addEventListener("drop", (event) => {
      for (const file of event.dataTransfer?.files ?? []) handIn(false, file);
    });
    document.addEventListener("fullscreenchange", tellScreen);
    tellScreen();
    canvas.hidden = false;
    loading.hidden = true;
    canvas.focus();
    // Asked for once there is something to lose; a browser may refuse.
    navigator.storage?.persist?.();
    // Later: it fetches the files once more, which would slow down the first picture.
    setTimeout(stayOffline, 1000, words);
  } catch (error) {
    console.error(error);
    tell(`${words["web-failed"]} ${error}`);
  }
}

open();
