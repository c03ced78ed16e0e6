import type { Phrase } from '@haat/i18n';

/** The page brings along what is said before React where it is not in English; English stands where it is said. */
const texts: Readonly<Record<string, string>> = JSON.parse(
  document.getElementById('words')?.textContent ?? '{}',
);

export const say = (text: Phrase): string => texts[text] ?? text;
