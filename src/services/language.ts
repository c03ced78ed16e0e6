import { isLanguage, type Language, languages } from '@haat/i18n';
import { read, write } from '@haat/web/browser/storage';

const key = 'haat.language';

/** As chosen on this device. A first visit goes by the browser: whichever of ours its reader put first. */
export function readLanguage(): Language {
  const stored = read(key);
  return isLanguage(stored) ? stored : preferredOf(navigator.languages);
}

export const keepLanguage = (chosen: Language): void => write(key, chosen);

/** Tells what another tab chooses. Returns how to stop. */
export function watchLanguage(tell: (chosen: Language) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell(readLanguage());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The first of a reader's languages that we speak, "hi-IN" being "hi"; English where there is none. */
export function preferredOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [start] = tag.toLowerCase().split('-');
    const spoken = languages.find((each) => each === start);
    if (spoken) return spoken;
  }
  return 'en';
}
