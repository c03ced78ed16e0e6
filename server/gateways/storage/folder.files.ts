import { close, open } from 'node:fs';

/** Ms for which a file stays open once it was opened: players ask for parts of one film many times a second. */
const openMs = 5_000;
const mostOpen = 64;

interface OpenFile {
  path: string;
  /** The number that the system knows it by. */
  number: Promise<number>;
  users: number;
  /** Whoever asks next opens it anew; it is closed once nobody uses it. */
  isOver: boolean;
}

const files = new Map<string, OpenFile>();

const opened = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    open(path, 'r', (error, number) => (error ? reject(error) : resolve(number)));
  });

function closeUnused(file: OpenFile): void {
  // What could not be opened has nothing to close; what cannot be closed is reported to nobody.
  if (file.isOver && file.users === 0)
    file.number.then(
      (number) => close(number, () => undefined),
      () => undefined,
    );
}

function end(file: OpenFile): void {
  if (file.isOver) return;
  file.isOver = true;
  files.delete(file.path);
  closeUnused(file);
}

function keepOpen(path: string): OpenFile {
  const file = { path, number: opened(path), users: 0, isOver: files.size >= mostOpen };
  file.number.catch(() => end(file));
  if (file.isOver) return file;
  files.set(path, file);
  setTimeout(end, openMs, file).unref();
  return file;
}

/** Opens a file to be read while `work` runs; others use the same one at the same time. */
export async function withFile(path: string, work: (number: number) => Promise<void>): Promise<void> {
  const file = files.get(path) ?? keepOpen(path);
  file.users += 1;
  try {
    await work(await file.number);
  } finally {
    file.users -= 1;
    closeUnused(file);
  }
}

/** To be called once something else lies at a path, or nothing at all there and below it. */
export function forgetFiles(path: string): void {
  for (const file of files.values()) if (file.path === path || file.path.startsWith(`${path}/`)) end(file);
}
