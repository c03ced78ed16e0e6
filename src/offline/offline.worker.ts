// Served as /sw.js: what a visit is without a network. It keeps what somebody bought and a page of ours for everything else; the app itself
// always comes from the network, so that nobody is held on an old version of it.
import {
  asksWho,
  forgetKept,
  isKeptPath,
  keptAssets,
  keptNames,
  keptPages,
  keptUrl,
  libraryPath,
  offlinePage,
  offlinePath,
} from '@haat/web/offline/kept';
import { isFilePath, isRefused, removeRefused, removeSaved, savedFile } from '@haat/web/offline/saved-files';
import { isSignInPath, isSignOutPath, logoutPath } from '@haat/web/offline/sign-paths';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { sendSignOuts, signOut } from './sign-outs';

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

/** The files of ours that a page names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w./-]+\.\w+/g))];

/** The page, and every file of ours that it names; nothing that only one before it named. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath);
  if (!response.ok) throw new Error(`${offlinePath} answered ${response.status}`);
  const cache = await caches.open(offlinePage);
  const assets = assetsIn(await response.clone().text());
  await Promise.all(assets.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  await cache.put(offlinePath, response);
  const wanted = new Set([offlinePath, ...assets]);
  const before = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(before.map((request) => cache.delete(request)));
}

/** Caches of workers before this one. What people kept stands under the same names in each. */
async function removeOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('haat-') && !keptNames.includes(name));
  await Promise.all(older.map((name) => caches.delete(name)));
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
worker.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
clientsClaim();
enablePreload();

const ofPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptUrl(request.url),
  // Of all the hooks, the only one that also sees what was fetched ahead of the worker.
  cacheWillUpdate: async ({ request, response }) => {
    const { status, headers, type } = response;
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    const isElsewhere = type === 'opaqueredirect' || (status >= 400 && status < 500);
    const isRefusal = isPage ? asksWho(await response.clone().text()) : isElsewhere;
    // What was ended elsewhere is not shown any more.
    if (isRefusal) await (await caches.open(keptPages)).delete(keptUrl(request.url));
    return isPage && !isRefusal ? response : null;
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

const fetchedAnew = ({ url, headers }: Request) => new Request(url, { headers, redirect: 'manual' });

registerRoute(
  new NavigationRoute(async (options) => {
    const { event, url } = options;
    const isKept = isKeptPath(url.pathname);
    // Fetched ahead of the worker it is still what whoever signed out could read.
    const request = (await sendSignOuts()) ? fetchedAnew(options.request) : options.request;
    const response = await (isKept ? pages : network).handle({ event, request });
    event.waitUntil(refreshOfflinePage().catch(() => undefined));
    if (isKept) event.waitUntil(removeRefused().catch(() => undefined));
    return response;
  }),
);

// The app asks for its library as the server draws it, to be kept and not to be looked at: its files are fetched here, and it is answered once all is kept.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname === libraryPath && request.mode !== 'navigate',
  async ({ event, request }) => {
    await sendSignOuts();
    const [answer, isKept] = pages.handleAll({ event, request });
    const response = await answer;
    const html = await response.clone().text();
    const files = asksWho(html) ? [] : assetsIn(html);
    const areKept = files.map((path) => assets.handleAll({ event, request: new Request(path) })[1]);
    await Promise.allSettled([isKept, ...areKept]);
    return response;
  },
);

const isOfKeptPage = ({ referrer }: Request): boolean =>
  referrer !== '' && isKeptPath(new URL(referrer).pathname);

async function keptAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: keptAssets })) ?? Response.error();
}

// Never a video, and of other pages nothing: they have the browser's own cache.
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && ['script', 'style', 'image', 'font'].includes(request.destination),
  async (options) => {
    const { request } = options;
    const kept = await caches.match(request, { cacheName: offlinePage });
    if (kept) return kept;
    if (isOfKeptPage(request)) return assets.handle(options);
    // A kept page may stand at an address of the app.
    return network.handle(options).catch(() => keptAsset(request));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSignOutPath(url.pathname),
  async (options) => {
    // The app has forgotten it itself, unless its session is only lost.
    if (options.url.pathname !== logoutPath) await forgetKept();
    return signOut(options.request, () => network.handle(options));
  },
  'POST',
);

// Who signs in now is not signed out by what was to end before.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSignInPath(url.pathname),
  async (options) => {
    await sendSignOuts();
    return network.handle(options);
  },
  'POST',
);

// A form of ours that is sent, or whose answer is loaded again, without a network. Of other sites they come as if there were no worker.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && request.referrer.startsWith(`${url.origin}/`),
  network,
  'POST',
);

/** What stands in for a page that is not there: for the library of the app that of the server, where it was seen here. */
async function standIn({ origin, pathname }: URL): Promise<Response | undefined> {
  const isLibrary = /^\/purchase\/?$/i.test(pathname);
  const library = isLibrary && (await caches.match(origin + libraryPath, { cacheName: keptPages }));
  return library || caches.match(offlinePath, { cacheName: offlinePage });
}

setCatchHandler(async ({ request, url }) => {
  const page = request.destination === 'document' ? await standIn(url) : undefined;
  return page ?? Response.error();
});
