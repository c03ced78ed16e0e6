import { asksWho, isKeptPath, keptPages, keptUrl } from './kept';

/** Once a page has loaded and nothing waits: the worker that shows our own page where there is no network. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/sw.js').then(
      () => keepThis(),
      () => {
        // A private window has none: everything works but for a time without a network.
      },
    );
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** The page that brings the worker came before it, so the worker has not seen it. */
async function keepThis(): Promise<void> {
  if (navigator.serviceWorker.controller || !isKeptPath(location.pathname)) return;
  // Where there is no worker after all, nothing would show it.
  if (!(await navigator.serviceWorker.getRegistration('/'))) return;
  const cache = await caches.open(keptPages);
  const response = await fetch(location.href);
  if (!response.ok || response.redirected || asksWho(await response.clone().text())) return;
  await cache.put(keptUrl(location.href), response);
}
