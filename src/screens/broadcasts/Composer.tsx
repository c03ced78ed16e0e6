import {
  Box,
  Button,
  Field,
  Form,
  groupIndian,
  Notice,
  SegmentedControl,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { ApiError, type Failure, failureOf } from '@haat/machines/failure';
import { selectUser } from '@haat/machines/session';
import type { Broadcasts } from '@haat/openapi';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { PictureInput } from '../../components/pictures/PictureInput';
import { usePictureUpload } from '../../components/pictures/use-picture-upload';
import { useCreateBroadcast, useTestBroadcast } from '../../queries/delivery/broadcasts.queries';
import { type BroadcastDraft, messageOf, mostCharacters, requestOf } from './broadcast-draft';
import * as styles from './broadcasts.css';
import { MessagePreview } from './MessagePreview';
import type { DraftHandle } from './use-broadcast-draft';

interface ComposerProps {
  productId: string;
  handle: DraftHandle;
  audience: NonNullable<Broadcasts['audience']>;
  onSent: () => void;
}

/** A message that is being written: what it says, a test of it, and when it goes out. */
export function Composer({ productId, handle, audience, onSent }: ComposerProps) {
  const { draft, change, forget, latest } = handle;
  const user = Session.useSelector(selectUser);
  const [isMomentMissing, setIsMomentMissing] = useState(false);
  const create = useCreateBroadcast(productId, {
    read: () => latest().sent,
    keep: (sent) => change({ sent }),
  });
  const toast = useToast();
  const count = groupIndian(String(audience.reachable));
  const failure = create.error && failureOf(create.error, t('It was not sent. Try again in a moment.'));
  const submit = () => {
    const request = requestOf(draft);
    setIsMomentMissing(request === null);
    if (!request) return;
    create.mutate(request, {
      onSuccess: ({ status }) => {
        const text =
          status === 'scheduled' && draft.when === 'later' ? t('Message scheduled.') : t('Sending…');
        toast.show({ text, tone: 'good' });
        forget();
        onSent();
      },
      // Decided: another try is another message.
      onError: (error) => {
        if (error instanceof ApiError && error.status < 500) change({ sent: null });
      },
    });
  };
  return (
    <Form aria-label={t('Message members')} onSubmit={submit}>
      <Stack space="20">
        <MessageFields handle={handle} productId={productId} owner={user?.id ?? ''} failure={failure} />
        <MessagePreview message={draft} sender={user?.name ?? ''} />
        <TestToMyself productId={productId} draft={draft} canTest={audience.canTest} />
        <Moment draft={draft} change={change} isMissing={isMomentMissing} failure={failure} />
        {failure && !failure.fields && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Stack space="8">
          <Text tone="soft" size="13">
            {plural(
              audience.reachable,
              'Goes to 1 member who has opened the bot.',
              'Goes to {count} members who have opened the bot.',
              { count },
            )}
          </Text>
          <Button type="submit" tone="accent" icon="send" fullWidth busy={create.isPending} mainAction>
            {draft.when === 'now'
              ? plural(audience.reachable, 'Send to 1 member', 'Send to {count} members', { count })
              : t('Schedule')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

interface FieldsProps {
  handle: DraftHandle;
  productId: string;
  owner: string;
  failure: Failure | null;
}

const errorOf = (failure: Failure | null, field: string) => {
  const error = failure?.fields?.[field];
  return error ? { error } : {};
};

function MessageFields({ handle: { draft, change }, productId, owner, failure }: FieldsProps) {
  const upload = usePictureUpload({
    place: `${owner}.broadcast.${productId}`,
    alt: () => '',
    onDone: (picture) => change({ picture }),
  });
  const most = mostCharacters(draft);
  const left = most - draft.text.trim().length;
  return (
    <Stack space="20">
      <Field
        label={t('Message')}
        name="text"
        multiline
        rows={6}
        required
        requiredMessage={t('Write a message.')}
        value={draft.text}
        onChange={(text) => change({ text })}
        help={t('{left} of {most} characters left.', {
          left: groupIndian(String(Math.max(0, left))),
          most: groupIndian(String(most)),
        })}
        {...(left < 0
          ? {
              error: t('{count} characters too many. Shorten it, or remove the picture.', { count: -left }),
            }
          : errorOf(failure, 'text'))}
      />
      <PictureInput
        label={draft.picture ? t('Replace picture') : t('Add a picture')}
        icon="image"
        help={t('Optional. JPEG, PNG, WebP or AVIF, up to 10 MB.')}
        upload={upload}
      >
        {draft.picture && (
          <Button tone="quiet" icon="trash" onPress={() => change({ picture: null })}>
            {t('Remove')}
          </Button>
        )}
      </PictureInput>
      <Field
        label={t('Button text')}
        name="label"
        optional
        value={draft.label}
        onChange={(label) => change({ label })}
        maxLength={40}
        autoComplete="off"
        required={draft.url.trim() !== ''}
        requiredMessage={t('Write what the button says, or remove its address.')}
        {...errorOf(failure, 'button.label')}
      />
      <Field
        label={t('Button address')}
        name="url"
        optional
        value={draft.url}
        onChange={(url) => change({ url })}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        placeholder="https://"
        required={draft.label.trim() !== ''}
        requiredMessage={t('Enter where the button leads, or remove its text.')}
        {...errorOf(failure, 'button.url')}
      />
    </Stack>
  );
}

function TestToMyself({
  productId,
  draft,
  canTest,
}: {
  productId: string;
  draft: BroadcastDraft;
  canTest: boolean;
}) {
  const test = useTestBroadcast(productId);
  const toast = useToast();
  if (!canTest)
    return (
      <Text tone="soft" size="13">
        {t(
          'To test on yourself, connect the channel in Telegram once more: then the bot knows your account.',
        )}
      </Text>
    );
  return (
    <Stack space="8">
      <Button
        fullWidth
        busy={test.isPending}
        disabled={draft.text.trim() === ''}
        onPress={() =>
          test.mutate(messageOf(draft), {
            onSuccess: () => toast.show({ text: t('The test is in your Telegram.'), tone: 'good' }),
          })
        }
      >
        {t('Send a test to me')}
      </Button>
      <FailureNotice of={test.error} fallback={t('The test was not sent. Try again in a moment.')} />
    </Stack>
  );
}

interface MomentProps {
  draft: BroadcastDraft;
  change: DraftHandle['change'];
  isMissing: boolean;
  failure: Failure | null;
}

function Moment({ draft, change, isMissing, failure }: MomentProps) {
  const problem =
    failure?.fields?.['scheduledAt'] ?? (isMissing ? t('Choose a date and a time.') : undefined);
  return (
    <Stack space="12">
      <SegmentedControl
        label={t('When to send it')}
        name="when"
        value={draft.when}
        onChange={(when) => change({ when })}
        options={[
          { value: 'now', label: t('Now') },
          { value: 'later', label: t('Later') },
        ]}
      />
      {draft.when === 'later' && (
        <Box className={styles.moment}>
          <Field
            label={t('Day')}
            name="date"
            type="date"
            value={draft.date}
            onChange={(date) => change({ date })}
            {...(problem && { error: problem })}
          />
          <Field
            label={t('Time in India')}
            name="time"
            type="time"
            value={draft.time}
            onChange={(time) => change({ time })}
          />
        </Box>
      )}
    </Stack>
  );
}
