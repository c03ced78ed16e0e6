import {
  Badge,
  Button,
  Card,
  Inline,
  List,
  ListRow,
  Notice,
  Stack,
  Text,
  Thumbnail,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { TelegramConnection } from '@haat/openapi';
import { useState } from 'react';
import { metaOf, rightNames, statuses } from './channel-text';
import { DisconnectDialog } from './DisconnectDialog';

interface ChannelListProps {
  channels: readonly TelegramConnection[];
  /** The channel for which a product is being made. */
  busyId: string | null;
  onUse: (channel: TelegramConnection) => void;
}

/** What is connected: whether it admits members, what it lacks, and what can be done with it. */
export function ChannelList({ channels, busyId, onUse }: ChannelListProps) {
  const [leaving, setLeaving] = useState<TelegramConnection | null>(null);
  return (
    <Card title={t('Connected channels and groups')} padding="none">
      <List label={t('Connected channels and groups')}>
        {channels.map((channel) => {
          const { label, tone } = statuses[channel.status];
          return (
            <ListRow
              key={channel.id}
              leading={<Thumbnail src={channel.photo ?? undefined} icon="send" />}
              title={channel.title}
              meta={metaOf(channel)}
              trailing={<Badge tone={tone}>{t(label)}</Badge>}
              below={
                <Stack space="12">
                  <Trouble channel={channel} />
                  <Inline space="8">
                    {channel.status === 'ready' && (
                      <Button size="small" busy={busyId === channel.id} onPress={() => onUse(channel)}>
                        {t('Create a product')}
                      </Button>
                    )}
                    <Button size="small" tone="quiet" onPress={() => setLeaving(channel)}>
                      {t('Disconnect')}
                    </Button>
                  </Inline>
                </Stack>
              }
            />
          );
        })}
      </List>
      <DisconnectDialog channel={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

/** What a channel lacks, and how it is put right in Telegram. */
function Trouble({ channel: { status, missingRights, title } }: { channel: TelegramConnection }) {
  if (status === 'ready') return null;
  if (status === 'lost')
    return (
      <Notice tone="critical" title={t('The bot is not in {title} any more', { title })}>
        {t('Nobody is admitted or removed, and sales are paused. Connect the channel again to go on.')}
      </Notice>
    );
  return (
    <Notice tone="caution" title={t('The bot needs more rights in {title}', { title })}>
      <Stack space="8">
        <Text as="span">
          {t('In Telegram: open {title}, tap its name, then Administrators, then the bot, and allow:', {
            title,
          })}
        </Text>
        <List>
          {missingRights.map((right) => (
            <ListRow key={right} title={t(rightNames[right])} />
          ))}
        </List>
        <Text as="span">{t('This page updates when it is done. Until then sales are paused.')}</Text>
      </Stack>
    </Notice>
  );
}
