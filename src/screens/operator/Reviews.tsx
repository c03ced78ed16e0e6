import type { Review } from '@haat/contract';
import { Badge, Button, Card, EmptyState, Stack, Text } from '@haat/design-system';
import { type Phrase, said, t } from '@haat/words';
import { useState } from 'react';
import { dateAndTime } from '../../parts/time/when';
import { acts, useReviews, type Verdict } from '../../queries/operator.queries';
import { Case } from './Case';
import { CreatorLink } from './CreatorLink';
import { Decision } from './Decision';
import { Desk } from './Desk';

const kinds: Record<Review['kind'], string> = {
  pan: 'PAN',
  bank: 'Bank account',
  upi: 'UPI address',
  gstin: 'GSTIN',
};
const given = {
  pan: 'Given',
  bank: 'On their PAN',
  upi: 'On their PAN',
  gstin: 'What they call themselves',
} as const satisfies Record<Review['kind'], Phrase>;
const found = {
  pan: 'Registered',
  bank: 'At the bank|a name',
  upi: 'At the bank|a name',
  gstin: 'In the GST register',
} as const satisfies Record<Review['kind'], Phrase>;
const doubts = {
  name: 'The names do not agree in full',
  elsewhere: 'Another creator has it, too',
  silent: 'Nobody answered: look it up',
  refused: 'It was refused before, and given again',
  gstin: 'They sell under the GSTIN of another PAN',
} as const satisfies Record<Review['doubt'], Phrase>;

/** Papers that no register could settle: a person compares the names. */
export function Reviews() {
  const reviews = useReviews();
  const [asked, setAsked] = useState<{ review: Review; verdict: Verdict } | null>(null);
  return (
    <>
      <Desk
        of={reviews}
        subject={t('The papers')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('No papers wait')}
              text={t(
                'A PAN or account whose names do not agree in full comes here to be judged, and a GSTIN without a verified PAN in it.',
              )}
            />
          </Card>
        }
      >
        {({ items }) => (
          <Stack space="16">
            {items.map((review) => (
              <One key={review.id} review={review} onDecide={(verdict) => setAsked({ review, verdict })} />
            ))}
          </Stack>
        )}
      </Desk>
      {asked && (
        <Decision
          about={`review.${asked.review.id}`}
          title={t(asked.verdict === 'accept' ? 'Accept {paper}?' : 'Refuse {paper}?', {
            paper: `${said(kinds[asked.review.kind])} ${asked.review.shown}`,
          })}
          yes={asked.verdict === 'accept' ? t('Accept') : t('Refuse')}
          tone={asked.verdict === 'accept' ? 'accent' : 'critical'}
          reasonHelp={
            asked.verdict === 'accept'
              ? t('Kept in the log for good.')
              : t('The creator reads it: say what is wrong and what to do.')
          }
          done={asked.verdict === 'accept' ? t('Accepted.') : t('Refused. The creator has been told.')}
          onYes={(reason) => acts.decideReview(asked.review.id, asked.verdict, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function One({ review, onDecide }: { review: Review; onDecide: (verdict: Verdict) => void }) {
  const { creatorId, kind, shown, doubt, expectedName, foundName, elsewhere, since } = review;
  return (
    <Case
      title={`${said(kinds[kind])} ${shown}`}
      meta={t('Waiting since {time}', { time: dateAndTime(since) })}
      aside={<Badge tone="caution">{kind === 'gstin' ? t('No verified PAN in it') : t(doubts[doubt])}</Badge>}
      actions={
        <>
          <CreatorLink id={creatorId} />
          {elsewhere.map((id, place) => (
            <CreatorLink
              key={id}
              id={id}
              name={elsewhere.length > 1 ? t('The other ({number})', { number: place + 1 }) : t('The other')}
            />
          ))}
          <Button size="small" aria-haspopup="dialog" onPress={() => onDecide('accept')}>
            {t('Accept')}
          </Button>
          <Button size="small" tone="critical" aria-haspopup="dialog" onPress={() => onDecide('refuse')}>
            {t('Refuse')}
          </Button>
        </>
      }
    >
      <Text>
        {t(given[kind])}: <strong>{expectedName ?? t('not known')}</strong>
      </Text>
      <Text>
        {t(found[kind])}: <strong>{foundName ?? t('not known')}</strong>
      </Text>
    </Case>
  );
}
