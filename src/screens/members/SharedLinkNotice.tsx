import { Link, Notice } from '@haat/design-system';
import { t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';

/** Marks a product without a connected channel: what it sells is a link that anybody can pass on. */
export const SharedLinkNotice = ({ kind }: { kind: ProductKind }) => (
  <Notice
    tone="caution"
    title={t('Shared invite link')}
    action={
      <Link href={createPath(kind)} standalone iconAfter="chevronRight">
        {t('Connect the channel')}
      </Link>
    }
  >
    {t(
      'No channel is connected to this product. Everybody who has its link can join and pass it on; you see nobody join here, and remove members yourself.',
    )}
  </Notice>
);
