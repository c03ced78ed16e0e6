import { Badge, Button, Stars, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReportedReview } from '@haat/openapi';
import { fullDate } from '../../../components/time/when';
import { acts, useReportedReviews, type WordsVerdict } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

/** What buyers wrote and creators reported, and what was hidden lately. */
export function Words() {
  return (
    <Cases<ReportedReview, { review: ReportedReview; verdict: WordsVerdict }>
      of={useReportedReviews()}
      subject={t('The reviews')}
      empty={{
        title: t('No review was reported'),
        text: t('What a creator reports comes here. It stays on the page until you hide it.'),
      }}
      keyOf={({ id }) => id}
      decision={({ review, verdict }) => ({
        ...questionOf(verdict),
        about: `words.${review.id}`,
        onYes: (reason) => acts.judgeReview(review, verdict, reason),
      })}
    >
      {(review, ask) => <One review={review} onDecide={(verdict) => ask({ review, verdict })} />}
    </Cases>
  );
}

const questionOf = (verdict: WordsVerdict) =>
  verdict === 'hide'
    ? {
        title: t('Hide this review?'),
        yes: t('Hide it'),
        tone: 'critical' as const,
        reasonHelp: t('Its buyer reads it, and it stays in the log.'),
        done: t('Hidden. Its buyer has been told.'),
      }
    : { title: t('Let this review stand?'), yes: t('Let it stand'), done: t('It stands.') };

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
