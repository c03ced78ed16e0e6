import { Box, Card, Money, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { SaleTotals } from '@haat/openapi';
import * as styles from './totals.css';

/** The totals of the filter, as a sum that can be checked; null for a search that finds too many to be added up. */
export function Totals({ totals }: { totals: SaleTotals | null }) {
  if (!totals)
    return (
      <Card>
        <Text tone="soft">
          {t('Too many sales match to show totals. Narrow the search by date or with another word.')}
        </Text>
      </Card>
    );
  const { count, amount, refunded, fee, feeTax, net } = totals;
  return (
    <Card>
      <Box className={styles.frame}>
        <Box className={styles.totals}>
          <Stack space="4">
            <Text size="13" tone="soft">
              {plural(count, 'You receive from {count} sale', 'You receive from {count} sales', {
                count: count.toLocaleString('en-IN'),
              })}
            </Text>
            <Money paise={net} size="36" paiseShown="always" />
          </Stack>
          <Box className={styles.sum}>
            <Sign>=</Sign>
            <Part label={t('Collected')} paise={amount} />
            <Sign>−</Sign>
            <Part label={t('Refunded')} paise={refunded} />
            <Sign>−</Sign>
            <Part label={t('Fee and GST on it')} paise={fee + feeTax} />
          </Box>
        </Box>
      </Box>
    </Card>
  );
}

function Part({ label, paise }: { label: string; paise: number }) {
  return (
    <Box className={styles.part}>
      <Text as="span" size="13" tone="soft">
        {label}
      </Text>
      <Money paise={paise} weight="strong" paiseShown="always" />
    </Box>
  );
}

function Sign({ children }: { children: string }) {
  return (
    <Box aria-hidden className={styles.sign}>
      <Text as="span" tone="soft">
        {children}
      </Text>
    </Box>
  );
}
