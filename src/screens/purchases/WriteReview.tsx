import { Button, Field, Form, Inline, Stack, StarField, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { BuyerReview } from '@haat/openapi';
import { newReviewBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useStored } from '../../components/remembered/use-kept';
import { useWriteReview } from '../../queries/catalog/reviews.queries';

interface WriteReviewProps {
  orderId: string;
  /** What stands; null while nothing does. */
  review: BuyerReview['review'];
  onDone: () => void;
}

/** Stars, words and a name, each kept until it is sent. */
export function WriteReview({ orderId, review, onDone }: WriteReviewProps) {
  const [stars, setStars, forgetStars] = useStored(`review.${orderId}.stars`, String(review?.stars ?? 0));
  const [text, setText, forgetText] = useStored(`review.${orderId}.words`, review?.text ?? '');
  const [name, setName, forgetName] = useStored(`review.${orderId}.name`, review?.name ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const write = useWriteReview(orderId);
  const given = Number(stars);
  const send = () => {
    setIsChecked(true);
    if (given === 0) return;
    const texts = {
      stars: given,
      ...(text.trim() && { text: text.trim() }),
      ...(name.trim() && { name: name.trim() }),
    };
    write.mutate(texts, {
      onSuccess: () => {
        for (const forget of [forgetStars, forgetText, forgetName]) forget();
        onDone();
      },
    });
  };
  return (
    <Form aria-label={t('Your review')} onSubmit={send}>
      <Stack space="16">
        <StarField
          label={t('How is it?')}
          value={given}
          onChange={(chosen) => setStars(String(chosen))}
          {...(isChecked && given === 0 && { error: t('Choose from one to five stars.') })}
        />
        <Field
          label={t('Your review|text')}
          name="text"
          optional
          multiline
          rows={4}
          maxLength={newReviewBounds.text.maxLength}
          value={text}
          onChange={setText}
          help={t('What was good, what was missing.')}
        />
        <Field
          label={t('Your name|on a review')}
          name="name"
          optional
          autoComplete="given-name"
          maxLength={newReviewBounds.name.maxLength}
          value={name}
          onChange={setName}
          help={t('If empty, it says “A buyer”. Your number is never shown.')}
        />
        <FailureNotice
          of={write.error}
          fallback={t('Something went wrong. What you wrote is still here; try again.')}
        />
        <Inline space="12">
          <Button type="submit" busy={write.isPending}>
            {review ? t('Save changes') : t('Post review')}
          </Button>
          <Button onPress={onDone}>{t('Not now')}</Button>
        </Inline>
        <Text size="13" tone="soft">
          {t('Your review is public. You can edit or delete it at any time.')}
        </Text>
      </Stack>
    </Form>
  );
}
