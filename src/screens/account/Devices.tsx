import { Badge, Button, Card, CardPart, Icon, Inline, List, ListRow, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { DeviceSession } from '@haat/openapi';
import { dateAndTime, fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useEndSession, useSessions } from '../../queries/accounts/sessions.queries';
import { deviceOf } from './device-name';
import { SignOutDialog, type SignOutReach } from './SignOutDialog';

/** Where somebody is signed in, and how to sign out there from here. */
export function Devices() {
  const sessions = useSessions();
  const [confirming, setConfirming] = useState<SignOutReach | null>(null);
  return (
    <AsyncStates
      of={sessions}
      subject={t('Your devices')}
      reassurance={t('You stay signed in.')}
      skeleton={<RowsSkeleton rows={3} hasTitle />}
    >
      {({ items }) => (
        <Card title={t('Signed in on')} padding="none">
          <List label={t('Devices')}>
            {items.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </List>
          <CardPart ruled holds={items.length > 1 ? 'words' : 'quietButton'}>
            <Inline space="20">
              {items.length > 1 && (
                <Button size="small" aria-haspopup="dialog" onPress={() => setConfirming('others')}>
                  {t('Sign out other devices')}
                </Button>
              )}
              <Button
                size="small"
                tone="quiet"
                flush={items.length > 1}
                aria-haspopup="dialog"
                onPress={() => setConfirming('everywhere')}
              >
                {t('Sign out everywhere')}
              </Button>
            </Inline>
          </CardPart>
          <SignOutDialog reach={confirming} onClose={() => setConfirming(null)} />
        </Card>
      )}
    </AsyncStates>
  );
}

function Row({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: DeviceSession }) {
  const end = useEndSession();
  const toast = useToast();
  const { name, isHandheld } = deviceOf(device);
  const signOut = () =>
    end.mutate(id, {
      onSuccess: () => toast.show({ text: t('{device} is signed out.', { device: name }), tone: 'good' }),
      onError: (error) => {
        const { message } = failureOf(error, t('{device} was not signed out. Try again.', { device: name }));
        toast.show({ text: message, tone: 'critical' });
      },
    });
  return (
    <ListRow
      leading={<Icon name={isHandheld ? 'mobile' : 'globe'} size={24} tone="soft" />}
      title={name}
      meta={t('Signed in {date} · last seen {time}', {
        date: fullDate(createdAt),
        time: dateAndTime(lastSeenAt),
      })}
      truncate={false}
      {...(isCurrent
        ? { trailing: <Badge tone="good">{t('This device')}</Badge> }
        : {
            actions: (
              <Button size="small" busy={end.isPending} onPress={signOut}>
                {t('Sign out')}
              </Button>
            ),
          })}
    />
  );
}
