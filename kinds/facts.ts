// What the kinds of products are called and where they stand, for everybody.
import type { components, ProductKind } from '@haat/openapi';
import { facts } from './generated/facts';
import type { KindContent, KindPublicContent } from './generated/shapes';
import type { KindFacts } from './kind';

export type { KindContent, KindPublicContent } from './generated/shapes';
export type { KindFacts } from './kind';
export { kinds } from './registry';
export type { ProductKind };

type Schemas = components['schemas'];
type Shown = { content: Schemas['PublicContent'] };

export const productKinds: Readonly<Record<ProductKind, KindFacts>> = facts;

/** The kind without specific content, used for the platform's plans. */
export const plainKind = 'page' satisfies ProductKind;

/** Where one is made. */
export const createPath = (kind: ProductKind): string => productKinds[kind].create ?? `/Create/${kind}`;

/** Where a creator sees the members of one; null for kinds without members. */
export function membersPath(kind: ProductKind, id: string): string | null {
  const { members } = productKinds[kind];
  return members === undefined ? null : members + encodeURIComponent(id);
}

/** Where somebody who holds one proves their number and sees what they hold; null for kinds without members. */
export function membershipPath(kind: ProductKind, id: string): string | null {
  const { membership } = productKinds[kind];
  return membership === undefined ? null : `${membership}?id=${encodeURIComponent(id)}`;
}

/** The content of a product of this kind; undefined when it is of another. */
export function contentOf<K extends ProductKind>(
  kind: K,
  product: { kind: ProductKind; content: Schemas['Content'] },
): KindContent[K] | undefined {
  return product.kind === kind ? (product.content as KindContent[K]) : undefined;
}

/** The same of what a preview shows. */
export function publicContentOf<K extends ProductKind>(
  kind: K,
  product: { kind: ProductKind; content: Schemas['PublicContent'] },
): KindPublicContent[K] | undefined {
  return product.kind === kind ? (product.content as unknown as KindPublicContent[K]) : undefined;
}

/** Payment settings in the public content of any kind: button text, and suggested amounts of an open price in paise. */
export function payingContentOf({ content }: Shown): KindPublicContent['page'] {
  const { action, suggestedAmounts } = content as KindPublicContent['page'];
  return { ...(action && { action }), ...(suggestedAmounts && { suggestedAmounts }) };
}

/** Seats that are left, of any kind; null where none are counted. */
export const seatsLeftOf = ({ content }: Shown): number | null =>
  (content as Partial<KindPublicContent['webinar']>).seatsLeft ?? null;

/** Whether somebody can wait for a seat, of any kind: all are held, and it has not begun. */
export const hasWaitingListOf = (product: Shown): boolean =>
  seatsLeftOf(product) === 0 &&
  (product.content as Partial<KindPublicContent['webinar']>).hasBegun === undefined;

/** When a product is held that is a session itself: ISO 8601, minutes, IANA; null for every other. */
export function sessionTimeOf({
  content,
}: Shown): { startsAt: string; minutes: number; timeZone: string } | null {
  const { startsAt, minutes, timeZone } = content as Partial<KindPublicContent['webinar']>;
  return startsAt !== undefined && minutes !== undefined && timeZone !== undefined
    ? { startsAt, minutes, timeZone }
    : null;
}
