import { Link, Notice } from '@haat/design-system';
import { t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';

/** Marks a product without a connected channel: what it sells is a link that anybody can pass on. */
export function SharedLinkNotice({ kind }: { kind: ProductKind }) {
  const place = namesOf(kind).one;
  return (
    <Notice
      tone="caution"
      title={t('Shared invite link')}
      action={
        <Link href={createPath(kind)} standalone iconAfter="chevronRight">
          {t('Connect the {place}', { place })}
        </Link>
      }
    >
      {t(
        'No {place} is connected to this product. Everybody who has its link can join and pass it on; you see nobody join here, and remove members yourself.',
        { place },
      )}
    </Notice>
  );
}
