import { Box, Button, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ScanModel } from '@haat/openapi/pages';
import { isUpiApp, type PayWay, upiApps } from '@haat/openapi/pay-ways';
import { freeText } from '@haat/web/prices/period';
import type { Price } from '../../document/pricing/pricing';
import * as styles from '../../styles/checkout.css';
import { Scan } from './Scan';

/** Where enhance/amounts.ts writes the sum until React has taken over. */
const sumPlace = '{sum}';

interface PayBarProps {
  price: Price | undefined;
  /** Paise. */
  due: number | null;
  autopay: boolean;
  way: PayWay;
  busy: boolean;
  /** The code that a desk pays with; then the button stands back. */
  scan: ScanModel | null;
}

/** The way on: a code to scan where a desk has one, else the button. */
export function PayBar({ price, due, autopay, way, busy, scan }: PayBarProps) {
  const app = isUpiApp(way) && !autopay ? upiApps[way] : null;
  return (
    <Box className={styles.payBar}>
      <Box aria-live="polite">
        {scan && due !== null && (
          <Box className={styles.payCode}>
            <Heading level={2} size="17">
              {t('Scan with any UPI app')}
            </Heading>
            <Scan
              key={scan.image}
              scan={scan}
              label={t('QR code to pay {sum} by UPI', { sum: formatPaise(due) })}
            />
          </Box>
        )}
      </Box>
      <Button
        type="submit"
        tone={scan ? 'neutral' : 'accent'}
        fullWidth
        busy={busy}
        data-pay={t('Pay {sum}', { sum: sumPlace })}
      >
        {due === null
          ? t('Go to payment')
          : due === 0
            ? freeText(price)
            : way === 'ask' && !autopay
              ? t('Get a link that pays {sum}', { sum: formatPaise(due) })
              : app === null
                ? t('Pay {sum}', { sum: formatPaise(due) })
                : t('Pay {sum} with {name}', { sum: formatPaise(due), name: app })}
      </Button>
      <Box className={styles.secured}>
        <Icon name="lock" size={16} />
        <Box as="span">
          {due === 0
            ? t('Nothing is charged now')
            : autopay
              ? t('You pay and authorise on the next page')
              : t('You pay on the next page')}
        </Box>
      </Box>
    </Box>
  );
}
