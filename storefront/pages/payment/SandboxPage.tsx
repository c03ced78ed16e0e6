import { Box, Button, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { SandboxModel } from '@haat/openapi/pages';
import { Ways } from '../../parts/checkout/Ways';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';
import * as page from '../../styles/page.css';

/** The built-in gateway's page: a test, and it says so before anything else. */
export function SandboxPage({ model }: { model: SandboxModel }) {
  const { amount, orderId, seller, session, site, title, error } = model;
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
            <Box className={styles.sum}>{formatPaise(amount)}</Box>
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
          <Ways legend={t('Pay with')} offered={['upi', 'card', 'netbanking']} />
          <Button type="submit" name="outcome" value="success" tone="accent" fullWidth mainAction>
            {t('Pay {sum}', { sum: formatPaise(amount) })}
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
