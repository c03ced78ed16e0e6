import { Badge, Button, Money, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { OperatorProposal } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { acts, useProposals } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';
import { Halves } from '../Halves';

const kinds = {
  releaseHold: 'Release held money',
  refundSale: 'Refund a sale',
  refundPlan: 'Refund a plan',
  grantRefund: 'Approve a refund',
  settleStray: 'Settle a payment manually',
} as const satisfies Record<Exclude<OperatorProposal['kind'], 'adjust'>, Phrase>;

const outcomes = {
  waiting: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<OperatorProposal['status'], Phrase>;

const titleOf = ({ kind, amount }: OperatorProposal) => {
  if (kind !== 'adjust') return t(kinds[kind]);
  return amount > 0 ? t('Credit a creator') : t('Debit a creator');
};

/** Money movements above the limit: another admin confirms or declines. */
export function Proposals() {
  const [state, setState] = useState<'waiting' | 'decided'>('waiting');
  return (
    <>
      <Halves
        label={t('To confirm')}
        value={state}
        onChange={setState}
        options={[
          { value: 'waiting', label: t('Open|not done') },
          { value: 'decided', label: t('Decided') },
        ]}
      />
      <Cases
        of={useProposals(state)}
        subject={t('Proposals')}
        empty={{
          title: state === 'waiting' ? t('Nothing to confirm') : t('None so far'),
          text: t(
            'Money movements above an admin’s daily limit are listed here until another admin confirms them.',
          ),
        }}
        keyOf={({ id }) => id}
        decision={({ proposal, isConfirmed }: Asked) => decisionOf(proposal, isConfirmed)}
      >
        {(proposal, ask) => <Row proposal={proposal} onAsk={ask} />}
      </Cases>
    </>
  );
}

interface Asked {
  proposal: OperatorProposal;
  isConfirmed: boolean;
}

function decisionOf(proposal: OperatorProposal, isConfirmed: boolean) {
  const { id, isOwn } = proposal;
  const no = isOwn ? t('Withdraw') : t('Decline');
  return {
    about: `proposal.${id}`,
    title: titleOf(proposal),
    yes: isConfirmed ? t('Confirm') : no,
    tone: isConfirmed ? ('accent' as const) : ('critical' as const),
    done: isConfirmed ? t('Confirmed. The money has been moved.') : t('No money was moved.'),
    onYes: (reason: string) => acts.decideProposal(id, isConfirmed, reason),
    children: <Text>{t('{name} says: {reason}', { name: proposal.by, reason: proposal.reason })}</Text>,
  };
}

function Row({ proposal, onAsk }: { proposal: OperatorProposal; onAsk: (decision: Asked) => void }) {
  const { status, creatorId, amount, reason, by, isOwn, at, decision } = proposal;
  return (
    <Case
      title={titleOf(proposal)}
      meta={t('Proposed by {name}, {time}', { name: by, time: dateAndTime(at) })}
      aside={<Money paise={Math.abs(amount)} weight="strong" />}
      actions={
        <>
          {status !== 'waiting' && (
            <Badge tone={status === 'confirmed' ? 'good' : 'neutral'}>{t(outcomes[status])}</Badge>
          )}
          {creatorId && <CreatorLink id={creatorId} />}
          {status === 'waiting' && !isOwn && (
            <Button
              size="small"
              tone="accent"
              aria-haspopup="dialog"
              onPress={() => onAsk({ proposal, isConfirmed: true })}
            >
              {t('Confirm')}
            </Button>
          )}
          {status === 'waiting' && (
            <Button
              size="small"
              aria-haspopup="dialog"
              onPress={() => onAsk({ proposal, isConfirmed: false })}
            >
              {isOwn ? t('Withdraw') : t('Decline')}
            </Button>
          )}
        </>
      }
    >
      <Text>{reason}</Text>
      {isOwn && status === 'waiting' && (
        <Text size="13" tone="soft">
          {t('You proposed it: another admin has to confirm it.')}
        </Text>
      )}
      {decision && (
        <Text>
          {t('{name}, {time}: {reason}', { ...decision, name: decision.by, time: dateAndTime(decision.at) })}
        </Text>
      )}
    </Case>
  );
}
