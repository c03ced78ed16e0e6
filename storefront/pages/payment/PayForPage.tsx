import { Box, Button, formatPaise, Heading } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
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

function wordsOf({ asker, error, state }: PayForModel): { heading: string; text: string } {
  const who = asker && (asker.name ?? t('The number ending in {ending}', { ending: asker.phoneEnding }));
  switch (state) {
    case 'open':
      return {
        heading: who ? t('{name} asks you to pay', { name: who }) : t('You are asked to pay'),
        text:
          error !== null
            ? translate(error)
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
        text: error === null ? t('The link has expired. Ask for a new one.') : translate(error),
      };
  }
}
