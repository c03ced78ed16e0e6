import type { OrderStatus } from '@haat/contract';
import { Badge } from '@haat/design-system';
import { orderStatus } from './order-status';

export function OrderBadge({ status }: { status: OrderStatus }) {
  const { label, tone, icon } = orderStatus[status];
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {label}
    </Badge>
  );
}
