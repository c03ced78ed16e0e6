import { inFiles } from '@haat/web/browser/file-store';

/** A file that was chosen and has not reached the server, as it is kept on this device. */
export interface KeptFile {
  key: string;
  /** What it was chosen for. */
  place: string;
  name: string;
  size: number;
  type: string;
  bytes: Blob;
  /** When it was chosen, in ms. */
  at: number;
}

/** What nobody has come back for in a week is not waited for. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Keeps a file over reloads. Where the device keeps nothing, it lasts as long as the page. */
export async function keepFile(file: KeptFile): Promise<void> {
  await inFiles('readwrite', (files) => files.put(file)).catch(() => undefined);
}

/** The files of a place, in the order in which they were chosen. */
export async function readFiles(place: string, now: number): Promise<KeptFile[]> {
  const all = await inFiles<KeptFile[]>('readonly', (files) => files.getAll()).catch(() => []);
  const old = all.filter(({ at }) => at < now - keptMs);
  await Promise.all(old.map(({ key }) => forgetFile(key)));
  return all.filter((file) => file.place === place && !old.includes(file)).sort((a, b) => a.at - b.at);
}

export async function forgetFile(key: string): Promise<void> {
  await inFiles('readwrite', (files) => files.delete(key)).catch(() => undefined);
}
