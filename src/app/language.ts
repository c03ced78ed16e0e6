import { type Language, language, learn, speak } from '@haat/i18n';
import type { Dictionary } from '@haat/i18n/phrase';
import { keepLanguage, readLanguage, watchLanguage } from '../services/language';

/** Translations for signed-out pages, and those for the shop. English is in the code and needs none. */
const loaders = {
  first: async () => (await import('./hindi/first')).first,
  shop: async () => (await import('./hindi/shop')).shop,
} satisfies Record<string, () => Promise<Dictionary[]>>;
type Part = keyof typeof loaders;

/** `lang` of the document, by which screen readers choose their voice. */
const tags = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;

let wanted: Language = 'en';
const needed = new Set<Part>(['first']);
const learnt = new Map<Part, Promise<void>>();

/** Loads a part once. Rejects when it cannot be loaded; the next call tries again. */
function learnPart(part: Part): Promise<void> {
  const loaded = learnt.get(part);
  if (loaded) return loaded;
  const learning = loaders[part]().then((dictionaries) => learn(...dictionaries));
  learnt.set(part, learning);
  learning.catch(() => learnt.delete(part));
  return learning;
}

/** Loads the translations of a part before it renders, and on each language change. */
export async function needWords(part: Part): Promise<void> {
  needed.add(part);
  if (wanted !== 'en') await learnPart(part);
}

/** Switches the language once its translations are loaded. Rejects if they fail to load, without a change. */
async function change(next: Language): Promise<void> {
  wanted = next;
  try {
    if (next !== 'en') await Promise.all([...needed].map(learnPart));
  } catch (error) {
    if (wanted === next) wanted = language();
    throw error;
  }
  // Another language may have been chosen in the meantime.
  if (wanted !== next) return;
  document.documentElement.lang = tags[next];
  speak(next);
}

/** Changes the language of this device, of its other tabs too. Rejects when the words do not come. */
export async function chooseLanguage(next: Language): Promise<void> {
  await change(next);
  if (wanted === next) keepLanguage(next);
}

/** Starts in the language of this device: English immediately, Hindi once loaded. If loading fails, the visit stays in English. */
export function onceItSpeaks(begin: () => void): void {
  // Other tabs choose for this one too.
  watchLanguage((chosen) => void change(chosen).catch(() => undefined));
  const first = readLanguage();
  if (first === 'en') begin();
  else change(first).then(begin, begin);
}
