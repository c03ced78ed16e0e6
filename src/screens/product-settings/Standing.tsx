import type { Product } from '@haat/contract';
import { Link, Notice } from '@haat/design-system';
import { describe, settingsPath } from '../../parts/product-kinds/product-kinds';

/** What keeps a product from being sold, when something does. */
export function Standing({ product }: { product: Product }) {
  const { kind, id, status, missing } = product;
  const { one } = describe(kind);
  switch (status) {
    case 'published':
      return null;
    case 'draft': {
      const edit = settingsPath(kind, 'edit', id);
      return (
        <Notice tone="caution" title="Not published yet.">
          {missing.length === 0
            ? 'Nothing is missing. '
            : `Still missing: ${missing.map(({ message }) => message).join('. ')}. `}
          {edit !== null && <Link href={edit}>Go on in the editor</Link>}
        </Notice>
      );
    }
    case 'paused':
      return (
        <Notice tone="caution" icon="pause" title="Paused.">
          Whoever opens its link reads that this {one} is not sold now. Under More it goes on sale again.
        </Notice>
      );
    case 'archived':
      return (
        <Notice icon="archive" title="Archived.">
          It is off sale for good. What was bought stays open, and its sales stay in your books.
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="critical" title="Blocked.">
          It cannot be bought, because the operator of this site has taken it off sale.
        </Notice>
      );
  }
}
