import { Box, Button, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { SandboxMandateModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { Ways } from '../../parts/checkout/Ways';
import { Lines, methodName } from '../../parts/Lines';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';
import * as page from '../../styles/page.css';

/** The built-in bank: a test, and it says so before anything else. */
export function SandboxMandatePage({ model }: { model: SandboxMandateModel }) {
  const { most, seller, session, site, status, title } = model;
  return (
    <PageFrame narrow site={site} back={<Box className={page.who}>{t('Test bank')}</Box>}>
      <Box className={styles.single}>
        <PageForm method="post" action={`/sandbox/mandates/${session}/form`} className={styles.stack}>
          <Box className={styles.caution}>
            <Icon name="info" size={24} />
            <Box as="p">
              {rich(
                '{warning} This page simulates a bank and its app, so that every outcome can be tested.',
                {
                  warning: <Box as="strong">{t('No money moves here.')}</Box>,
                },
              )}
            </Box>
          </Box>
          <Box>
            <Box className={styles.sum}>{t('Up to {sum}', { sum: formatPaise(most) })}</Box>
            <Heading level={1}>{title}</Heading>
            <Box as="p" className={styles.lead}>
              {t('To {seller}, each time it renews', { seller })}
            </Box>
          </Box>
          {status === 'proposed' ? <Asking model={model} /> : <App model={model} />}
        </PageForm>
      </Box>
    </PageFrame>
  );
}

function Asking({ model: { first } }: { model: SandboxMandateModel }) {
  return (
    <>
      <Box as="p">
        {first === null
          ? t('₹1 is charged to authorise it, and refunded.')
          : t('{sum} is paid now, for the first time.', { sum: formatPaise(first) })}
      </Box>
      <Ways legend={t('Authorise with')} offered={['upi', 'card']} />
      <Button type="submit" name="act" value="agree" tone="accent" fullWidth mainAction>
        {t('Authorise')}
      </Button>
      <Button type="submit" name="act" value="decline" fullWidth>
        {t('Decline')}
      </Button>
      <Button type="submit" name="act" value="leave" fullWidth>
        {t('Leave|a payment')}
      </Button>
    </>
  );
}

/** What a buyer may do in the app of a bank once it was agreed to. */
function App({ model: { isRefusing, method, status, waiting } }: { model: SandboxMandateModel }) {
  const rows = waiting.map(
    ({ amount, day }) =>
      [t('Requested'), t('{sum} on {day}', { sum: formatPaise(amount), day: dayOf(day) })] as const,
  );
  const isEnded = status === 'ended';
  return (
    <>
      <Lines
        lines={[
          [t('Mandate'), t(statusTexts[status])],
          [t('Authorised with'), methodName(method)],
          ...(isEnded ? [] : rows),
          [
            t('Next answer'),
            isEnded
              ? null
              : isRefusing || status === 'paused'
                ? t('No|answer of a bank')
                : t('Yes|answer of a bank'),
          ],
        ]}
      />
      {!isEnded && (
        <>
          <Button type="submit" name="act" value={isRefusing ? 'allow' : 'refuse'} fullWidth>
            {isRefusing ? t('Approve the next charge') : t('Decline the next charge')}
          </Button>
          <Button type="submit" name="act" value={status === 'paused' ? 'resume' : 'pause'} fullWidth>
            {status === 'paused' ? t('Resume') : t('Put it on hold')}
          </Button>
          <Button type="submit" name="act" value="end" fullWidth>
            {t('End it')}
          </Button>
          <Box as="p" className={styles.stepTime}>
            {t('The bank charges from 7 am on the day.')}
          </Box>
        </>
      )}
    </>
  );
}

const statusTexts = {
  proposed: 'Not authorised yet',
  active: 'Authorised',
  paused: 'On hold',
  ended: 'Ended',
} as const satisfies Record<SandboxMandateModel['status'], Phrase>;
