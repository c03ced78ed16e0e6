export type { Phrase } from './phrase';
export { plural, t, translate } from './say';
export {
  inLanguage,
  isLanguage,
  type Language,
  language,
  languageNames,
  languages,
  learn,
  localeOf,
  onLanguage,
  speak,
} from './speak';
