// What a browser keeps of a buyer's pages for a time without a network. The service worker fills it; pages read it and forget it.

/** Receipts, the library and lessons, as they were last seen here. */
export const keptPages = 'haat-kept';
/** Scripts, styles and pictures of those pages. */
export const keptAssets = 'haat-kept-assets';
/** Files that their buyer saved here, by the address of each. */
export const savedFiles = 'haat-files';
/** The page that stands in for what is not there. */
export const offlinePage = 'haat-offline';
export const offlinePath = '/offline';

/** The pages that are kept: what somebody bought, and never what they might buy. */
export const isKeptPath = (path: string): boolean =>
  /^\/(purchase\/library(\/|$)|access\/[\w-]+$|learn\/)/.test(path);

/** Under which address a page is kept: the key that opened it, if any, is not. */
export function keptUrl(address: string): string {
  const url = new URL(address);
  for (const name of ['k', 'from', 'lang']) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Whoever signs out leaves nothing on the device. */
export async function forgetKept(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([caches.delete(keptPages), caches.delete(keptAssets), caches.delete(savedFiles)]);
}
