import { Button, Card, List, ListRow, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { CreatorForOperator } from '@haat/openapi';
import { useState } from 'react';
import { fullDate } from '../../../components/time/when';
import { acts } from '../../../queries/admin.queries';
import { Decision } from '../Decision';

type WayIn = CreatorForOperator['loginMethods'][number];

const words = { sms: 'Code by SMS', mail: 'Code by e-mail', google: 'Linked' } as const;

/** What opens an account, and how one that somebody has lost is taken away. */
export function CreatorLoginMethods({ creator: { id, loginMethods } }: { creator: CreatorForOperator }) {
  const [asked, setAsked] = useState<WayIn | null>(null);
  return (
    <Card title={t('Ways to sign in')} padding="none">
      <List label={t('Ways to sign in')}>
        {loginMethods.map((way) => (
          <ListRow
            key={way.id}
            title={way.shown}
            meta={t('{way} since {date}', { way: t(words[way.channel]), date: fullDate(way.verifiedAt) })}
            {...(way.canLeave && {
              actions: (
                <Button size="small" aria-haspopup="dialog" onPress={() => setAsked(way)}>
                  {t('Lost|a way in')}
                </Button>
              ),
            })}
          />
        ))}
      </List>
      {asked && (
        <Decision
          about={`way.${asked.id}`}
          title={t('Take {way} away?', { way: asked.shown })}
          yes={t('Take it away')}
          tone="critical"
          reasonHelp={t('It stays in the log. Say how you know that it is them.')}
          done={t('It opens the account no more, and the other addresses are told.')}
          onYes={(reason) => acts.removeLoginMethod(id, asked.id, reason)}
          onClose={() => setAsked(null)}
        >
          <Text tone="soft">
            {asked.channel === 'mail' && `${t('Google accounts go with it.')} `}
            {t(
              'Every device of theirs is signed out. They come back with what is left. Be sure who asks: this is what a thief would ask for.',
            )}
          </Text>
        </Decision>
      )}
    </Card>
  );
}
