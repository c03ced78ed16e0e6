import type { CheckoutModel } from '@haat/contract/pages';
import { Box, Heading, Icon } from '@haat/design-system/preview';
import { t } from '@haat/words';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/checkout.css';
import * as page from '../styles/page.css';

/** The step between a preview and the payment as a page of its own; the form is drawn and hydrated by itself. */
export function CheckoutPage({ model }: { model: CheckoutModel }) {
  const { product, site } = model;
  return (
    <PageFrame
      narrow
      site={site}
      seller={product.seller.name}
      back={
        <Box as="a" href={product.url} className={page.who}>
          <Icon name="chevronLeft" size={20} />
          <Box as="span">{product.title}</Box>
        </Box>
      }
    >
      <Box className={styles.pageForm}>
        <Box className={styles.pageTitle}>
          <Heading level={1}>{t('Your details')}</Heading>
        </Box>
        <Box id="checkout-root" />
      </Box>
    </PageFrame>
  );
}
