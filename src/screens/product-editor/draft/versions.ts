import { type Phrase } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { Product } from '@haat/openapi';
import { fieldsOf } from '../fields';
import { type Draft, draftOf } from './draft';

/** What there would be with a draft on top of what there was, to be compared. Ids of prices are the server's own doing. */
function saved(draft: Draft, persisted: Product | null): string {
  const { prices = [], ...fields } = {
    ...(persisted && fieldsOf(draftOf(persisted), persisted)),
    ...fieldsOf(draft, persisted),
  };
  return JSON.stringify([fields, prices.map((price) => ({ ...price, id: undefined }))]);
}

/** Whether a product says what a draft, on top of what there was, would make it say. */
export const isSame = (product: Product, draft: Draft, persisted: Product | null): boolean =>
  saved(draftOf(product), product) === saved(draft, persisted);

/** Whether two versions of a product differ in nothing that is edited: it was paused, sold, put on sale. */
export const isSameWriting = (one: Product, other: Product): boolean => isSame(one, draftOf(other), other);

/** Refused because another version has taken the place of the one that was changed. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'version_conflict';

const names = {
  title: 'Title',
  description: 'Description',
  cover: 'Cover',
  gallery: 'Gallery',
  content: 'Details',
  prices: 'Prices',
  questions: 'Questions',
  thankYou: 'Thank you',
  seo: 'Sharing',
  accent: 'Colour',
  language: 'Language',
} as const satisfies Record<string, Phrase>;

interface Difference {
  name: Phrase;
  /** As lines of plain words; empty for nothing. */
  mine: string;
  theirs: string;
}

/** Where two drafts say different things, in plain words and as they were typed, right or wrong. */
export function differencesOf(mine: Draft, theirs: Draft): Difference[] {
  const [one, other]: Record<string, unknown>[] = [mine, theirs].map((draft) => ({
    ...fieldsOf(draft, null, {}),
  }));
  return Object.entries(names).flatMap(([field, name]: [string, Phrase]) => {
    const difference = { name, mine: wordsIn(one?.[field]), theirs: wordsIn(other?.[field]) };
    return difference.mine === difference.theirs ? [] : [difference];
  });
}

/** Names and sizes of things that nobody has written. */
const isWritten = (name: string) => !['id', 'width', 'height'].includes(name);

/** What is written anywhere in a value, one thing a line. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  // Whether something is free, or has to be answered, is no words.
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => isWritten(name))
    .map(([name, one]) => (/^(amount|compareAt)$/.test(name) ? `₹${Number(one) / 100}` : wordsIn(one)))
    .filter(Boolean)
    .join('\n');
}
