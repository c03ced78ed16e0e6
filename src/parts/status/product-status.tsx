import type { ProductStatus } from '@haat/contract';
import { Badge } from '@haat/design-system';

const looks = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  paused: { label: 'Paused', tone: 'caution' },
  archived: { label: 'Archived', tone: 'neutral' },
  blocked: { label: 'Blocked', tone: 'critical' },
} as const satisfies Record<ProductStatus, { label: string; tone: string }>;

export function ProductBadge({ status }: { status: ProductStatus }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
