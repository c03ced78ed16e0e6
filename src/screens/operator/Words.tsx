import type { ReportedReview } from '@haat/contract';
import { Badge, Button, Card, EmptyState, Stack, Stars, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { fullDate } from '../../parts/time/when';
import { acts, useReportedReviews, type WordsVerdict } from '../../queries/operator.queries';
import { Case } from './Case';
import { CreatorLink } from './CreatorLink';
import { Decision } from './Decision';
import { Desk } from './Desk';

/** What buyers wrote and creators reported, and what was hidden lately. */
export function Words() {
  const reviews = useReportedReviews();
  const [asked, setAsked] = useState<{ review: ReportedReview; verdict: WordsVerdict } | null>(null);
  return (
    <>
      <Desk
        of={reviews}
        subject={t('The reviews')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('No review was reported')}
              text={t('What a creator reports comes here. It stays on the page until you hide it.')}
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
          about={`words.${asked.review.id}`}
          title={asked.verdict === 'hide' ? t('Hide this review?') : t('Let this review stand?')}
          yes={asked.verdict === 'hide' ? t('Hide it') : t('Let it stand')}
          tone={asked.verdict === 'hide' ? 'critical' : 'accent'}
          reasonHelp={
            asked.verdict === 'hide'
              ? t('Its buyer reads it, and it stays in the log.')
              : t('Kept in the log for good.')
          }
          done={asked.verdict === 'hide' ? t('Hidden. Its buyer has been told.') : t('It stands.')}
          onYes={(reason) => acts.judgeReview(asked.review, asked.verdict, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function One({ review, onDecide }: { review: ReportedReview; onDecide: (verdict: WordsVerdict) => void }) {
  const { creatorId, title, stars, words, name, at, reason, status } = review;
  return (
    <Case
      title={title}
      meta={`${name ?? t('A buyer')} · ${fullDate(at)}`}
      aside={
        status === 'hidden' ? <Badge>{t('Hidden')}</Badge> : <Badge tone="caution">{t('Reported')}</Badge>
      }
      actions={
        <>
          <CreatorLink id={creatorId} />
          <Button size="small" aria-haspopup="dialog" onPress={() => onDecide('keep')}>
            {status === 'hidden' ? t('Show it again') : t('Let it stand')}
          </Button>
          {status !== 'hidden' && (
            <Button size="small" tone="critical" aria-haspopup="dialog" onPress={() => onDecide('hide')}>
              {t('Hide')}
            </Button>
          )}
        </>
      }
    >
      <Stars value={stars} />
      {words !== null && <Text keepLines>{words}</Text>}
      {reason !== null && (
        <Text keepLines tone="soft">
          {t('The creator: {reason}', { reason })}
        </Text>
      )}
    </Case>
  );
}
