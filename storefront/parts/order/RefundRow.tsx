import { Box, Icon, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { kindParts } from '@haat/kinds/preview';
import type { Order } from '@haat/openapi';
import * as styles from '../../styles/order.css';
import { purchaseUrl } from '../purchase/purchase-url';

/** Until when money comes back, as the page of the product promised, and where it is asked for. */
export function RefundRow({
  order,
}: {
  order: Pick<Order, 'id'> & { product: Pick<Order['product'], 'kind'> };
}) {
  return (
    <Box className={`${styles.keep} ${styles.notPrinted}`}>
      <Icon name="undo" tone="soft" />
      <Box>
        <Text>{t(kindParts[order.product.kind].refund)}</Text>
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
