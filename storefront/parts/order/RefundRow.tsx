import { Box, Icon, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { kindParts } from '@haat/kinds/preview';
import type { Order } from '@haat/openapi';
import { dayAndMonth, timeOfDay } from '../../document/time/when';
import * as styles from '../../styles/order.css';
import { purchaseUrl } from '../purchase/purchase-url';

/** Until when money comes back, as the page of the product promised, and where it is asked for. */
export function RefundRow({
  order,
  now,
  isMoved = false,
}: {
  order: Pick<Order, 'id' | 'access'> & { product: Pick<Order['product'], 'kind'> };
  /** ISO 8601. */
  now: string;
  /** Who was moved to another date may ask for longer than the rule's day says. */
  isMoved?: boolean | undefined;
}) {
  const { refund, refundUntil } = kindParts[order.product.kind];
  const until = isMoved ? null : (refundUntil?.(order.access?.received?.parts ?? []) ?? null);
  const isAhead = until !== null && Date.parse(until) > Date.parse(now);
  return (
    <Box className={`${styles.keep} ${styles.notPrinted}`}>
      <Icon name="undo" tone="soft" />
      <Box>
        <Text>
          {isAhead
            ? t('Refund until {date}', { date: `${dayAndMonth(until)}, ${timeOfDay(until)}` })
            : t(refund)}
        </Text>
        <Text size="13" tone="soft">
          {t('Something wrong? The creator answers within 48 hours.')}
        </Text>
      </Box>
      <Box
        as="a"
        href={`${purchaseUrl({ orderId: order.id })}#refund`}
        aria-label={t('Request a refund')}
        className={styles.keepLink}
      >
        {t('Request|a refund')}
      </Box>
    </Box>
  );
}
