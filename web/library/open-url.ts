import { canOpen } from '@haat/machines/lifecycles/access';
import type { AccessGrant, ProductKind, Purchase } from '@haat/openapi';
import { itemAnchor } from './combo-items';

/** What is learned has a page of its own; everything else opens on the receipt. */
const learned: ReadonlySet<ProductKind> = new Set(['course', 'lesson']);

/** `from=link`: a browser that is not known as the buyer’s asks for their phone there. */
const learnUrl = ({ id }: Pick<AccessGrant, 'id'>) => `/learn/${id}?from=link`;

/** Where something that was bought opens; null when nothing of it opens any more. */
export function openUrl({
  accesses,
  accessUrl,
  product,
}: Pick<Purchase, 'accesses' | 'accessUrl' | 'product'>): string | null {
  if (accessUrl === null || !learned.has(product.kind)) return accessUrl;
  const [held, ...others] = accesses.filter(({ status }) => canOpen(status));
  return held && others.length === 0 ? learnUrl(held) : accessUrl;
}

/** Where one part of a combo opens: what is learned on its own page, everything else at its place on the receipt. Null when it opens no more. */
export function comboItemUrl(
  { accessUrl }: Pick<Purchase, 'accessUrl'>,
  item: Pick<AccessGrant, 'id' | 'kind' | 'productId' | 'status'>,
): string | null {
  if (accessUrl === null || !canOpen(item.status)) return null;
  return learned.has(item.kind) ? learnUrl(item) : `${accessUrl}#${itemAnchor(item.productId)}`;
}
