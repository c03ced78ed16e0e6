import { Box, Button, Heading, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { AccessCodeModel } from '@haat/openapi/pages';
import { CodeInput } from '../../parts/checkout/CodeInput';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

/** Another browser than the one that paid: whoever holds the buyer's phone may come in. Works without JavaScript. */
export function AccessCodePage({ model }: { model: AccessCodeModel }) {
  const { orderId, phoneEnding, sent, error, site } = model;
  return (
    <PageFrame
      narrow
      site={site}
      aside={<Box className={styles.stepTime}>{t('Order {id}', { id: orderId })}</Box>}
    >
      <Box className={styles.single}>
        <Heading level={1}>{sent ? t('Enter the 6-digit code') : t('Is this yours?')}</Heading>
        <Box as="p" className={styles.lead}>
          {sent
            ? t('Sent by SMS to the number ending in {ending}.', { ending: phoneEnding })
            : t(
                'This was bought in another browser. We send a code to the number ending in {ending}, and then it opens here.',
                { ending: phoneEnding },
              )}
        </Box>
        <Box className={styles.codeForms}>
          {error !== null && (
            <Box role="alert" id="otp-error" className={styles.bad}>
              {translate(error)}
            </Box>
          )}
          {sent && (
            <PageForm method="post" action={`/access/${orderId}/verify`} className={styles.stack}>
              <CodeInput isWrong={error !== null} describedBy="otp-error" />
              <Button type="submit" tone="accent" fullWidth mainAction>
                {t('Open')}
              </Button>
            </PageForm>
          )}
          <PageForm method="post" action={`/access/${orderId}/otp`}>
            <Button type="submit" tone={sent ? 'neutral' : 'accent'} fullWidth mainAction={!sent}>
              {sent ? t('Resend code') : t('Send the code')}
            </Button>
          </PageForm>
          <Box className={styles.notice}>
            <Icon name="shield" size={24} />
            <Box as="p">{t('We will never ask you for this code. Do not share it with anyone.')}</Box>
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}
