import { readToken } from '@haat/web/browser/storage';
import { forgetKept, libraryPath } from '@haat/web/offline/kept';
import { registerWorker } from '@haat/web/offline/register';
import { useEffect } from 'react';

/** While a library that holds something is open: its like of the server is kept for a time without a network, since no screen of the app is. */
export function useKeptLibrary(hasSomething: boolean): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !hasSomething || !('serviceWorker' in navigator)) return;
    const leaving = new AbortController();
    // Without a network it is kept the next time.
    keepLibrary(leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [hasSomething]);
}

/**
 * The worker keeps the answer before it comes. Whose browser lost the buyer's cookie that signing in sets has no library there and none that is kept.
 */
async function keepLibrary(signal: AbortSignal): Promise<void> {
  // After a first sign-in the app has not brought it yet.
  registerWorker();
  await controlled(signal);
  if (signal.aborted) return;
  await fetch(libraryPath);
  // Somebody signed out meanwhile, and what was kept until then is gone already.
  if (readToken() === null) await forgetKept();
}

/** Resolves once a worker sees what this page asks for, or nobody waits any more. */
function controlled(signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
