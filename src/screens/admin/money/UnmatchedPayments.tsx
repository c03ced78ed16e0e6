import { Badge, Button, Money, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { UnmatchedPayment } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { acts, useUnmatchedPayments } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';
import { Halves } from '../Halves';

const why = {
  late: 'Paid after the sale ended',
  twice: 'Paid a second time',
  amount: 'Paid a different amount',
} as const satisfies Record<UnmatchedPayment['why'], Phrase>;

/** Unmatched payments that the gateway does not refund. */
export function UnmatchedPayments() {
  const [state, setState] = useState<'open' | 'settled'>('open');
  return (
    <>
      <Halves
        label={t('Unmatched payments')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Open|not done') },
          { value: 'settled', label: t('Settled manually') },
        ]}
      />
      <Cases
        of={useUnmatchedPayments(state)}
        subject={t('Payments')}
        empty={{
          title: state === 'open' ? t('No unmatched payments') : t('None so far'),
          text: t(
            'Unmatched payments are refunded automatically. Those the gateway rejects, or has not processed in three days, are listed here.',
          ),
        }}
        keyOf={({ provider, paymentId }) => `${provider} ${paymentId}`}
        decision={(unmatched) => ({
          about: `unmatched.${unmatched.provider}.${unmatched.paymentId}`,
          title: t('Payment {id}', { id: unmatched.paymentId }),
          yes: t('Mark as settled'),
          reasonLabel: t('Settled manually because…'),
          done: t('Payment settled.'),
          onYes: (reason) => acts.settleUnmatchedPayment(unmatched, reason),
          children: (
            <Text tone="soft">{t('Refund it from our bank account first: this only records it.')}</Text>
          ),
        })}
      >
        {(unmatched, ask) => <Row unmatched={unmatched} onAsk={ask} />}
      </Cases>
    </>
  );
}

function Row({
  unmatched,
  onAsk,
}: {
  unmatched: UnmatchedPayment;
  onAsk: (payment: UnmatchedPayment) => void;
}) {
  const { orderId, provider, paymentId, creatorId, amount, status, at, settled } = unmatched;
  return (
    <Case
      title={t(why[unmatched.why])}
      meta={[
        t('Order {id}', { id: orderId }),
        provider,
        t('payment {id}', { id: paymentId }),
        t('since {date}', { date: dateAndTime(at) }),
      ].join(' · ')}
      aside={<Money paise={amount} weight="strong" />}
      actions={
        <>
          {status === 'refused' && <Badge tone="critical">{t('Rejected by the gateway')}</Badge>}
          {status === 'returning' && <Badge tone="caution">{t('Processing for days')}</Badge>}
          {creatorId && <CreatorLink id={creatorId} />}
          {status !== 'settled' && (
            <Button size="small" aria-haspopup="dialog" onPress={() => onAsk(unmatched)}>
              {t('Mark as settled')}
            </Button>
          )}
        </>
      }
    >
      {settled && (
        <Text>
          {dateAndTime(settled.at)}: {settled.note}
        </Text>
      )}
    </Case>
  );
}
