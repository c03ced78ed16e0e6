import { Box, ButtonLink, formatPaise, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { PayModel } from '@haat/openapi/pages';
import { type PayWay, paymentPath, upiApps } from '@haat/openapi/pay-ways';
import { Hosted } from '../../parts/checkout/Hosted';
import { Scan } from '../../parts/checkout/Scan';
import { Lines } from '../../parts/Lines';
import { OrderFrame } from '../../parts/order/OrderFrame';
import * as styles from '../../styles/order.css';

/** Where a payment begins: UPI first, where the gateway lets us show it, and its own page with everything else behind. */
export function PayPage({ model }: { model: PayModel }) {
  const { gateway, order, upi, site, way } = model;
  const sum = formatPaise(order.amount);
  return (
    <OrderFrame site={site} order={order} creator={model.creator}>
      <Box className={styles.stack}>
        <Box>
          <Box className={styles.sum}>{sum}</Box>
          <Heading level={1}>{headingOf(upi)}</Heading>
          <Box as="p" className={styles.lead}>
            {gateway.about === 'mandate' ? t(agreeing, { sum }) : leadOf(upi)}
          </Box>
        </Box>
        {upi?.kind === 'qr' && <Scan scan={upi} label={t('QR code to pay {sum} by UPI', { sum })} />}
        {upi?.kind === 'apps' && (
          <Box as="nav" aria-label={t('UPI apps')} className={styles.stack}>
            {chosenFirst(upi.apps, way).map(({ app, url }, index) => (
              <Box key={app} data-upi="">
                <ButtonLink href={url} tone={index === 0 ? 'accent' : 'neutral'} fullWidth>
                  {app === 'other'
                    ? t('Pay with another UPI app')
                    : t('Pay with {name}', { name: upiApps[app] })}
                </ButtonLink>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <Box className={styles.stack}>
        <Hosted
          label={upi === null ? t('Pay {sum}', { sum: sum }) : t('Pay by card or net banking')}
          isMain={upi === null}
          about="payment"
        />
        {upi !== null && (
          <ButtonLink href={`/cashfree?id=${order.id}&back=1`} fullWidth>
            {t('I have paid')}
          </ButtonLink>
        )}
        {model.token !== null && gateway.about === 'payment' && (
          <ButtonLink href={paymentPath(order.id, 'ask')} fullWidth>
            {t('Ask somebody else to pay')}
          </ButtonLink>
        )}
        <Lines
          lines={[
            [t('For|what'), piecesTitle(order.product.title, order.quantity)],
            [t('Order|number'), order.id],
          ]}
        />
      </Box>
    </OrderFrame>
  );
}

type Apps = Extract<PayModel['upi'], { kind: 'apps' }>['apps'];

/** The one that was chosen before is the next press. */
const chosenFirst = (apps: Apps, way: PayWay): Apps => [
  ...apps.filter(({ app }) => app === way),
  ...apps.filter(({ app }) => app !== way),
];

/** Of an order that is paid with agreeing to a mandate. */
const agreeing =
  '{sum} is paid now, and your bank asks you to authorise auto-renew. You pay on our payment partner’s page and then return here.';

function headingOf(upi: PayModel['upi']): string {
  if (upi === null) return t('Opening your payment');
  return upi.kind === 'qr' ? t('Scan with any UPI app') : t('Choose your UPI app');
}

function leadOf(upi: PayModel['upi']): string {
  if (upi === null) return t('You pay on our payment partner’s page and then return here.');
  return upi.kind === 'qr'
    ? t('Open it on your phone and point it at the code.')
    : t('Approve the payment in your app and come back here. This page updates automatically.');
}
