import { productKinds } from '@haat/kinds/facts';
import type { KindFacts } from '@haat/kinds/kind';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { AccessGrant, ProductKind, Purchase } from '@haat/openapi';
import { itemAnchor } from './combo-items';

const isLearned = (kind: ProductKind): boolean => {
  const facts: KindFacts = productKinds[kind];
  return facts.isLearned === true;
};

/** `from=link`: a browser that is not known as the buyer’s asks for their phone there. */
const learnUrl = ({ id }: Pick<AccessGrant, 'id'>) => `/learn/${id}?from=link`;

/** Where something that was bought opens; null when nothing of it opens any more. */
export function openUrl({
  accesses,
  accessUrl,
  product,
}: Pick<Purchase, 'accesses' | 'accessUrl' | 'product'>): string | null {
  if (accessUrl === null || !isLearned(product.kind)) return accessUrl;
  const [held, ...others] = accesses.filter(({ status }) => canOpen(status));
  return held && others.length === 0 ? learnUrl(held) : accessUrl;
}

/** Where one of several parts opens: what is learned on its own page, everything else at its place on the receipt. Null when it opens no more. */
export function comboItemUrl(
  { accessUrl }: Pick<Purchase, 'accessUrl'>,
  item: Pick<AccessGrant, 'id' | 'kind' | 'productId' | 'status'>,
): string | null {
  if (accessUrl === null || !canOpen(item.status)) return null;
  return isLearned(item.kind) ? learnUrl(item) : `${accessUrl}#${itemAnchor(item.productId)}`;
}
