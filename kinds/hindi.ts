import type { Dictionary } from '@haat/i18n/phrase';
import { dictionaries } from './generated/dictionaries';

/** What is said of single kinds. Whoever draws or refuses in Hindi learns all of it. */
export const hindi: Dictionary = Object.assign({}, ...Object.values(dictionaries));
