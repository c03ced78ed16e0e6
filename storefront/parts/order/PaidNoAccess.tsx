import { Box, Button } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PaymentClaim } from '@haat/openapi/pages';
import { claimPath } from '@haat/openapi/pay-ways';
import { dayAndTime } from '../../document/time/when';
import * as amount from '../../styles/amount.css';
import * as fold from '../../styles/fold.css';
import * as styles from '../../styles/order.css';
import * as pay from '../../styles/pay.css';
import { Fold } from '../Fold';
import { PageForm } from '../PageForm';

interface PaidNoAccessProps {
  orderId: string;
  claim: PaymentClaim | null;
  /** The page is loaded again and again, so that nothing can be typed here. */
  isRefreshed: boolean;
  supportEmail: string | null;
}

/** For whoever sees the money gone in their bank's app, and nothing here. Works without JavaScript. */
export function PaidNoAccess({ orderId, claim, isRefreshed, supportEmail }: PaidNoAccessProps) {
  if (isRefreshed)
    return (
      <Box className={fold.fold}>
        <Box as="a" href={claimPath(orderId)} className={fold.link}>
          {t('Paid but no access?')}
        </Box>
      </Box>
    );
  const error = claim?.error ?? null;
  return (
    <>
      {claim?.outcome && (
        <Box as="output" className={styles.notice}>
          {wordsOf(claim, claim.outcome)}
        </Box>
      )}
      <Fold title={t('Paid but no access?')} isOpen={claim !== null}>
        <PageForm
          method="post"
          action={`/cashfree/claim?id=${orderId}`}
          aria-label={t('Paid but no access?')}
          className={styles.stack}
        >
          <Box>
            <Box as="label" htmlFor="reference" className={amount.label}>
              {t('UPI reference')}
            </Box>
            <Box as="p" id="reference-help" className={pay.help}>
              {t('12 digits. Your UPI app shows it with the payment, also as UTR or transaction number.')}
            </Box>
            <Box className={amount.box} data-invalid={error === null ? undefined : ''}>
              <Box
                as="input"
                id="reference"
                name="reference"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                required
                defaultValue={claim?.reference}
                aria-describedby={error === null ? 'reference-help' : 'reference-help reference-error'}
                aria-invalid={error === null ? undefined : true}
                className={`${amount.input} ${pay.reference}`}
              />
            </Box>
            {error !== null && (
              <Box as="p" id="reference-error" role="alert" className={pay.wrong}>
                {translate(error)}
              </Box>
            )}
          </Box>
          <Button type="submit" fullWidth>
            {t('Find my payment')}
          </Button>
          {supportEmail !== null && (
            <Box as="p" className={styles.stepTime}>
              {rich('Or write to {email}', {
                email: (
                  <Box as="a" href={`mailto:${supportEmail}`} className={styles.textLink}>
                    {supportEmail}
                  </Box>
                ),
              })}
            </Box>
          )}
        </PageForm>
      </Fold>
    </>
  );
}

function wordsOf({ until }: PaymentClaim, outcome: NonNullable<PaymentClaim['outcome']>): string {
  const nextSteps =
    until === null
      ? t('We keep checking, and notify you by SMS.')
      : t('We keep checking until {time}, and notify you by SMS.', {
          time: dayAndTime(until),
        });
  switch (outcome) {
    case 'atBank':
      return t('Your bank is still processing the payment. {next}', { next: nextSteps });
    case 'failed':
      return t(
        'This payment failed. If money was debited from your account, it is refunded automatically within 3 working days.',
      );
    case 'returning':
      return t(
        'We received your payment, but this was no longer available. It is refunded automatically within 7 working days.',
      );
    case 'unseen':
      return t('We cannot find this payment yet. {next} If it is not found by then, your bank refunds it.', {
        next: nextSteps,
      });
    case 'silent':
      return t('We cannot check it right now. {next}', { next: nextSteps });
  }
}
