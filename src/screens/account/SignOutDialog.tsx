import { Dialog, useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { Session } from '../../actors/session.actor';
import { useSells } from '../../components/people/use-sells';
import { Question } from '../../components/question/Question';
import { useEndSessions } from '../../queries/accounts/sessions.queries';

export type SignOutReach = 'others' | 'everywhere';

const texts = {
  others: {
    title: 'Sign out the other devices?',
    text: 'You stay signed in here. Other devices need a new code.',
    yes: 'Sign out other devices',
  },
  everywhere: {
    title: 'Sign out everywhere?',
    text: 'This device too. You need a new code on each device. Your products stay on sale.',
    yes: 'Sign out everywhere',
  },
} as const satisfies Record<SignOutReach, Record<'title' | 'text' | 'yes', Phrase>>;

/** Asks before devices are signed out. */
export function SignOutDialog({ reach, onClose }: { reach: SignOutReach | null; onClose: () => void }) {
  return (
    <Dialog open={reach !== null} onClose={onClose} title={reach ? t(texts[reach].title) : ''}>
      {reach && <SigningOut reach={reach} onClose={onClose} />}
    </Dialog>
  );
}

function SigningOut({ reach, onClose }: { reach: SignOutReach; onClose: () => void }) {
  const session = Session.useActorRef();
  const toast = useToast();
  const end = useEndSessions();
  const sells = useSells();
  const { yes } = texts[reach];
  const text: Phrase =
    reach === 'everywhere' && !sells
      ? 'This device too. You need a new code on each device.'
      : texts[reach].text;
  const signOut = () =>
    end.mutate(reach, {
      onSuccess: () => {
        onClose();
        if (reach === 'everywhere') session.send({ type: 'session.logout' });
        else toast.show({ text: t('The other devices are signed out.'), tone: 'good' });
      },
    });
  return (
    <Question
      text={t(text)}
      yes={t(yes)}
      no={t('Stay signed in')}
      isBusy={end.isPending}
      error={end.error}
      fallback={t('Sign-out failed. Try again.')}
      onYes={signOut}
      onNo={onClose}
    />
  );
}
