import {
  Badge,
  Box,
  Button,
  Card,
  Heading,
  Inline,
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
    <Stack space="cards">
      {channels.map((channel) => (
        <Card key={channel.id}>
          <Stack space="16">
            <Name channel={channel} />
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
        </Card>
      ))}
      <DisconnectDialog channel={leaving} onClose={() => setLeaving(null)} />
    </Stack>
  );
}

function Name({ channel }: { channel: TelegramConnection }) {
  const { label, tone } = statuses[channel.status];
  return (
    <Inline space="12" align="between">
      <Inline space="12" wrap={false}>
        <Thumbnail src={channel.photo ?? undefined} icon="send" />
        <Box>
          <Heading level={2} size="17">
            {channel.title}
          </Heading>
          <Text size="13" tone="soft">
            {metaOf(channel)}
          </Text>
        </Box>
      </Inline>
      <Badge tone={tone}>{t(label)}</Badge>
    </Inline>
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
      {t(
        'In Telegram, open {title}, tap its name, then Administrators, then the bot, and allow: {rights}. This page updates when it is done. Until then sales are paused.',
        { title, rights: missingRights.map((right) => t(rightNames[right])).join(', ') },
      )}
    </Notice>
  );
}
