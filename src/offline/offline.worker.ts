// Served as /sw.js: what a visit is without a network. It keeps what somebody bought and a page of ours for everything else; the app itself
// always comes from the network, so that nobody is held on an old version of it.
import {
  forgetKept,
  isKeptPath,
  keptAssets,
  keptPages,
  keptUrl,
  offlinePage,
  offlinePath,
} from '@haat/web/offline/kept';
import { isFilePath, isRefused, removeRefused, removeSaved, savedFile } from '@haat/web/offline/saved-files';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

/** What of a service worker's surroundings is used here. */
interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = self as unknown as Worker;

const dayMs = 24 * 3_600_000;
const keptForSeconds = 90 * 24 * 3_600;
const mostPages = 200;
const mostAssets = 120;

/** The page, and every file of ours that it names. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath);
  if (!response.ok) throw new Error(`${offlinePath} answered ${response.status}`);
  const cache = await caches.open(offlinePage);
  const text = await response.clone().text();
  const assets = [...new Set(text.match(/\/assets\/[\w./-]+\.\w+/g))];
  await Promise.all(assets.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  await cache.put(offlinePath, response);
}

/** In the background of a visit, where what is kept is older than a day: it speaks what was chosen since. */
async function refreshOfflinePage(): Promise<void> {
  const kept = await caches.match(offlinePath, { cacheName: offlinePage });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (!(age < dayMs)) await keepOfflinePage();
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), worker.skipWaiting()]));
});
clientsClaim();
enablePreload();

const ofPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptUrl(request.url),
  // Of all the hooks, the only one that also sees what was fetched ahead of the worker.
  cacheWillUpdate: async ({ request, response }) => {
    // What was ended elsewhere is not shown here any more.
    if (response.status >= 400 && response.status < 500)
      await (await caches.open(keptPages)).delete(keptUrl(request.url));
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.status === 200 && isPage ? response : null;
  },
};

const pages = new NetworkFirst({
  cacheName: keptPages,
  plugins: [
    ofPages,
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: keptForSeconds, purgeOnQuotaError: true }),
  ],
});
const assets = new CacheFirst({
  cacheName: keptAssets,
  plugins: [new ExpirationPlugin({ maxEntries: mostAssets, purgeOnQuotaError: true })],
});
const network = new NetworkOnly();

// Files that were saved, where the network does not give them; and not beyond what the server lets this browser have.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFilePath(url.pathname),
  async (options) => {
    const { request } = options;
    try {
      const response = await network.handle(options);
      if (isRefused(response.status)) options.event.waitUntil(removeSaved(request.url));
      return response;
    } catch (error) {
      const saved = await savedFile(request.url);
      if (saved) return saved;
      throw error;
    }
  },
);

registerRoute(
  new NavigationRoute(async (options) => {
    const { event, url } = options;
    const response = await (isKeptPath(url.pathname) ? pages : network).handle({
      ...options,
      request: options.request,
    });
    event.waitUntil(refreshOfflinePage().catch(() => undefined));
    if (isKeptPath(url.pathname)) event.waitUntil(removeRefused().catch(() => undefined));
    return response;
  }),
);

const isOfKeptPage = ({ referrer }: Request): boolean =>
  referrer !== '' && isKeptPath(new URL(referrer).pathname);

// Never a video, and of other pages nothing: they have the browser's own cache.
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && ['script', 'style', 'image', 'font'].includes(request.destination),
  async (options) => {
    const { request } = options;
    const kept = await caches.match(request, { cacheName: offlinePage });
    return kept ?? (isOfKeptPage(request) ? assets : network).handle(options);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/purchase/sign-out'),
  async (options) => {
    await forgetKept();
    return network.handle(options);
  },
  'POST',
);

setCatchHandler(async ({ request }) => {
  const page =
    request.destination === 'document' && (await caches.match(offlinePath, { cacheName: offlinePage }));
  return page || Response.error();
});
