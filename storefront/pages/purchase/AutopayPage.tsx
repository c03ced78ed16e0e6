import { Box, Button, ButtonLink, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { AutopayModel } from '@haat/openapi/pages';
import { Hosted } from '../../parts/checkout/Hosted';
import { Lines } from '../../parts/Lines';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

/** Before its bank agrees that a subscription renews automatically, and after it has or has not. */
export function AutopayPage({ model }: { model: AutopayModel }) {
  const { bank, id, product, site, state, subscriptionId } = model;
  const { heading, text } = wordsOf(model);
  const isOpening = state === 'opening';
  return (
    <PageFrame narrow site={site} seller={{ name: product.seller }}>
      <Box className={styles.single}>
        <Box className={styles.stack}>
          <Box aria-live="polite">
            <Heading level={1}>{heading}</Heading>
            <Box as="p" className={styles.lead}>
              {text}
            </Box>
          </Box>
          <Lines lines={[[t('For|what'), product.title]]} />
          {isOpening && <Hosted label={t('Go to your bank')} isMain about="mandate" />}
          {state === 'waiting' && (
            <>
              <PageForm method="get" action="/autopay">
                <Box as="input" type="hidden" name="id" value={id} readOnly />
                <Box as="input" type="hidden" name="back" value="1" readOnly />
                <Button type="submit" icon="refresh" tone="accent" fullWidth mainAction>
                  {t('Check again now')}
                </Button>
              </PageForm>
              <Box className={styles.stepTime}>
                {rich('Not confirmed yet? {link}', {
                  link: (
                    <Box as="a" href={`/autopay?id=${id}`} className={styles.textLink}>
                      {t('Go to your bank')}
                    </Box>
                  ),
                })}
              </Box>
            </>
          )}
          <ButtonLink
            href={`/purchase?order=${subscriptionId}`}
            tone={isOpening || state === 'waiting' ? 'neutral' : 'accent'}
            fullWidth
          >
            {isOpening ? t('Not now') : t('View subscription|button')}
          </ButtonLink>
          {bank !== null && (
            <Box as="p" className={styles.stepTime}>
              {rich('This is a test, and no money moves. {link}', {
                link: (
                  <Box as="a" href={bank} className={styles.textLink}>
                    {t('Act as its bank')}
                  </Box>
                ),
              })}
            </Box>
          )}
        </Box>
      </Box>
    </PageFrame>
  );
}

const nothingTaken =
  'Nothing was charged, and your subscription has not changed. You can try again from your subscription, or from the link in our message.';

function wordsOf({ state, product: { seller } }: AutopayModel): { heading: string; text: string } {
  switch (state) {
    case 'opening':
      return {
        heading: t('Confirm with your bank'),
        text: t('You pay on our payment partner’s page and then return here.'),
      };
    case 'waiting':
      return {
        heading: t('Your bank has not authorised it yet'),
        text: t(
          'Some banks take a few minutes, others a few days. We keep checking, and until then nothing is charged automatically.',
        ),
      };
    case 'on':
      return {
        heading: t('Auto-renew is on'),
        text: t(
          'We notify you at least a day before {seller} is paid, with a link to decline. You can cancel at any time.',
          { seller },
        ),
      };
    case 'paused':
      return {
        heading: t('Auto-renew is paused in your bank or UPI app'),
        text: t('Nothing is charged automatically until you resume it there.'),
      };
    case 'refused':
      return {
        heading: t('Authorisation failed'),
        text: t(nothingTaken),
      };
    case 'lapsed':
      return {
        heading: t('Authorisation expired'),
        text: t(nothingTaken),
      };
    case 'ended':
      return {
        heading: t('Auto-renew is off'),
        text: t(
          'Nothing is charged automatically. You keep what you have paid for, and we remind you before it ends.',
        ),
      };
  }
}
