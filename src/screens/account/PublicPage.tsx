import {
  Button,
  ButtonLink,
  Card,
  Field,
  Form,
  Inline,
  Notice,
  Sheet,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { HandleState, User } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { fullDate } from '@haat/web/time/when';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useStored } from '../../components/remembered/use-kept';
import { Share } from '../../components/share/Share';
import { saveAccount, useHandle, useHandleRefresh } from '../../queries/accounts/account.queries';

/** The public page of a creator: handle and bio. */
export function PublicPage({ user }: { user: User }) {
  const handle = useHandle();
  return (
    <AsyncStates
      of={handle}
      subject={t('Your page')}
      reassurance={t('It has not changed.')}
      skeleton={<RowsSkeleton rows={3} hasTitle />}
    >
      {(state) => (
        <Card title={t('Your page')}>
          <Stack space="20">
            <Text tone="soft">{t('One link to everything you sell. Add it to your bio and profiles.')}</Text>
            {user.handle && <PageStatus user={user} handle={user.handle} />}
            <Words user={user} state={state} />
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}

/** The page as it is. */
function PageStatus({ user, handle }: { user: User; handle: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const url = new URL(paths.seller(handle), window.location.origin).href;
  return (
    <>
      <Inline space="8">
        <ButtonLink href={url} icon="external" external size="small">
          {t('View page')}
        </ButtonLink>
        <Button size="small" icon="share" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          {t('Share')}
        </Button>
      </Inline>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('Your page')}>
        <Share url={url} title={user.name ?? `@${handle}`} />
      </Sheet>
    </>
  );
}

function Words({ user, state }: { user: User; state: HandleState }) {
  const session = Session.useActorRef();
  const refresh = useHandleRefresh();
  const toast = useToast();
  const [handle, setHandle, forgetHandle] = useStored('handle', user.handle ?? '');
  const [bio, setBio, forgetBio] = useStored('bio', user.bio ?? '');
  const save = useMutation({
    mutationFn: saveAccount,
    onSuccess: (changed) => {
      forgetHandle();
      forgetBio();
      session.send({ type: 'user.changed', user: changed });
      toast.show({
        text:
          user.handle && !changed.handle
            ? t('Your page is offline. The handle is reserved for you for 90 days.')
            : t('Page saved.'),
        tone: 'good',
      });
      void refresh();
    },
  });
  const failure = save.error && failureOf(save.error, t('Your page was not saved. Try again.'));
  const fields = failure?.fields ?? {};
  return (
    <Form onSubmit={() => save.mutate({ handle, bio })} aria-label={t('Your page')}>
      <Stack space="20">
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Stack space="8">
          <Field
            label={t('Handle')}
            name="handle"
            prefix="@"
            autoComplete="off"
            maxLength={31}
            value={handle}
            onChange={setHandle}
            help={
              state.changesAt
                ? t('You can change it again from {date}.', { date: fullDate(state.changesAt) })
                : t('3 to 30 letters, digits and _. It can be changed once in 30 days.')
            }
            {...(fields['handle'] !== undefined && { error: fields['handle'] })}
          />
          {state.handle !== null &&
            state.former.map((one) => (
              <Text key={one.handle} size="13" tone="soft">
                {t('@{handle} redirects here until {date}.', {
                  handle: one.handle,
                  date: fullDate(one.until),
                })}
              </Text>
            ))}
        </Stack>
        <Field
          label={t('About you')}
          name="bio"
          optional
          multiline
          rows={3}
          maxLength={300}
          value={bio}
          onChange={setBio}
          help={t('What you make, and who it is for. Two sentences are enough.')}
          {...(fields['bio'] !== undefined && { error: fields['bio'] })}
        />
        <Inline space="8">
          <Button type="submit" busy={save.isPending}>
            {t('Save page')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
