import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ImageSources, Order } from '@haat/openapi';
import type { Site } from '@haat/openapi/pages';
import type { ReactNode } from 'react';
import * as styles from '../../styles/order.css';
import { PageFrame } from '../PageFrame';

interface OrderFrameProps {
  site: Site;
  order: Pick<Order, 'id'> & { product: Pick<Order['product'], 'seller'> };
  /** Of its creator; initials stand in for it. */
  photo?: ImageSources | undefined;
  /** What matters first, and what belongs to it: beside each other where there is room. */
  children: ReactNode;
}

/** Around what is said of one order: its number stands at the end of the top bar, to be named to whoever helps. */
export function OrderFrame({ site, order, photo, children }: OrderFrameProps) {
  return (
    <PageFrame
      narrow
      site={site}
      seller={{ name: order.product.seller, photo }}
      aside={<Box className={styles.number}>{t('Order {id}', { id: order.id })}</Box>}
    >
      <Box className={styles.columns}>{children}</Box>
    </PageFrame>
  );
}
