// Rules, cases, cards and topics that were read are shown again where there is no network.
const KEPT = 'read';
const MOST = 500;
const READ = /^\/(?:$|(?:cr|cases|cards|topics|answers|static)(?:\/|$))/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && isRead(new URL(url))) event.respondWith(answer(event.request, event));
});

function isRead({ origin, pathname, search }) {
  return origin === location.origin && READ.test(pathname) && !search;
}

// The page that began this was loaded without it.
async function begin() {
  await clients.claim();
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => new URL(page.url)).filter(isRead)
    .map((page) => readAgain(new Request(page.href, { headers: { Accept: 'text/html' } }))));
}

async function readAgain(request) {
  try {
    const answered = await fetch(request);
    if (isWhole(answered)) await keep(request, answered);
  } catch (failed) {
    console.warn('Not kept for reading without a network:', request.url, failed);
  }
}

// That nothing can be kept here is no lack of a network.
async function answer(request, event) {
  let answered;
  try {
    answered = await fetch(request);
  } catch (unreachable) {
    return found(request, unreachable);
  }
  if (isWhole(answered)) event.waitUntil(keep(request, answered.clone()).catch(console.warn));
  return answered;
}

function isWhole({ status, redirected }) {
  return status === 200 && !redirected;
}

async function found(request, unreachable) {
  const kept = await (await caches.open(KEPT)).match(request, { ignoreVary: true });
  if (kept) return kept;
  if (request.mode !== 'navigate') throw unreachable;
  return missing();
}

// What was read longest ago makes room.
async function keep(request, answered) {
  const cache = await caches.open(KEPT);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answered);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

async function missing() {
  const cache = await caches.open(KEPT);
  const links = await Promise.all((await cache.keys()).map(async ({ url }) => {
    const title = /<title>([^<]*)<\/title>/.exec(await (await cache.match(url, { ignoreVary: true })).text());
    return title ? `<li><a href="${new URL(url).pathname}">${title[1]}</a></li>` : '';
  }));
  return new Response(
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
      + `<meta name="color-scheme" content="light dark"><title>No network · Casebook</title>`
      + `<main><h1>Casebook can’t be reached</h1><p>This page wasn’t read before. These were:</p><ul>${links.join('')}</ul></main></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
