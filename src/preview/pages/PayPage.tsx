import type { PayModel } from '@haat/contract/pages';
import { Box, Button, ButtonLink, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { Lines } from '../parts/Lines';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';
import * as pay from '../styles/pay.css';

/** Where a payment begins: UPI first, where the gateway lets us show it, and its own page with everything else behind. */
export function PayPage({ model }: { model: PayModel }) {
  const { order, upi, site } = model;
  const sum = formatPaise(order.amount);
  return (
    <PageFrame
      narrow
      site={site}
      seller={order.product.seller}
      aside={<Box className={styles.number}>{`Order ${order.id}`}</Box>}
    >
      <Box className={styles.columns}>
        <Box className={styles.stack}>
          <Box>
            <Box className={styles.sum}>{sum}</Box>
            <Heading level={1}>{headingOf(upi)}</Heading>
            <Box as="p" className={styles.lead}>
              {leadOf(upi)}
            </Box>
          </Box>
          {upi?.kind === 'qr' && (
            <Box className={pay.qr}>
              <Box as="img" src={upi.image} alt={`QR code to pay ${sum} by UPI`} className={pay.qrImage} />
            </Box>
          )}
          {upi?.kind === 'apps' && (
            <Box as="nav" aria-label="UPI apps" className={styles.stack}>
              {upi.apps.map(({ name, url }, index) => (
                <Box key={name} data-upi="">
                  <ButtonLink href={url} tone={index === 0 ? 'accent' : 'neutral'} fullWidth>
                    {`Pay with ${name}`}
                  </ButtonLink>
                </Box>
              ))}
            </Box>
          )}
        </Box>
        <Box className={styles.stack}>
          <Box id="trouble" hidden>
            <Box role="alert" className={styles.bad} />
          </Box>
          <Box id="hosted">
            <Button tone={upi === null ? 'accent' : 'neutral'} fullWidth mainAction={upi === null}>
              {upi === null ? `Pay ${sum}` : 'Pay by card or net banking'}
            </Button>
          </Box>
          {upi !== null && (
            <ButtonLink href={`/cashfree?id=${order.id}&back=1`} fullWidth>
              I have paid
            </ButtonLink>
          )}
          <Box as="noscript">
            <Box className={styles.notice}>
              <Icon name="info" size={24} />
              <Box as="p">The payment page needs JavaScript. Turn it on in your browser and reload.</Box>
            </Box>
          </Box>
          <Lines
            lines={[
              ['For', order.product.title],
              ['Order', order.id],
            ]}
          />
        </Box>
      </Box>
    </PageFrame>
  );
}

function headingOf(upi: PayModel['upi']): string {
  if (upi === null) return 'Your payment opens';
  return upi.kind === 'qr' ? 'Scan with any UPI app' : 'Choose your UPI app';
}

function leadOf(upi: PayModel['upi']): string {
  if (upi === null) return 'It opens on the page of our payment partner, and leads back here.';
  return upi.kind === 'qr'
    ? 'Scan it with the app you pay with. This page goes on by itself once you have paid.'
    : 'Approve the payment in your app and come back here. We look by ourselves how it went.';
}
