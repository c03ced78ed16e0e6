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
const store = 'files';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('haat', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('There is no storage'));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage would not'));
  });
}

/** Keeps a file over reloads. Where the device keeps nothing, it lasts as long as the page. */
export async function keepFile(file: KeptFile): Promise<void> {
  await inStore('readwrite', (files) => files.put(file)).catch(() => undefined);
}

/** The files of a place, in the order in which they were chosen. */
export async function readFiles(place: string, now: number): Promise<KeptFile[]> {
  const all = await inStore<KeptFile[]>('readonly', (files) => files.getAll()).catch(() => []);
  const old = all.filter(({ at }) => at < now - keptMs);
  await Promise.all(old.map(({ key }) => forgetFile(key)));
  return all.filter((file) => file.place === place && !old.includes(file)).sort((a, b) => a.at - b.at);
}

export async function forgetFile(key: string): Promise<void> {
  await inStore('readwrite', (files) => files.delete(key)).catch(() => undefined);
}

/** Forgets all of them, whoever chose them. */
export async function forgetFiles(): Promise<void> {
  await inStore('readwrite', (files) => files.clear()).catch(() => undefined);
}
