import { Button, Dialog, Field, Form, Inline, Stack, Text, useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { ReceivedReview } from '@haat/openapi';
import { reviewAnswerBounds, reviewReportBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useStored } from '../../components/remembered/use-kept';
import { useReviewMove } from '../../queries/catalog/reviews.queries';

export type Move = 'answer' | 'report';

const texts = {
  answer: {
    title: 'Reply to this review',
    about:
      'It is public, below the review, with your name. You can reply again when the buyer changes the review.',
    label: 'Your reply',
    most: reviewAnswerBounds.text.maxLength,
    empty: 'Write a reply.',
    send: 'Post reply',
    done: 'Your reply is on the page.',
  },
  report: {
    title: 'Report this review',
    about:
      'We will check it: insults, private numbers and fake reviews are removed. A low rating alone is not a reason.',
    label: 'What is wrong with it',
    most: reviewReportBounds.reason.maxLength,
    empty: 'Tell us what is wrong with it.',
    send: 'Report',
    done: 'We will review it. It stays on the page until then.',
  },
} as const satisfies Record<
  Move,
  { most: number } & Record<'title' | 'about' | 'label' | 'empty' | 'send' | 'done', Phrase>
>;

interface MoveDialogProps {
  review: ReceivedReview;
  move: Move;
  onClose: () => void;
}

export function MoveDialog({ review, move, onClose }: MoveDialogProps) {
  const { title, about, label, most, empty, send, done } = texts[move];
  const [text, setText, forget] = useStored(`review.${review.id}.${move}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const mutation = useReviewMove(review.id);
  const toasts = useToast();
  const submit = () => {
    setIsChecked(true);
    if (!text.trim()) return;
    mutation.mutate(
      { move, text: text.trim() },
      {
        onSuccess: () => {
          forget();
          toasts.show({ text: t(done) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t(title)}>
      <Form aria-label={t(title)} onSubmit={submit}>
        <Stack space="16">
          <Text tone="soft">{t(about)}</Text>
          <Field
            label={t(label)}
            name="text"
            multiline
            rows={4}
            maxLength={most}
            value={text}
            onChange={setText}
            {...(isChecked && !text.trim() && { error: t(empty) })}
          />
          <FailureNotice
            of={mutation.error}
            fallback={t('Something went wrong. What you wrote is still here; try again.')}
          />
          <Inline space="12">
            <Button type="submit" tone="accent" busy={mutation.isPending}>
              {t(send)}
            </Button>
            <Button onPress={onClose}>{t('Not now')}</Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
