import { Button, Heading, Inline, Notice, Skeleton, Stack, Stars, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { BuyerReview } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useOwnReview, useWithdrawReview } from '../../queries/catalog/reviews.queries';
import { WriteReview } from './WriteReview';

type OwnReview = NonNullable<BuyerReview['review']>;

/** What a buyer says of what they bought; nothing where nothing was said and nothing may be. */
export function ReviewSection({ orderId, seller }: { orderId: string; seller: string }) {
  const ownReview = useOwnReview(orderId);
  return (
    <AsyncStates
      of={ownReview}
      subject={t('Your review')}
      skeleton={<Skeleton height={48} radius="control" />}
      isEmpty={({ canWrite, review }) => !canWrite && review === null}
    >
      {(stands) => (
        <Stack as="section" space="12" aria-label={t('Your review')}>
          <Heading level={3}>{t('Your review')}</Heading>
          <WrittenReview key={orderId} orderId={orderId} stands={stands} seller={seller} />
        </Stack>
      )}
    </AsyncStates>
  );
}

function WrittenReview({
  orderId,
  stands,
  seller,
}: {
  orderId: string;
  stands: BuyerReview;
  seller: string;
}) {
  const { canWrite, review } = stands;
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) return <WriteReview orderId={orderId} review={review} onDone={() => setIsWriting(false)} />;
  if (review)
    return (
      <Shown
        orderId={orderId}
        review={review}
        seller={seller}
        onChange={() => setIsWriting(true)}
        canWrite={canWrite}
      />
    );
  return (
    <Stack space="12">
      <Text tone="soft">
        {seller
          ? t('How is it? A short review helps other buyers, and helps {seller} improve it.', { seller })
          : t('How is it? A short review helps other buyers, and helps the seller improve it.')}
      </Text>
      <Inline space="12">
        <Button icon="star" onPress={() => setIsWriting(true)}>
          {t('Write a review')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface ShownProps {
  orderId: string;
  review: OwnReview;
  seller: string;
  canWrite: boolean;
  onChange: () => void;
}

function Shown({ orderId, review, seller, canWrite, onChange }: ShownProps) {
  const withdraw = useWithdrawReview(orderId);
  const { stars, text, name, at, status, answer } = review;
  return (
    <Stack space="12">
      {status === 'hidden' && (
        <Notice tone="caution" title={t('Hidden')}>
          {t('We removed it from the page. Contact us if you do not agree.')}
        </Notice>
      )}
      <Stack space="4">
        <Stars value={stars} size={20} />
        {text !== null && <Text keepLines>{text}</Text>}
        <Text size="13" tone="soft">
          {`${name === null ? t('Anonymous') : t('As {name}', { name })} · ${fullDate(at)}`}
        </Text>
      </Stack>
      {answer !== null && (
        <Stack space="4">
          <Text size="13" tone="soft">
            {t('{seller} replied', { seller })}
          </Text>
          <Text keepLines>{answer}</Text>
        </Stack>
      )}
      <Inline space="12">
        {canWrite && (
          <Button size="small" icon="pencil" onPress={onChange}>
            {t('Change')}
          </Button>
        )}
        <Button size="small" tone="quiet" busy={withdraw.isPending} onPress={() => withdraw.mutate()}>
          {t('Withdraw request')}
        </Button>
      </Inline>
      <FailureNotice of={withdraw.error} fallback={t('Something went wrong. Try again.')} />
    </Stack>
  );
}
