import type { ProductStatus } from '@haat/contract';
import { Badge } from '@haat/design-system';
import { type Phrase, t } from '@haat/words';

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
