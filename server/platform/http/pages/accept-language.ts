import { isLanguage, type Language } from '@haat/i18n';

/** Which of our languages an `Accept-Language` header wants most; null where it names none of them. */
export function wantedLanguage(header = ''): Language | null {
  const wishes = header.split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part.split(';').map((each) => each.trim().toLowerCase());
    return { language: tag.split('-', 1)[0], weight: Number(weight.replace(/^q=/, '')) };
  });
  // Of equal weight, what is named first is wanted first; the sorting is stable.
  const supported = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const [first] = supported.toSorted((one, other) => other.weight - one.weight);
  return isLanguage(first?.language) ? first.language : null;
}

/** The same; English where it names none of ours. */
export const preferredLanguage = (header?: string): Language => wantedLanguage(header) ?? 'en';
