import { Badge, Box, Button, Card, formatPaise, Inline, Link, Money, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Dispute } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { useDisputes } from '../../queries/orders/holds.queries';
import { AnswerDispute } from './AnswerDispute';
import { questionedBy } from './hold-text';

/** Payments that a buyer's bank questions, each with the way to answer, whether or not money is held for it. Nothing for whoever has none. */
export function Questioned() {
  const disputes = useDisputes();
  const [answering, setAnswering] = useState<Dispute | null>(null);
  // Most have none: a place kept free for them would only move what stands below.
  if (disputes.isLoading) return null;
  return (
    <>
      <AsyncStates
        of={disputes}
        subject={t('Disputes')}
        reassurance={t('Your money is safe. Only the disputes did not load.')}
        skeleton={null}
        isEmpty={({ items }) => !items.some(isOpen)}
      >
        {({ items }) => (
          <Card title={t('Dispute')}>
            <Stack space="24">
              {items.filter(isOpen).map((dispute) => (
                <One key={dispute.id} dispute={dispute} onAnswer={() => setAnswering(dispute)} />
              ))}
            </Stack>
          </Card>
        )}
      </AsyncStates>
      {answering && (
        <AnswerDispute id={answering.id} by={answering.respondBy} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}

const isOpen = ({ endedAt }: Dispute) => endedAt === null;

function One({ dispute, onAnswer }: { dispute: Dispute; onAnswer: () => void }) {
  const { amount, reason, orderId, status, respondBy } = dispute;
  const isToDo = status === 'opened';
  // Once the bank has our side, it names no day any more.
  const isOurs = isToDo || respondBy !== null;
  return (
    <Box
      as="article"
      aria-label={t('{sum} disputed', { sum: formatPaise(amount, { paiseShown: 'always' }) })}
    >
      <Stack space="8">
        <Inline space="8" align="between" alignY="center">
          <Badge tone={isToDo ? 'caution' : 'neutral'}>{isToDo ? t('Needs response') : t('Answered')}</Badge>
          <Money paise={amount} paiseShown="always" weight="strong" />
        </Inline>
        <Text>{questionedBy(reason)}</Text>
        <Text tone="soft">{whatNow(dispute)}</Text>
        <Inline space="16" alignY="center">
          {isOurs && (
            <Button size="small" onPress={onAnswer}>
              {isToDo ? t('Respond to dispute') : t('Edit response')}
            </Button>
          )}
          <Link href={paths.sale(orderId)} standalone>
            {t('View sale')}
          </Link>
        </Inline>
      </Stack>
    </Box>
  );
}

function whatNow({ status, respondBy }: Dispute): string {
  const until = respondBy && fullDate(respondBy);
  if (status === 'opened')
    return until
      ? t(
          'Say what the buyer received and when. We send your response to the bank. Due by {until}. Without a response it usually decides for the buyer.',
          { until },
        )
      : t(
          'Say what the buyer received and when. We send your response to the bank. Without a response it usually decides for the buyer.',
        );
  if (until)
    return t(
      'We send your response to the bank by {until}. You can edit it until then. The bank usually decides within 45 days, and we will notify you.',
      { until },
    );
  return t('The bank usually decides within 45 days, and we will notify you.');
}
