import { Badge, Box, Card, formatPaise, Inline, Link, Money, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import type { Hold } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { fullDate } from '@haat/web/time/when';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useHolds } from '../../queries/orders/holds.queries';
import { reasonText } from './hold-text';

const ruleText = {
  dispute: 'Bank dispute',
  review: 'Under review',
  legal: 'Required by law',
} as const satisfies Record<Hold['rule'], Phrase>;

/** Every rupee that is kept back: by which rule, why, what to do about it and by when. */
export function Held() {
  const holds = useHolds();
  return (
    <AsyncStates
      of={holds}
      subject={t('Holds')}
      reassurance={t('Your money is safe. Only the reasons did not load.')}
      skeleton={<RowsSkeleton rows={2} hasTitle />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card title={t('Held')}>
          <Text tone="soft">{t('Nothing is held. Released money is back in your wallet.')}</Text>
        </Card>
      }
    >
      {({ items }) => (
        <Card title={t('Held')} action={<Money paise={sumOf(items)} paiseShown="always" weight="strong" />}>
          <Stack space="24">
            {items.map((hold) => (
              <One key={hold.id} hold={hold} />
            ))}
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}

const sumOf = (holds: readonly Hold[]) => holds.reduce((sum, { amount }) => sum + amount, 0);

function One({ hold }: { hold: Hold }) {
  const { amount, rule, reason, whatToDo, by, at, orderId } = hold;
  const isToDo = by !== null;
  return (
    <Box as="section" aria-label={t('{sum} held', { sum: formatPaise(amount, { paiseShown: 'always' }) })}>
      <Stack space="8">
        <Inline space="8" align="between" alignY="center">
          <Badge tone={isToDo ? 'caution' : 'neutral'}>{t(ruleText[rule])}</Badge>
          <Money paise={amount} paiseShown="always" weight="strong" />
        </Inline>
        <Text>{reasonText(reason)}</Text>
        <Text tone="soft">
          {sentence(whatToDo)}
          {isToDo && ` ${t('Due by {date}.', { date: fullDate(by) })}`}
        </Text>
        <Inline space="16" alignY="center">
          {orderId && (
            <Link href={paths.sale(orderId)} standalone>
              {t('View sale')}
            </Link>
          )}
          <Text size="13" tone="soft">
            {t('Held since {date}', { date: fullDate(at) })}
          </Text>
        </Inline>
      </Stack>
    </Box>
  );
}
