import { Box, Card, Inline, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { AnalyticsFigures } from '@haat/openapi';
import { conversionOf } from '../compare';
import * as styles from '../figures/figures.css';
import { grouped } from '../grouped';

/** How many of those who came went how far, and where the others stayed. */
export function Funnel({ figures }: { figures: AnalyticsFigures }) {
  const { visitors, opened, checkouts, sales, refunds, failed } = figures;
  const rate = conversionOf(figures);
  const paid = sales + refunds;
  // Orders of days on which nobody counted yet who opened the checkout: a nought would say that nobody did.
  const isCounted = opened > 0 || checkouts === 0;
  const before = isCounted ? opened : visitors;
  const most = Math.max(visitors, opened, checkouts, paid, 1);
  return (
    <Card
      title={t('Checkout funnel')}
      action={
        rate !== null && (
          <Text as="span" size="13" tone="soft">
            {t('{share} paid', { share: `${rate.toFixed(1)}%` })}
          </Text>
        )
      }
    >
      <Stack space="16">
        <Step name={t('Visited the page')} count={visitors} share={visitors / most} />
        {isCounted && (
          <Step
            name={t('Started checkout')}
            count={opened}
            share={opened / most}
            {...(visitors > 0 && {
              text: t('{share} of visitors started', { share: share(opened, visitors) }),
            })}
          />
        )}
        <Step
          name={t('Orders placed')}
          count={checkouts}
          share={checkouts / most}
          {...(before > 0 && { text: t('{share} continued', { share: share(checkouts, before) }) })}
        />
        <Step
          name={t('Paid')}
          count={paid}
          share={paid / most}
          isEnd
          {...(checkouts > 0 && {
            text: [
              t('{share} continued', { share: share(paid, checkouts) }),
              // The figure of sales leaves out what was refunded whole.
              refunds > 0 &&
                t('{sales} sales and {refunds} refunded', {
                  sales: grouped(sales),
                  refunds: grouped(refunds),
                }),
              failed > 0 && attempts(failed),
            ]
              .filter(Boolean)
              .join(' · '),
          })}
        />
      </Stack>
    </Card>
  );
}

const attempts = (count: number) =>
  plural(count, 'one failed attempt', '{count} failed attempts', { count: grouped(count) });

/** Somebody may buy twice, or renew without coming: no share is more than all. */
const share = (part: number, whole: number) => `${Math.min(100, Math.round((part / whole) * 100))}%`;

interface StepProps {
  name: string;
  count: number;
  /** Of the longest bar. */
  share: number;
  text?: string;
  isEnd?: boolean;
}

function Step({ name, count, share: length, text, isEnd = false }: StepProps) {
  const look = [styles.filled, isEnd && styles.paid, count === 0 && styles.empty];
  return (
    <Stack space="4">
      <Inline space="12" align="between">
        <Text as="span">{name}</Text>
        <Text as="span" weight="strong" tabular>
          {grouped(count)}
        </Text>
      </Inline>
      <Box className={styles.bar} aria-hidden>
        <Box className={look.filter(Boolean).join(' ')} vars={{ '--share': length }} />
      </Box>
      {text !== undefined && (
        <Text size="13" tone="soft">
          {text}
        </Text>
      )}
    </Stack>
  );
}
