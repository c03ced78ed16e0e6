import { Badge, Button, Text } from '@haat/design-system';
import { type Phrase, t, translate } from '@haat/i18n';
import type { Review } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { acts, useReviews, type Verdict } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

const kinds: Record<Review['kind'], string> = {
  pan: 'PAN',
  bank: 'Bank account',
  upi: 'UPI ID',
  gstin: 'GSTIN',
};
const given = {
  pan: 'Given',
  bank: 'Name on PAN',
  upi: 'Name on PAN',
  gstin: 'Profile name',
} as const satisfies Record<Review['kind'], Phrase>;
const found = {
  pan: 'Registered',
  bank: 'At the bank|a name',
  upi: 'At the bank|a name',
  gstin: 'In the GST records',
} as const satisfies Record<Review['kind'], Phrase>;
const doubts = {
  name: 'Partial name match',
  elsewhere: 'Also used by another creator',
  silent: 'No response: check manually',
  refused: 'Rejected before, submitted again',
  gstin: 'GSTIN belongs to another PAN',
} as const satisfies Record<Review['doubt'], Phrase>;

/** Documents that no register could settle: a person compares the names. */
export function Reviews() {
  return (
    <Cases<Review, { review: Review; verdict: Verdict }>
      of={useReviews()}
      subject={t('Documents')}
      empty={{
        title: t('No documents to review'),
        text: t(
          'PANs and accounts with a partial name match, and GSTINs without a verified PAN, are listed here for review.',
        ),
      }}
      keyOf={({ id }) => id}
      decision={({ review, verdict }) => ({
        ...questionOf(verdict, documentOf(review)),
        about: `review.${review.id}`,
        onYes: (reason) => acts.decideReview(review.id, verdict, reason),
      })}
    >
      {(review, ask) => <One review={review} onDecide={(verdict) => ask({ review, verdict })} />}
    </Cases>
  );
}

const documentOf = ({ kind, shown }: Review) => `${translate(kinds[kind])} ${shown}`;

const questionOf = (verdict: Verdict, document: string) =>
  verdict === 'accept'
    ? { title: t('Approve {document}?', { document }), yes: t('Approve'), done: t('Approved.') }
    : {
        title: t('Reject {document}?', { document }),
        yes: t('Reject'),
        tone: 'critical' as const,
        reasonHelp: t('The creator reads it: say what is wrong and what to do.'),
        done: t('Rejected. The creator has been notified.'),
      };

function One({ review, onDecide }: { review: Review; onDecide: (verdict: Verdict) => void }) {
  const { creatorId, kind, doubt, expectedName, foundName, elsewhere, since } = review;
  return (
    <Case
      title={documentOf(review)}
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
            {t('Approve')}
          </Button>
          <Button size="small" tone="critical" aria-haspopup="dialog" onPress={() => onDecide('refuse')}>
            {t('Reject')}
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
