import { Box, Button, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { SandboxModel } from '@haat/openapi/pages';
import { isUpiApp, methodOf, upiApps } from '@haat/openapi/pay-ways';
import { Scan } from '../../parts/checkout/Scan';
import { Ways } from '../../parts/checkout/Ways';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';
import * as page from '../../styles/page.css';

/** The built-in gateway's page: a test, and it says so before anything else. */
export function SandboxPage({ model }: { model: SandboxModel }) {
  const { amount, orderId, scan, seller, session, site, title, way, error } = model;
  const sum = formatPaise(amount);
  return (
    <PageFrame
      narrow
      site={site}
      back={<Box className={page.who}>{t('Test payment')}</Box>}
      aside={<Box className={styles.stepTime}>{t('Order {id}', { id: orderId })}</Box>}
    >
      <Box className={styles.single}>
        <PageForm
          method="post"
          action={`/sandbox/payments/${session}/form`}
          data-sandbox={`/sandbox/payments/${session}`}
          className={styles.stack}
        >
          <Box className={styles.caution}>
            <Icon name="info" size={24} />
            <Box as="p">
              {rich(
                '{warning} This page simulates a bank, so that every outcome of a payment can be tested.',
                {
                  warning: <Box as="strong">{t('No money moves here.')}</Box>,
                },
              )}
            </Box>
          </Box>
          <Box>
            <Box className={styles.sum}>{sum}</Box>
            <Heading level={1}>{title}</Heading>
            <Box as="p" className={styles.lead}>
              {t('To {seller}', { seller })}
            </Box>
          </Box>
          {error !== null && (
            <Box role="alert" className={styles.bad}>
              {translate(error)}
            </Box>
          )}
          {scan && <Scan scan={scan} label={t('QR code to pay {sum} by UPI', { sum })} />}
          {isUpiApp(way) ? (
            <>
              <Box className={styles.notice}>
                <Icon name="mobile" size={24} />
                <Box as="p">
                  {t('{name} would open now and ask you to approve {sum}.', { name: upiApps[way], sum })}
                </Box>
              </Box>
              <Box as="input" type="hidden" name="method" value="upi" readOnly />
            </>
          ) : (
            <Ways
              legend={scan ? t('Or without a phone') : t('Pay with')}
              offered={['upi', 'card', 'netbanking', 'wallet']}
              chosen={methodOf(way)}
            />
          )}
          <Button
            type="submit"
            name="outcome"
            value="success"
            {...(!scan && { tone: 'accent', mainAction: true })}
            fullWidth
          >
            {t('Pay {sum}', { sum })}
          </Button>
          <Button type="submit" name="outcome" value="failed" fullWidth>
            {t('Fail')}
          </Button>
          <Button type="submit" name="outcome" value="dropped" fullWidth>
            {t('Leave|a payment')}
          </Button>
        </PageForm>
      </Box>
    </PageFrame>
  );
}
