import { Badge } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Product, ProductStatus, ProductSummary } from '@haat/openapi';

const looks = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  paused: { label: 'Paused', tone: 'caution' },
  archived: { label: 'Archived', tone: 'neutral' },
  blocked: { label: 'Blocked', tone: 'critical' },
} as const satisfies Record<ProductStatus, { label: Phrase; tone: string }>;

export function ProductBadge({ status }: { status: ProductStatus }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

/** Beside the status: what it sells is a link that anybody can pass on. Nothing where there is no such thing. */
export const SharedLinkBadge = ({ product }: { product: Pick<ProductSummary, 'status' | 'isSharedLink'> }) =>
  product.isSharedLink && product.status !== 'archived' ? (
    <Badge tone="caution" icon="link">
      {t('Shared invite link')}
    </Badge>
  ) : null;

/** Beside the status: something was changed that buyers do not have. Nothing where there is no such thing. */
export const ChangedBadge = ({ product }: { product: Pick<Product, 'status' | 'hasUnpublishedChanges'> }) =>
  product.hasUnpublishedChanges && product.status !== 'archived' ? (
    <Badge tone="caution" icon="pencil">
      {t('Unpublished changes')}
    </Badge>
  ) : null;
