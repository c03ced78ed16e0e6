import { Badge, type BadgeProps, Button, Money, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { OperatorDispute } from '@haat/openapi';
import { dateAndTime, fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { acts, useDisputes } from '../../queries/admin.queries';
import { Case } from './Case';
import { Cases } from './Cases';
import { CreatorLink } from './creators/CreatorLink';
import { Halves } from './Halves';

interface Look {
  tone: NonNullable<BadgeProps['tone']>;
  label: string;
}

const open: Look = { tone: 'caution', label: 'Waiting for the creator' };
const ours: Look = { tone: 'caution', label: 'Needs our response' };
const atBank: Look = { tone: 'neutral', label: 'With the bank' };
const won: Look = { tone: 'good', label: 'Won' };
const lost: Look = { tone: 'critical', label: 'Lost|a dispute' };

const handed: Look = { tone: 'neutral', label: 'Submitted' };

function lookOf({ status, creatorId, respondBy, handedIn }: OperatorDispute): Look {
  if (status === 'won') return won;
  if (status === 'lost') return lost;
  if (handedIn) return handed;
  if (status === 'opened') return creatorId ? open : ours;
  // Once the gateway has our side, it names no day any more.
  return respondBy
    ? { tone: 'caution', label: t('Submit by {date}', { date: fullDate(respondBy) }) }
    : atBank;
}

/** Disputes. The bank decides; the money is held until then. */
export function Disputes() {
  const [state, setState] = useState<'open' | 'over'>('open');
  return (
    <>
      <Halves
        label={t('Disputes')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('Open|not done') },
          { value: 'over', label: t('Decided') },
        ]}
      />
      <Cases
        of={useDisputes(state)}
        subject={t('Disputes')}
        empty={{
          title: state === 'open' ? t('No disputes') : t('None decided yet'),
          text: t('When a buyer disputes a payment, the money is held until the bank has decided.'),
        }}
        keyOf={({ provider, id }) => `${provider} ${id}`}
        decision={(dispute) => ({
          about: `evidence.${dispute.provider}.${dispute.id}`,
          title: t('Evidence for order {id}', { id: dispute.orderId }),
          yes: t('Mark as submitted'),
          reasonLabel: t('Submitted evidence'),
          done: t('Saved. The bank decides now.'),
          onYes: (reason) => acts.handInEvidence(dispute, reason),
          children: <Text tone="soft">{t('Submit it at the gateway first: this sends nothing.')}</Text>,
        })}
      >
        {(dispute, ask) => <Row dispute={dispute} onAsk={ask} />}
      </Cases>
    </>
  );
}

function Row({ dispute, onAsk }: { dispute: OperatorDispute; onAsk: (dispute: OperatorDispute) => void }) {
  const { id, orderId, creatorId, provider, status, amount, reason, respondBy, openedAt, answer, handedIn } =
    dispute;
  const look = lookOf(dispute);
  return (
    <Case
      title={reason}
      meta={[
        t('Order {id}', { id: orderId }),
        `${provider} ${id}`,
        t('since {date}', { date: fullDate(openedAt) }),
        status === 'opened' && respondBy && t('to be answered by {date}', { date: fullDate(respondBy) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={<Money paise={amount} weight="strong" />}
      actions={
        <>
          <Badge tone={look.tone}>{translate(look.label)}</Badge>
          {creatorId && <CreatorLink id={creatorId} />}
          {dispute.endedAt === null && !handedIn && (
            <Button size="small" aria-haspopup="dialog" onPress={() => onAsk(dispute)}>
              {t('Mark as submitted')}
            </Button>
          )}
        </>
      }
    >
      {answer && <Text>“{answer}”</Text>}
      {handedIn && (
        <Text tone="soft">
          {t('Submitted {time}: {note}', { time: dateAndTime(handedIn.at), note: handedIn.note })}
        </Text>
      )}
    </Case>
  );
}
