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
import { useState } from 'react';
import { rightsText, statuses } from './channel-text';
import { DisconnectDialog } from './DisconnectDialog';
import type { Channel, ChannelService } from './services';

interface ChannelListProps {
  service: ChannelService;
  channels: readonly Channel[];
  /** The channel for which a product is being made. */
  busyId: string | null;
  onUse: (channel: Channel) => void;
}

/** What is connected: whether it admits members, what it lacks, and what can be done with it. */
export function ChannelList({ service, channels, busyId, onUse }: ChannelListProps) {
  const [leaving, setLeaving] = useState<Channel | null>(null);
  return (
    <Stack space="cards">
      {channels.map((channel) => (
        <Card key={channel.id}>
          <Stack space="16">
            <Name channel={channel} service={service} />
            <Trouble channel={channel} service={service} />
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
      <DisconnectDialog service={service} channel={leaving} onClose={() => setLeaving(null)} />
    </Stack>
  );
}

interface OneChannelProps {
  channel: Channel;
  service: ChannelService;
}

function Name({ channel, service }: OneChannelProps) {
  const { label, tone } = statuses[channel.status];
  return (
    <Inline space="12" align="between">
      <Inline space="12" wrap={false}>
        <Thumbnail src={channel.photo ?? undefined} icon={service.icon} />
        <Box>
          <Heading level={2} size="17">
            {channel.title}
          </Heading>
          <Text size="13" tone="soft">
            {channel.meta}
          </Text>
        </Box>
      </Inline>
      <Badge tone={tone}>{t(label)}</Badge>
    </Inline>
  );
}

/** What a channel lacks, and how it is put right. */
function Trouble({ channel, service: { texts } }: OneChannelProps) {
  const { status, title, advice } = channel;
  if (status === 'lost')
    return (
      <Notice tone="critical" title={t('The bot is not in {title} any more', { title })}>
        {t(texts.lost)}
      </Notice>
    );
  if (status === 'missingRights')
    return (
      <Notice tone="caution" title={t('The bot needs more rights in {title}', { title })}>
        {rightsText(texts.rights, channel)}
      </Notice>
    );
  return (
    advice && (
      <Notice tone="caution" title={advice.title}>
        {advice.text}
      </Notice>
    )
  );
}
