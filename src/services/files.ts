import type { MaxRendition, Upload } from '@haat/openapi';
import { inFiles } from '@haat/web/browser/file-store';

/** By what a file that was not copied is recognised when it is picked again. */
export interface Fingerprint {
  /** When it was last changed, in ms. */
  modified: number;
  /** SHA-256 of its first and last megabyte. */
  hash: string;
}

/** A file that was chosen and has not reached the server, as it is kept on this device. */
export interface KeptFile {
  key: string;
  /** What it was chosen for. */
  place: string;
  name: string;
  size: number;
  type: string;
  /** Left out for a file that is too large to be copied. */
  bytes?: Blob;
  /** Of a file that is not copied. */
  fingerprint?: Fingerprint;
  /** A picture if left out. */
  purpose?: 'file' | 'video' | 'audio';
  replaces?: string;
  /** Of a video: the largest picture that is prepared; 720 if left out. */
  maxRendition?: MaxRendition;
  /** The upload of one that is where it was chosen for, while it is still being prepared. */
  taken?: Upload;
  /** When it was chosen, in ms. */
  at: number;
}

/** What nobody has come back for in a week is not waited for. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Keeps a file over reloads. Where the device keeps nothing, it lasts as long as the page. */
export async function keepFile(file: KeptFile): Promise<void> {
  await inFiles('readwrite', (files) => files.put(file)).catch(() => undefined);
}

/** Those of the files that are asked for, in the order in which they were chosen. */
export async function readFiles(isWanted: (file: KeptFile) => boolean, now: number): Promise<KeptFile[]> {
  const all = await inFiles<KeptFile[]>('readonly', (files) => files.getAll()).catch(() => []);
  const old = all.filter(({ at }) => at < now - keptMs);
  await Promise.all(old.map(({ key }) => forgetFile(key)));
  return all.filter((file) => isWanted(file) && !old.includes(file)).sort((a, b) => a.at - b.at);
}

export async function forgetFile(key: string): Promise<void> {
  await inFiles('readwrite', (files) => files.delete(key)).catch(() => undefined);
}

const megabyte = 1_048_576;

/** Reads two megabytes of it, however large it is. */
export async function fingerprintOf(file: File): Promise<Fingerprint> {
  const ends = new Blob([file.slice(0, megabyte), file.slice(Math.max(0, file.size - megabyte))]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { modified: file.lastModified, hash };
}
