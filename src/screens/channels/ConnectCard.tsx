import { Box, Button, ButtonLink, Card, Inline, Notice, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import {
  connectChannelMachine,
  selectConnectedId,
  selectError,
  selectIsBusy,
  selectIsExpired,
  selectLink,
} from '@haat/machines/connect-channel';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { NumberedSteps } from '../../components/rows/NumberedSteps';
import { useLayout } from '../../components/screen/layout-context';
import { Qr } from '../../components/share/Qr';
import { rightsText } from './channel-text';
import { code } from './channels.css';
import type { Channel, ChannelService } from './services';

interface ConnectCardProps {
  service: ChannelService;
  channels: readonly Channel[];
  /** A product is being made. */
  isBusy: boolean;
  onUse: (channel: Channel) => void;
}

/** Connecting a channel: the link to the bot, and what has come of it. */
export function ConnectCard({ service, channels, isBusy, onUse }: ConnectCardProps) {
  const { startConnection, texts } = service;
  const actor = useActorRef(
    connectChannelMachine.provide({ actors: { startConnection: fromPromise(startConnection) } }),
  );
  const snapshot = useSelector(actor, (one) => one);
  useEffect(() => actor.send({ type: 'connections.loaded', connections: channels }), [actor, channels]);
  const connect = () => actor.send({ type: 'connect', connections: channels });
  const connected = channels.find(({ id }) => id === selectConnectedId(snapshot));
  const link = selectLink(snapshot);
  if (connected)
    return (
      <Card>
        <Connected texts={texts} channel={connected} isBusy={isBusy} onUse={onUse} onAnother={connect} />
      </Card>
    );
  return (
    <Card title={channels.length > 0 ? t('Connect another') : t(texts.card)}>
      <Stack space="20">
        <NumberedSteps steps={texts.steps} />
        {selectError(snapshot) !== null && (
          <Notice tone="critical" live>
            {t(texts.unreachable)}
          </Notice>
        )}
        {selectIsExpired(snapshot) && (
          <Notice tone="caution" live>
            {t('The link was good for 15 minutes. Get a new one to go on.')}
          </Notice>
        )}
        {link === null ? (
          <Box>
            <Button
              tone="accent"
              icon={service.icon}
              busy={selectIsBusy(snapshot)}
              onPress={connect}
              mainAction
            >
              {t(texts.connect)}
            </Button>
          </Box>
        ) : (
          <Waiting texts={texts} link={link} onCancel={() => actor.send({ type: 'cancel' })} />
        )}
      </Stack>
    </Card>
  );
}

/** The link to the bot, and a picture of it for the phone where Telegram is. */
interface WaitingProps {
  texts: ChannelService['texts'];
  link: string;
  onCancel: () => void;
}

function Waiting({ texts, link, onCancel }: WaitingProps) {
  const { kind } = useLayout();
  return (
    <Stack space="16">
      <Inline space="8">
        <ButtonLink href={link} tone="accent" icon="external" external mainAction>
          {t(texts.open)}
        </ButtonLink>
        <Button tone="quiet" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      </Inline>
      {kind !== 'mobile' && (
        <Stack space="8">
          <Text tone="soft">{t(texts.scan)}</Text>
          <Box className={code}>
            <Qr text={link} label={t('QR code of the link to the bot')} />
          </Box>
        </Stack>
      )}
      <Notice icon="clock" live>
        {t(texts.waiting)}
      </Notice>
    </Stack>
  );
}

interface ConnectedProps {
  texts: ChannelService['texts'];
  channel: Channel;
  isBusy: boolean;
  onUse: (channel: Channel) => void;
  onAnother: () => void;
}

function Connected({ texts, channel, isBusy, onUse, onAnother }: ConnectedProps) {
  const { title, status } = channel;
  return (
    <Stack space="20">
      {status === 'ready' ? (
        <Notice tone="good" title={t('{title} is connected', { title })} live>
          {t(texts.connected)}
        </Notice>
      ) : (
        <Notice tone="caution" title={t('{title} is connected, with rights missing', { title })} live>
          {rightsText(texts.rightsOfNew, channel)}
        </Notice>
      )}
      <Inline space="8">
        <Button
          tone="accent"
          disabled={status !== 'ready'}
          busy={isBusy}
          onPress={() => onUse(channel)}
          mainAction
        >
          {t('Set plans and price')}
        </Button>
        <Button tone="quiet" onPress={onAnother}>
          {t('Connect another')}
        </Button>
      </Inline>
    </Stack>
  );
}
