import type { AccessCodeModel } from '@haat/contract/pages';
import { Box, Button, Heading, Icon } from '@haat/design-system/preview';
import { said, t } from '@haat/words';
import { PageForm } from '../parts/PageForm';
import { PageFrame } from '../parts/PageFrame';
import * as amount from '../styles/amount.css';
import * as styles from '../styles/order.css';

/** Another browser than the one that paid: whoever holds the buyer's phone may come in. Works without JavaScript. */
export function AccessCodePage({ model }: { model: AccessCodeModel }) {
  const { orderId, query, phoneEnding, sent, error, site } = model;
  return (
    <PageFrame
      narrow
      site={site}
      aside={<Box className={styles.stepTime}>{t('Order {id}', { id: orderId })}</Box>}
    >
      <Box className={styles.single}>
        <Heading level={1}>{sent ? t('Type the 6-digit code') : t('Is this yours?')}</Heading>
        <Box as="p" className={styles.lead}>
          {sent
            ? t('Sent by SMS to the number ending in {ending}.', { ending: phoneEnding })
            : t(
                'This was bought in another browser. We send a code to the number ending in {ending}, and it opens here.',
                { ending: phoneEnding },
              )}
        </Box>
        <Box className={styles.codeForms}>
          {error !== null && (
            <Box role="alert" id="otp-error" className={styles.bad}>
              {said(error)}
            </Box>
          )}
          {sent && (
            <PageForm method="post" action={`/access/${orderId}/verify${query}`} className={styles.stack}>
              <Box>
                <Box as="label" htmlFor="otp" className={amount.label}>
                  {t('Code')}
                </Box>
                <Box className={amount.box}>
                  <Box
                    as="input"
                    id="otp"
                    name="otp"
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    pattern="[0-9]{6}"
                    maxLength={6}
                    required
                    {...(error !== null && { 'aria-invalid': true, 'aria-describedby': 'otp-error' })}
                    // The one thing to do here, and where a wrong code is typed again.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus
                    className={`${amount.input} ${styles.code}`}
                  />
                </Box>
              </Box>
              <Button type="submit" tone="accent" fullWidth mainAction>
                {t('Open')}
              </Button>
            </PageForm>
          )}
          <PageForm method="post" action={`/access/${orderId}/otp${query}`}>
            <Button type="submit" tone={sent ? 'neutral' : 'accent'} fullWidth mainAction={!sent}>
              {sent ? t('Send a new code') : t('Send the code')}
            </Button>
          </PageForm>
          <Box className={styles.notice}>
            <Icon name="shield" size={24} />
            <Box as="p">{t('Nobody will ever ask you for this code. Do not read it out on a call.')}</Box>
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}
