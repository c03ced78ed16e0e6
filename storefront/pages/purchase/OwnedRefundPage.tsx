import { Box, Button, formatPaise, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { OwnedRefundModel } from '@haat/openapi/pages';
import { Lines } from '../../parts/Lines';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { ProductSummary } from '../../parts/ProductSummary';
import * as styles from '../../styles/order.css';

/** Where the message leads that goes to a number for which something was paid twice: what it was, and one button. */
export function OwnedRefundPage({ model }: { model: OwnedRefundModel }) {
  const { action, amount, orderId, product, site, state } = model;
  const { heading, text } = wordsOf(model);
  return (
    <PageFrame narrow site={site} seller={{ name: product.seller }}>
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Box className={styles.sum}>{formatPaise(amount)}</Box>
          <Heading level={1}>{heading}</Heading>
          <Box as="p" className={styles.lead}>
            {text}
          </Box>
        </Box>
        <ProductSummary title={product.title} seller={product.seller} cover={product.cover} />
        {state === 'open' && (
          <PageForm method="post" action={action}>
            <Button type="submit" tone="accent" fullWidth mainAction>
              {t('Refund this payment')}
            </Button>
          </PageForm>
        )}
        <Lines lines={[[t('Order|number'), orderId]]} />
      </Box>
    </PageFrame>
  );
}

function wordsOf({ product, state }: OwnedRefundModel): { heading: string; text: string } {
  const { seller } = product;
  switch (state) {
    case 'open':
      return {
        heading: t('You already had this'),
        text: t(
          'It was paid for again with your number. If that was a mistake, refund it: you keep what you had before.',
        ),
      };
    case 'asked':
      return {
        heading: t('The refund is on its way'),
        text: t(
          'It reaches the account it was paid from in 5 to 7 working days. You keep what you had before.',
        ),
      };
    case 'refunded':
      return {
        heading: t('This payment was refunded'),
        text: t(
          'It reaches the account it was paid from in 5 to 7 working days. You keep what you had before.',
        ),
      };
    case 'expired':
      return {
        heading: t('This link has expired'),
        text: t(
          'It refunded the payment for seven days. You can still ask {seller} for a refund in your purchases.',
          { seller },
        ),
      };
    case 'void':
      return {
        heading: t('This link refunds nothing any more'),
        text: t(
          'Your access depends on this payment now. You can still ask {seller} for a refund in your purchases.',
          { seller },
        ),
      };
  }
}
