import { Box, Button, ButtonLink, formatPaise, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import type { PayForModel } from '@haat/openapi/pages';
import { dayAndTime } from '../../document/time/when';
import { PayWays } from '../../parts/checkout/PayWays';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { ProductSummary } from '../../parts/ProductSummary';
import * as styles from '../../styles/order.css';

/** Where somebody pays what somebody else buys: what it is, what it costs, and who asks. */
export function PayForPage({ model }: { model: PayForModel }) {
  const { action, amount, product, site, state, until } = model;
  const sum = formatPaise(amount);
  const { heading, text } = wordsOf(model);
  return (
    <PageFrame narrow site={site} seller={{ name: product.seller }}>
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Box className={styles.sum}>{sum}</Box>
          <Heading level={1}>{heading}</Heading>
          <Box as="p" className={styles.lead}>
            {text}
          </Box>
        </Box>
        <ProductSummary title={product.title} seller={product.seller} cover={product.cover} />
        {state === 'paid' && model.isRenewal && (
          <ButtonLink href="/purchase/library" fullWidth>
            {t('Open your purchases')}
          </ButtonLink>
        )}
        {state === 'open' && action !== null && (
          <PageForm method="post" action={action}>
            <Box className={styles.stack}>
              <PayWays />
              <Button type="submit" tone="accent" fullWidth mainAction>
                {t('Pay {sum}', { sum })}
              </Button>
              <Box as="p" className={styles.stepTime}>
                {t('It can be paid until {time}.', { time: dayAndTime(until) })}
              </Box>
            </Box>
          </PageForm>
        )}
      </Box>
    </PageFrame>
  );
}

interface Words {
  heading: string;
  text: string;
}

/** Where nobody was asked by name: its holder themselves, in a browser that does not know them, or somebody they sent the link of the reminder. */
function wordsOfRenewal({ error, state }: PayForModel): Words | null {
  switch (state) {
    case 'open':
      return {
        heading: t('This is not paid yet'),
        text: error === null ? t('Nothing was charged. It can be paid now.') : sentence(error),
      };
    case 'pending':
      return null;
    case 'paid':
      return {
        heading: t('This is paid'),
        text: t(
          'The subscription goes on. Whoever has it gets a message, and it opens for them as before. If it is yours, it is in your purchases.',
        ),
      };
    case 'over':
      return {
        heading: t('This cannot be paid any more'),
        text:
          error === null ? t('Nothing was charged. Open the link of the reminder again.') : sentence(error),
      };
  }
}

function wordsOf(model: PayForModel): Words {
  const { asker, error, isRenewal, state } = model;
  const renewal = isRenewal && asker === null ? wordsOfRenewal(model) : null;
  if (renewal) return renewal;
  const who = asker && (asker.name ?? t('The number ending in {ending}', { ending: asker.phoneEnding }));
  switch (state) {
    case 'open':
      return {
        heading: who ? t('{name} asks you to pay', { name: who }) : t('You are asked to pay'),
        text:
          error !== null
            ? sentence(error)
            : t(
                'What is bought opens for them, and they get the receipt. You need no account, and we ask nothing else of you.',
              ),
      };
    case 'pending':
      return {
        heading: t('A bank is still processing this payment'),
        text: t('Please do not pay again. If it fails, it is refunded automatically within 3 working days.'),
      };
    case 'paid':
      return {
        heading: t('This is paid'),
        text: who
          ? t('{name} has been told, and it opens for them. Thank you.', { name: who })
          : t('Whoever asked you has been told, and it opens for them. Thank you.'),
      };
    case 'over':
      return {
        heading: t('This cannot be paid any more'),
        text: error === null ? t('The link has expired. Ask for a new one.') : sentence(error),
      };
  }
}
