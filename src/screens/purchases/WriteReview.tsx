import { Button, Field, Form, Inline, Stack, StarField, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { BuyerReview } from '@haat/openapi';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useKept } from '../../components/remembered/use-kept';
import { useWriteReview } from '../../queries/reviews.queries';

interface WriteReviewProps {
  orderId: string;
  /** What stands; null while nothing does. */
  review: BuyerReview['review'];
  onDone: () => void;
}

/** Stars, words and a name, each kept until it is sent. */
export function WriteReview({ orderId, review, onDone }: WriteReviewProps) {
  const [stars, setStars, forgetStars] = useKept(`review.${orderId}.stars`, String(review?.stars ?? 0));
  const [words, setWords, forgetWords] = useKept(`review.${orderId}.words`, review?.words ?? '');
  const [name, setName, forgetName] = useKept(`review.${orderId}.name`, review?.name ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const write = useWriteReview(orderId);
  const given = Number(stars);
  const send = () => {
    setIsChecked(true);
    if (given === 0) return;
    const said = {
      stars: given,
      ...(words.trim() && { words: words.trim() }),
      ...(name.trim() && { name: name.trim() }),
    };
    write.mutate(said, {
      onSuccess: () => {
        for (const forget of [forgetStars, forgetWords, forgetName]) forget();
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
          label={t('In your words')}
          name="words"
          optional
          multiline
          rows={4}
          maxLength={1000}
          value={words}
          onChange={setWords}
          help={t('What was good, what was missing.')}
        />
        <Field
          label={t('Your name beside it')}
          name="name"
          optional
          autoComplete="given-name"
          maxLength={40}
          value={name}
          onChange={setName}
          help={t('Left empty, it says “A buyer”. Your number is never shown.')}
        />
        <FailureNotice
          of={write.error}
          fallback={t('This did not go through. What you wrote is still here; try again.')}
        />
        <Inline space="12">
          <Button type="submit" busy={write.isPending}>
            {review ? t('Save the change') : t('Put it on the page')}
          </Button>
          <Button onPress={onDone}>{t('Not now')}</Button>
        </Inline>
        <Text size="13" tone="soft">
          {t('Everybody who opens the page can read it. You can change it or take it back at any time.')}
        </Text>
      </Stack>
    </Form>
  );
}
