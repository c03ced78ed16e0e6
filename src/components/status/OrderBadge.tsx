import { Badge } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { OrderStatus } from '@haat/openapi';
import { orderStatus } from './order-status';

interface OrderBadgeProps {
  status: OrderStatus;
  /** Paise that have gone back so far. */
  refunded?: number;
}

export function OrderBadge({ status, refunded = 0 }: OrderBadgeProps) {
  if (status === 'fulfilled' && refunded > 0)
    return (
      <Badge tone="neutral" icon="undo">
        {t('Partly refunded')}
      </Badge>
    );
  const { label, tone, icon } = orderStatus[status];
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {t(label)}
    </Badge>
  );
}
