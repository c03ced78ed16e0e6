import { Button, Dialog, Inline, Notice, Stack, Text, useToast } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { type Phrase, t } from '@haat/words';
import { Session } from '../../actors/session.actor';
import { useEndSessions } from '../../queries/sessions.queries';

export type SignOutReach = 'others' | 'everywhere';

const words = {
  others: {
    title: 'Sign out the other devices?',
    text: 'You stay signed in here. Everywhere else a new code is needed.',
    yes: 'Sign out the others',
  },
  everywhere: {
    title: 'Sign out everywhere?',
    text: 'Here too. A new code is needed on each device. Your pages stay on sale.',
    yes: 'Sign out everywhere',
  },
} as const satisfies Record<SignOutReach, Record<'title' | 'text' | 'yes', Phrase>>;

/** Asks before devices are signed out. */
export function SignOutDialog({ reach, onClose }: { reach: SignOutReach | null; onClose: () => void }) {
  return (
    <Dialog open={reach !== null} onClose={onClose} title={reach ? t(words[reach].title) : ''}>
      {reach && <Question reach={reach} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ reach, onClose }: { reach: SignOutReach; onClose: () => void }) {
  const session = Session.useActorRef();
  const toast = useToast();
  const end = useEndSessions();
  const { text, yes } = words[reach];
  const signOut = () =>
    end.mutate(reach, {
      onSuccess: () => {
        onClose();
        if (reach === 'everywhere') session.send({ type: 'session.logout' });
        else toast.show({ text: t('The other devices are signed out.'), tone: 'good' });
      },
    });
  return (
    <Stack space="16">
      <Text>{t(text)}</Text>
      {end.error && (
        <Notice tone="critical" live>
          {failureOf(end.error, t('Nobody was signed out. Try again.')).message}
        </Notice>
      )}
      <Inline space="8">
        <Button tone="critical" busy={end.isPending} onPress={signOut}>
          {t(yes)}
        </Button>
        <Button onPress={onClose}>{t('Stay signed in')}</Button>
      </Inline>
    </Stack>
  );
}
