import type { Phrase } from '@haat/i18n';

/** Said to buyers of a part that its creator archived: it opens as before. */
export const noLongerSold = 'This is no longer sold, but it stays yours.' satisfies Phrase;
