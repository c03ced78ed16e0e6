import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { checkoutAddress } from '@haat/openapi/checkout-address';
import type { OwnedModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { BackToProduct } from '../../parts/BackToProduct';
import { PageFrame } from '../../parts/PageFrame';
import { ProductSummary } from '../../parts/ProductSummary';
import * as styles from '../../styles/order.css';

/** What a buyer has already comes before paying for it a second time. */
export function OwnedPage({ model }: { model: OwnedModel }) {
  const { chosen, endsAt, isSubscription, openUrl, phoneEnding, product, site } = model;
  return (
    <PageFrame
      narrow
      site={site}
      seller={{ name: product.seller }}
      back={<BackToProduct href={product.url} title={product.title} />}
    >
      <Box className={`${styles.single} ${styles.stack}`}>
        <Heading level={1}>{t('You already have this')}</Heading>
        <ProductSummary title={product.title} seller={product.seller} cover={product.cover} />
        <Box as="p" className={styles.lead}>
          {endsAt === null
            ? t('It belongs to the number ending in {ending}, with lifetime access.', { ending: phoneEnding })
            : t('It belongs to the number ending in {ending}, until {date}.', {
                ending: phoneEnding,
                date: dayOf(endsAt),
              })}
        </Box>
        <ButtonLink href={openUrl} tone="accent" fullWidth mainAction>
          {t('Open it')}
        </ButtonLink>
        {!(isSubscription && endsAt === null) && (
          <ButtonLink href={checkoutAddress(product.id, { ...chosen, again: true })} fullWidth>
            {isSubscription ? t('Pay for another period') : t('Buy it again')}
          </ButtonLink>
        )}
        <ButtonLink href={checkoutAddress(product.id, { ...chosen, isGift: true })} fullWidth>
          {t('Buy it for somebody else')}
        </ButtonLink>
        <Box as="p" className={styles.stepTime}>
          {t('They get the access and a message from you, and you get the receipt.')}
        </Box>
      </Box>
    </PageFrame>
  );
}
