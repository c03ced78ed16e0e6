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

/** Everything that is kept here. Of another name it is an older worker's, and goes with it: who renames one carries over what is in it. */
export const keptNames = [keptPages, keptAssets, savedFiles, offlinePage];

/** The library as the server draws it: without a network it stands in for that of the app, which is not kept. */
export const libraryPath = '/purchase/library';

/** The pages that are kept: what somebody bought, and never what they might buy. */
export const isKeptPath = (path: string): boolean =>
  /^\/(purchase\/library(\/|$)|access\/[\w-]+$|learn\/)/.test(path);

/** Under which address a page is kept: what opened it, if anything, is not. A link of the library leads to the receipt that is kept. */
export function keptUrl(address: string): string {
  const url = new URL(address);
  for (const name of ['k', 'pass', 'from', 'lang']) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** A page that asks for a number or a code in place of what was bought: this browser may not read that any more. */
export const asksWho = (html: string): boolean => /data-page="(library|access)Code"/.test(html);

/** Whoever signs out leaves nothing on the device. */
export async function forgetKept(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([caches.delete(keptPages), caches.delete(keptAssets), caches.delete(savedFiles)]);
}
