// Files that a buyer saved for a time without a network. Pages save and remove them, the service worker answers with them.

import { savedFiles } from './kept';

/** Of a file, and of all of them together: what a cheap phone can spare. Bytes. */
export const mostFileBytes = 50 * 1024 * 1024;
const mostBytes = 200 * 1024 * 1024;

/** Where files of buyers stand. */
export const isFilePath = (path: string): boolean => path.startsWith('/media/file/');

/** How long a page waits for a copy that is being stamped. */
const mostTries = 20;
const longestWaitMs = 10_000;

/** Why a file was not saved: there is no room for it, or it did not come. */
export type SaveFailure = 'noRoom' | 'failed';

export interface SavedFile {
  url: string;
  name: string;
  bytes: number;
}

/** The same file, to be read or to be downloaded. */
const keyOf = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
};

/** A copy as it was saved; undefined where it was not. Whoever is to read it in the browser gets it so. */
export async function savedFile(address: string): Promise<Response | undefined> {
  if (!(await caches.has(savedFiles))) return undefined;
  const saved = await (await caches.open(savedFiles)).match(keyOf(address));
  if (!saved || !new URL(address, location.href).searchParams.has('view')) return saved;
  const headers = new Headers(saved.headers);
  headers.set('content-disposition', 'inline');
  return new Response(saved.body, { headers });
}

export const isSaved = async (address: string): Promise<boolean> => (await savedFile(address)) !== undefined;

export async function removeSaved(address: string): Promise<void> {
  if (await caches.has(savedFiles)) await (await caches.open(savedFiles)).delete(keyOf(address));
}

/** Fetches a file of so many bytes and keeps it. It counts as a download. */
export async function saveFile(address: string, bytes: number): Promise<SaveFailure | null> {
  try {
    const cache = await caches.open(savedFiles);
    if (bytes > mostFileBytes || (await savedBytes(cache)) + bytes > mostBytes) return 'noRoom';
    const response = await fetched(address);
    if (!response) return 'failed';
    await cache.put(keyOf(address), response);
    return null;
  } catch (error) {
    return (error as Error).name === 'QuotaExceededError' ? 'noRoom' : 'failed';
  }
}

/** A copy with the name of its buyer may have to be made first. */
async function fetched(address: string): Promise<Response | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const response = await fetch(keyOf(address));
    if (response.ok && !response.redirected) return response;
    const seconds = Number(response.headers.get('refresh') ?? response.headers.get('retry-after'));
    if (response.status !== 503 || !(seconds > 0)) return null;
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1_000, longestWaitMs)));
  }
  return null;
}

async function savedBytes(cache: Cache): Promise<number> {
  const responses = await cache.matchAll();
  return responses.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
}

/** Newest first. */
export async function listSaved(): Promise<SavedFile[]> {
  if (!(await caches.has(savedFiles))) return [];
  const cache = await caches.open(savedFiles);
  const files = (await cache.keys()).map(async ({ url }) => {
    const headers = (await cache.match(url))?.headers;
    const name = nameIn(headers?.get('content-disposition') ?? '') ?? new URL(url).pathname;
    return { url, name, bytes: Number(headers?.get('content-length')) };
  });
  return (await Promise.all(files)).reverse();
}

/** RFC 6266: `filename*=UTF-8''…`. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** With a network: what may not be had any more is removed. Nothing is downloaded. */
export async function removeRefused(): Promise<void> {
  for (const { url } of await listSaved()) {
    const { status } = await fetch(url, { method: 'HEAD' });
    if (isRefused(status)) await removeSaved(url);
  }
}

/** Not to be had any more, other than too soon. */
export const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
