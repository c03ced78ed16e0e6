import { Box, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { CheckoutModel } from '@haat/openapi/pages';
import { previewPath } from '../document/reviews-path';
import { BackToProduct } from '../parts/BackToProduct';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/checkout.css';

/** The step between a preview and the payment as a page of its own; the form is drawn and hydrated by itself. */
export function CheckoutPage({ model }: { model: CheckoutModel }) {
  const { product, site } = model;
  return (
    <PageFrame
      narrow
      site={site}
      seller={product.seller}
      back={<BackToProduct href={previewPath(product)} title={product.title} />}
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
