const prefix = 'haat.kept.';

/** Where the tab keeps nothing, what was typed lasts as long as the page. */
const memory = new Map<string, string>();

/** What was typed under a key in this tab and has not been sent; null when there is none. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeKept(key: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeKept(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept, so nothing stays.
  }
}

/** Forgets all whose keys start so; all there is when nothing is given. */
export function clearKept(start = ''): void {
  for (const key of memory.keys()) if (key.startsWith(start)) memory.delete(key);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix + start)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept, so nothing stays.
  }
}
