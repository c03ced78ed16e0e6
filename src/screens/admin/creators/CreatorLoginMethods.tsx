import { Button, Card, List, ListRow, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { CreatorForOperator } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { acts } from '../../../queries/admin.queries';
import { Decision } from '../Decision';

type WayIn = CreatorForOperator['loginMethods'][number];

const labels = { sms: 'SMS code', mail: 'Email code', google: 'Linked' } as const;

/** Sign-in methods of an account, and the removal of a lost one. */
export function CreatorLoginMethods({ creator: { id, loginMethods } }: { creator: CreatorForOperator }) {
  const [removing, setRemoving] = useState<WayIn | null>(null);
  return (
    <Card title={t('Sign-in methods')} padding="none">
      <List label={t('Sign-in methods')}>
        {loginMethods.map((loginMethod) => (
          <ListRow
            key={loginMethod.id}
            title={loginMethod.shown}
            meta={t('{way} since {date}', {
              way: t(labels[loginMethod.channel]),
              date: fullDate(loginMethod.verifiedAt),
            })}
            {...(loginMethod.canLeave && {
              actions: (
                <Button size="small" aria-haspopup="dialog" onPress={() => setRemoving(loginMethod)}>
                  {t('Lost|a sign-in method')}
                </Button>
              ),
            })}
          />
        ))}
      </List>
      {removing && (
        <Decision
          about={`way.${removing.id}`}
          title={t('Remove {way}?', { way: removing.shown })}
          yes={t('Remove')}
          tone="critical"
          reasonHelp={t('It is kept in the log. Say how you verified their identity.')}
          done={t('It can no longer sign in to the account, and the other addresses are notified.')}
          onYes={(reason) => acts.removeLoginMethod(id, removing.id, reason)}
          onClose={() => setRemoving(null)}
        >
          <Text tone="soft">
            {removing.channel === 'mail' && `${t('Linked Google accounts are removed too.')} `}
            {t(
              'All their devices are signed out. They sign in with the remaining methods. Verify who is asking: this is a common account takeover attempt.',
            )}
          </Text>
        </Decision>
      )}
    </Card>
  );
}
