import { Badge, Button, Inline, Money, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Difference } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { acts, useDifferences } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { Halves } from '../Halves';

const labels: Record<string, string> = {
  unheard: 'Paid at the gateway, but missing here',
  missing: 'Paid here, but missing at the gateway',
  takenTwice: 'Refunded more than was left of the order',
  unmatchedDisputed: 'Dispute on an unmatched payment',
  notReturned: 'The gateway rejects the refund',
};

/** Discrepancies between our records and a gateway. */
export function Differences() {
  const [state, setState] = useState<'open' | 'closed'>('open');
  return (
    <>
      <Halves
        label={t('Discrepancies')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Open|not done') },
          { value: 'closed', label: t('Resolved') },
        ]}
      />
      <Cases
        of={useDifferences(state)}
        subject={t('Discrepancies')}
        empty={{
          title: state === 'open' ? t('Nothing open') : t('None so far'),
          text: t(
            'Every night the orders of the last seven days are reconciled with the gateway. Discrepancies are listed here.',
          ),
        }}
        keyOf={({ id }) => id}
        decision={({ id, orderId }) => ({
          about: id,
          title: t('Explain order {id}', { id: orderId }),
          yes: t('Remove from list'),
          reasonLabel: t('Explanation'),
          done: t('Discrepancy explained.'),
          onYes: (reason) => acts.resolveDifference(id, reason),
        })}
      >
        {(difference, ask) => <Row difference={difference} onAsk={ask} />}
      </Cases>
    </>
  );
}

function Row({ difference, onAsk }: { difference: Difference; onAsk: (difference: Difference) => void }) {
  const { orderId, provider, kind, paymentId, amount, foundAt, seenAt, endedAt, resolution } = difference;
  const isOpen = endedAt === null && resolution === null;
  return (
    <Case
      title={translate(labels[kind] ?? kind)}
      meta={[
        t('Order {id}', { id: orderId }),
        provider,
        paymentId && t('payment {id}', { id: paymentId }),
        t('found {found}, last seen {seen}', { found: dateAndTime(foundAt), seen: dateAndTime(seenAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={amount !== null && <Money paise={amount} weight="strong" />}
      actions={
        isOpen && (
          <Button size="small" aria-haspopup="dialog" onPress={() => onAsk(difference)}>
            {t('Explain')}
          </Button>
        )
      }
    >
      {resolution && <Text>{resolution.note}</Text>}
      {endedAt && (
        <Inline space="8">
          <Badge tone="good">{t('Resolved since {time}', { time: dateAndTime(endedAt) })}</Badge>
        </Inline>
      )}
    </Case>
  );
}
