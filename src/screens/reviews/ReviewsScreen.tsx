import { Badge, Button, Card, Columns, EmptyState, Inline, Stack, Stars, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReceivedReview } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useReceivedReviews } from '../../queries/catalog/reviews.queries';
import { allItems } from '../../queries/pages';
import { type Move, MoveDialog } from './MoveDialog';

/** What buyers say of a creator's products, and what the creator says back. */
export function ReviewsScreen() {
  const reviews = useReceivedReviews();
  const [confirming, setConfirming] = useState<{ review: ReceivedReview; move: Move } | null>(null);
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Reviews')} />
      <AsyncStates
        of={reviews}
        subject={t('Reviews')}
        skeleton={<RowsSkeleton rows={3} height={120} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('No reviews yet')}
              text={t(
                'Buyers with an email are asked once, a week after buying. Reviews appear on your page, and you can reply here.',
              )}
            />
          </Card>
        }
      >
        {(data) => (
          <Stack space="16">
            <Columns space="16" collapseBelow="desktop">
              {allItems(data).map((review) => (
                <One key={review.id} review={review} onMove={(move) => setConfirming({ review, move })} />
              ))}
            </Columns>
            <MoreRows of={reviews} underCards />
          </Stack>
        )}
      </AsyncStates>
      {confirming && <MoveDialog {...confirming} onClose={() => setConfirming(null)} />}
    </Stack>
  );
}

function ReviewStatus({ status }: Pick<ReceivedReview, 'status'>) {
  if (status === 'reported') return <Badge tone="caution">{t('Under review')}</Badge>;
  return status === 'hidden' ? <Badge>{t('Hidden')}</Badge> : null;
}

function One({ review, onMove }: { review: ReceivedReview; onMove: (move: Move) => void }) {
  const { title, stars, text, name, at, status, answer, answeredAt } = review;
  const canAnswer = status !== 'hidden' && (answeredAt === null || answeredAt < at);
  return (
    <Card>
      <Stack space="12">
        <Inline space="12" align="between">
          <Stars value={stars} />
          <ReviewStatus status={status} />
        </Inline>
        <Stack space="4">
          <Text weight="strong">{title}</Text>
          {text !== null && <Text keepLines>{text}</Text>}
          <Text size="13" tone="soft">{`${name ?? t('A buyer')} · ${fullDate(at)}`}</Text>
        </Stack>
        {answer !== null && (
          <Stack space="4">
            <Text size="13" tone="soft">
              {t('Your reply')}
            </Text>
            <Text keepLines>{answer}</Text>
          </Stack>
        )}
        {(canAnswer || status === 'shown') && (
          <Inline space="24">
            {canAnswer && (
              <Button size="small" icon="message" aria-haspopup="dialog" onPress={() => onMove('answer')}>
                {answer === null ? t('Reply') : t('Edit reply')}
              </Button>
            )}
            {status === 'shown' && (
              <Button size="small" tone="quiet" flush aria-haspopup="dialog" onPress={() => onMove('report')}>
                {t('Report')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
