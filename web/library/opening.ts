import { t } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { AccessGrant, Purchase } from '@haat/openapi';
import { paths } from '../paths';
import { accessLimit } from './access-limit';

/** The id under which a receipt shows one of several products. */
export const itemAnchor = (productId: string): string => `product-${productId}`;

/** `from=link`: a browser that is not known as the buyer’s asks for their phone there. */
const learnUrl = ({ id }: Pick<AccessGrant, 'id'>) => `/learn/${id}?from=link`;

/** Where something that was bought opens; null when nothing of it opens any more. */
export function openUrl({
  accesses,
  accessUrl,
  product,
}: Pick<Purchase, 'accesses' | 'accessUrl' | 'product'>): string | null {
  if (accessUrl === null || !productKinds[product.kind].isLearned) return accessUrl;
  const [held, ...others] = accesses.filter(({ status }) => canOpen(status));
  return held && others.length === 0 ? learnUrl(held) : accessUrl;
}

/** Where a giver reads what became of a gift; null for whatever is not given. */
export const giftUrl = ({ gift, orderId }: Pick<Purchase, 'gift' | 'orderId'>): string | null =>
  gift === 'given' ? paths.access(orderId) : null;

/** Nothing of it opens now, and some of it may again: its subscription is paused, or its payment disputed. */
export const isPaused = ({ accesses, accessUrl }: Pick<Purchase, 'accesses' | 'accessUrl'>): boolean =>
  accessUrl === null && accesses.some(({ status }) => status === 'suspended');

/** It stands with what has ended. A gift opens nothing for its giver and is not over, until its money is back. */
export const isEnded = (purchase: Purchase): boolean =>
  purchase.accessUrl === null &&
  !isPaused(purchase) &&
  (purchase.gift !== 'given' || purchase.status === 'refunded');

interface ComboItem {
  id: string;
  title: string;
  /** Where it opens: what is learned on its own page, everything else at its place on the receipt. Null when it opens no more. */
  url: string | null;
  /** That it stays although it is no longer sold, and until when it is held, or that it is not any more; null where there is nothing to say. */
  note: string | null;
}

/** The items of a combo as a library lists them; none for any other purchase. `dayOf` writes the day of an instant. */
export function comboItems(
  { accesses, accessUrl }: Pick<Purchase, 'accesses' | 'accessUrl'>,
  dayOf: (instant: string) => string,
): ComboItem[] {
  if (accesses.length < 2) return [];
  const urlOf = (item: AccessGrant) => {
    if (accessUrl === null || !canOpen(item.status)) return null;
    return productKinds[item.kind].isLearned ? learnUrl(item) : `${accessUrl}#${itemAnchor(item.productId)}`;
  };
  const noteOf = (item: AccessGrant) => {
    const stays = item.isArchived && canOpen(item.status) ? t('No longer sold, stays yours') : null;
    return [stays, accessLimit(item, dayOf)].filter(Boolean).join(' · ') || null;
  };
  return accesses.map((item) => ({
    id: item.id,
    title: item.title,
    url: urlOf(item),
    note: noteOf(item),
  }));
}
