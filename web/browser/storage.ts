import type { Stored } from '@haat/machines/session';
import type { User } from '@haat/openapi';

/** The keys are the contract's; other tabs and older versions read them too. */
const keys = { token: 'authToken', user: 'authuser', notitoken: 'notitoken' } as const;

/** Private windows and full disks refuse storage; the session then lasts as long as the page. */
const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing stays.
  }
}

export const readToken = () => read(keys.token);

/** The token under which push messages reach this device. */
export const readNotitoken = () => read(keys.notitoken);

export function keepNotitoken(token: string | null): void {
  if (token === null) remove(keys.notitoken);
  else write(keys.notitoken, token);
}

export function readStored(): Stored {
  return { token: readToken(), user: parse<User>(read(keys.user)), notitoken: read(keys.notitoken) };
}

export function storeSession(signedIn: { token: string; user: User }): void {
  write(keys.token, signedIn.token);
  write(keys.user, JSON.stringify(signedIn.user));
}

export function clearSession(): void {
  for (const key of Object.values(keys)) remove(key);
}

interface StoredListener {
  /** Another tab has signed in (its token) or out (null). */
  onToken: (token: string | null) => void;
  onNotitoken: (notitoken: string | null) => void;
}

/** Tells what other tabs write. A page that has slept may have missed it, so it looks when it wakes. Returns how to stop. */
export function watchStored({ onToken, onNotitoken }: StoredListener): () => void {
  const listen = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === keys.notitoken || key === null) onNotitoken(read(keys.notitoken));
    if (key === keys.token || key === null) onToken(readToken());
  };
  const wake = () => {
    if (document.visibilityState === 'visible') onToken(readToken());
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Keeps something between visits as JSON; null when there is none or it cannot be read. */
export function readJson<T>(key: string): T | null {
  return parse<T>(read(key));
}

export function writeJson(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
