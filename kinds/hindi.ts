import type { Dictionary } from '@haat/i18n/phrase';
import { dictionaries } from './generated/dictionaries';

/** Texts of all kinds, for renderers and error messages in Hindi. */
export const hindi: Dictionary = Object.assign({}, ...Object.values(dictionaries));
