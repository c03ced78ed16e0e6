import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Order } from '@haat/openapi';
import type { OrderCreator, Site } from '@haat/openapi/pages';
import type { ReactNode } from 'react';
import * as styles from '../../styles/order.css';
import { PageFrame } from '../PageFrame';

interface OrderFrameProps {
  site: Site;
  order: Pick<Order, 'id'> & { product: Pick<Order['product'], 'seller'> };
  /** Initials stand in for a photo that is missing. */
  creator?: OrderCreator | undefined;
  /** What matters first, and what belongs to it: beside each other where there is room. */
  children: ReactNode;
}

/** Around what is said of one order: its number stands at the end of the top bar, to be named to whoever helps. */
export function OrderFrame({ site, order, creator, children }: OrderFrameProps) {
  return (
    <PageFrame
      narrow
      site={site}
      seller={{ ...creator, name: order.product.seller }}
      aside={<Box className={styles.number}>{t('Order {id}', { id: order.id })}</Box>}
    >
      <Box className={styles.columns}>{children}</Box>
    </PageFrame>
  );
}
