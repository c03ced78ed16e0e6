import { Badge } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Purchase } from '@haat/openapi';
import { isPaused } from '@haat/web/library/opening';
import { OrderBadge } from '../../components/status/OrderBadge';

/** Why something bought opens nothing here: it was given away, or its order is over. A recipient reads nothing of the money of a gift. */
export function ClosedBadge({ purchase }: { purchase: Purchase }) {
  const { gift, status } = purchase;
  if (gift === 'received')
    return <Badge>{isPaused(purchase) ? t('Access is paused') : t('No access')}</Badge>;
  return gift === 'given' && status === 'fulfilled' ? (
    <Badge>{t('Gift')}</Badge>
  ) : (
    <OrderBadge status={status} />
  );
}
