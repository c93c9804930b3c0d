// The service worker: after the first visit everything comes from this browser, with or without a
// network. `tools/web.sh` fills in the version and the files of this build.

const VERSION = "arbitro @VERSION@";
const FILES = ["./", @FILES@];

self.addEventListener("install", (event) => {
  // Past the browser's own cache, which may hold files of the version before.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const older = (name) => name.startsWith("arbitro ") && name !== VERSION;
  const removed = caches.keys().then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.clients.claim()));
});

// A new version waits until it is asked for, or until Arbitro is closed.
self.addEventListener("message", (event) => {
  if (event.data === "go on") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const ours = event.request.method === "GET" && event.request.url.startsWith(self.registration.scope);
  if (!ours) return;
  // Whatever the page is called: hosts answer for `index.html` in different ways.
  const wanted = event.request.mode === "navigate" ? "./" : event.request;
  const cached = caches.open(VERSION).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(cached.then((answer) => answer ?? fetch(event.request)));
});
