/* Over https alone: keeps the page's own files, so that it opens without the referee and can say so. Nothing else is
   kept here: what the page shows comes by MQTT, and that never passes by. The server puts FILES and NAME before this. */
/* global FILES, NAME */
async function fill() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function empty() {
  const old = (await caches.keys()).filter((name) => name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/* The referee's own answer whenever there is one: a page and a service of two versions do not get along. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: NAME });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(empty()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && FILES.includes(new URL(url).pathname)) event.respondWith(answer(event.request));
});
