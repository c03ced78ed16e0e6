import { Badge, Button, Inline, Money, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Difference } from '@haat/openapi';
import { useState } from 'react';
import { dateAndTime } from '../../../components/time/when';
import { acts, useDifferences } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { Halves } from '../Halves';

const words: Record<string, string> = {
  unheard: 'Paid at the gateway, and we had not heard',
  missing: 'Paid with us, and the gateway knows nothing of it',
  takenTwice: 'More went back than was left of the order',
  strayDisputed: 'A bank questions a payment that bought nothing',
  notReturned: 'It was to go back to its buyer, and the gateway refuses',
};

/** Where our books and a gateway say different things. */
export function Differences() {
  const [state, setState] = useState<'open' | 'closed'>('open');
  return (
    <>
      <Halves
        label={t('Differences')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Open|not done') },
          { value: 'closed', label: t('Explained or over') },
        ]}
      />
      <Cases
        of={useDifferences(state)}
        subject={t('The differences')}
        empty={{
          title: state === 'open' ? t('Nothing is open') : t('None so far'),
          text: t(
            'Every night each order of the last seven days is held against its gateway. What differs is listed here.',
          ),
        }}
        keyOf={({ id }) => id}
        decision={({ id, orderId }) => ({
          about: id,
          title: t('Explain order {id}', { id: orderId }),
          yes: t('Take it off the list'),
          reasonLabel: t('What it was'),
          done: t('The difference is explained.'),
          onYes: (reason) => acts.resolveDifference(id, reason),
        })}
      >
        {(difference, ask) => <Row difference={difference} onAsk={ask} />}
      </Cases>
    </>
  );
}

function Row({ difference, onAsk }: { difference: Difference; onAsk: (asked: Difference) => void }) {
  const { orderId, provider, kind, paymentId, amount, foundAt, seenAt, endedAt, resolution } = difference;
  const isOpen = endedAt === null && resolution === null;
  return (
    <Case
      title={translate(words[kind] ?? kind)}
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
          <Badge tone="good">{t('Agrees again since {time}', { time: dateAndTime(endedAt) })}</Badge>
        </Inline>
      )}
    </Case>
  );
}
