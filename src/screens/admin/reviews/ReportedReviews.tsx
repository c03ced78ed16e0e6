import { Badge, Button, Stars, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReportedReview } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { acts, useReportedReviews, type WordsVerdict } from '../../../queries/admin.queries';
import { Case } from '../Case';
import { Cases } from '../Cases';
import { CreatorLink } from '../creators/CreatorLink';

/** What buyers wrote and creators reported, and what was hidden lately. */
export function ReportedReviews() {
  return (
    <Cases<ReportedReview, { review: ReportedReview; verdict: WordsVerdict }>
      of={useReportedReviews()}
      subject={t('Reviews')}
      empty={{
        title: t('No reported reviews'),
        text: t('Reviews reported by creators are listed here. They stay on the page until you hide them.'),
      }}
      keyOf={({ id }) => id}
      decision={({ review, verdict }) => ({
        ...questionOf(verdict),
        about: `text.${review.id}`,
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
        yes: t('Hide'),
        tone: 'critical' as const,
        reasonHelp: t('The buyer reads it, and it is kept in the log.'),
        done: t('Hidden. The buyer has been notified.'),
      }
    : { title: t('Keep this review?'), yes: t('Keep'), done: t('Kept.') };

function One({ review, onDecide }: { review: ReportedReview; onDecide: (verdict: WordsVerdict) => void }) {
  const { creatorId, title, stars, text, name, at, reason, status } = review;
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
            {status === 'hidden' ? t('Show it again') : t('Keep')}
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
      {text !== null && <Text keepLines>{text}</Text>}
      {reason !== null && (
        <Text keepLines tone="soft">
          {t('The creator: {reason}', { reason })}
        </Text>
      )}
    </Case>
  );
}
