import { Box, Button, ButtonLink, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { RenewalModel } from '@haat/openapi/pages';
import { approvalSum, autopayOffText, autopayPromise, autopayText } from '@haat/web/prices/autopay';
import { perPeriod } from '@haat/web/prices/period';
import { dayOf } from '../../document/time/when';
import { Lines } from '../../parts/Lines';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

/**
 * Where the link of a reminder leads: what another period costs and until when it runs, and one button that pays. Where it renews automatically,
 * how that stands, and the way to say no.
 */
export function RenewalPage({ model }: { model: RenewalModel }) {
  const { site, product, subscription, action, error, isTurnedOff } = model;
  const { autopay, can, endsAt, id, renewal, status } = subscription;
  const terms = subscription.nextTerms ?? subscription.terms;
  const texts = autopayText(subscription, dayOf);
  const isOver = status === 'expired';
  /** It goes on without its buyer. */
  const isOn = texts?.tone === 'neutral';
  return (
    <PageFrame narrow site={site} seller={{ name: product.seller }}>
      <Box className={styles.single}>
        <Heading level={1}>
          {texts?.title ?? (isOver ? t('Resubscribe') : t('Continue your subscription'))}
        </Heading>
        {texts && (
          <Box as="p" className={styles.lead}>
            {texts.text}
          </Box>
        )}
        {error !== null && (
          <Box role="alert" as="p" className={styles.lead}>
            {translate(error)}
          </Box>
        )}
        {isTurnedOff && !autopay && (
          <Box paddingTop="16">
            <Box className={styles.notice}>
              <Icon name="check" size={24} />
              <Box as="p">
                {t('Auto-renew is off. If your bank still makes a payment, it is refunded automatically.')}
              </Box>
            </Box>
          </Box>
        )}
        <Box paddingTop="16">
          <Lines
            lines={[
              [t('To|whom'), product.title],
              [t('Price'), `${formatPaise(terms.amount)} ${perPeriod(terms.period)}`],
              [
                isOver ? t('Ended on') : status === 'trialing' ? t('Free until') : t('Paid until'),
                endsAt && dayOf(endsAt),
              ],
              [t('Then paid until'), renewal?.endsAt ? dayOf(renewal.endsAt) : null],
            ]}
          />
        </Box>
        {isOn && <TurnOff model={model} />}
        {renewal && can.includes('renew') ? (
          <PageForm method="post" action={action} paddingTop={isOn ? '16' : '24'}>
            <Button type="submit" tone={isOn ? 'neutral' : 'accent'} fullWidth mainAction>
              {isOn
                ? t('Pay {amount} now instead', { amount: formatPaise(renewal.amount) })
                : t('Pay {sum}', { sum: formatPaise(renewal.amount) })}
            </Button>
          </PageForm>
        ) : (
          !texts && (
            <Box as="p" className={styles.lead}>
              {status === 'paused'
                ? t('It is paused. Sign in and resume it before you pay again.')
                : t('It cannot be paid further ahead, or is no longer offered.')}
            </Box>
          )
        )}
        {!isOn && <TurnOff model={model} />}
        <Box paddingTop="16">
          <ButtonLink href={`/purchase?order=${id}`} fullWidth>
            {t('Pause, change or cancel')}
          </ButtonLink>
        </Box>
        {!autopay && (
          <Box as="p" className={styles.stepTime} paddingTop="16">
            {t('It does not auto-renew. If you do nothing, it ends and you are not charged again.')}
          </Box>
        )}
        {can.includes('startAutopay') && !isTurnedOff && <Offer model={model} />}
      </Box>
    </PageFrame>
  );
}

function TurnOff({ model: { action, subscription } }: { model: RenewalModel }) {
  if (!subscription.can.includes('endAutopay')) return null;
  return (
    <PageForm method="post" action={action} paddingTop="24">
      <Box as="input" type="hidden" name="autopay" value="end" readOnly />
      <Button type="submit" fullWidth aria-describedby="turning-off">
        {t('Turn off auto-renew')}
      </Button>
      <Box as="p" id="turning-off" className={styles.stepTime} paddingTop="8">
        {autopayOffText(subscription, dayOf)}
      </Box>
    </PageForm>
  );
}

/** What is agreed to stands above the button: from here its bank asks. */
function Offer({ model: { action, subscription } }: { model: RenewalModel }) {
  return (
    <Box as="section" aria-labelledby="by-itself" paddingTop="32">
      <Heading level={2} id="by-itself">
        {t('Turn on auto-renew')}
      </Heading>
      {/* A list without bullets is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Box as="ul" role="list" display="flex" flexDirection="column" gap="12" paddingTop="12">
        {autopayPromise(subscription, dayOf).map((line) => (
          <Box as="li" key={line} display="flex" gap="12">
            <Icon name="check" size={24} tone="good" />
            {line}
          </Box>
        ))}
      </Box>
      <PageForm method="post" action={action} paddingTop="16">
        <Box as="input" type="hidden" name="autopay" value="start" readOnly />
        <Button type="submit" fullWidth aria-describedby="approval">
          {t('Authorise with UPI or card')}
        </Button>
        <Box as="p" id="approval" className={styles.stepTime} paddingTop="8">
          {t(approvalSum)}
        </Box>
      </PageForm>
    </Box>
  );
}
