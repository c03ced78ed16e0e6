import { Box, Button, ButtonLink, Card, Inline, Notice, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import {
  connectChannelMachine,
  selectConnectedId,
  selectError,
  selectIsBusy,
  selectIsExpired,
  selectLink,
} from '@haat/machines/connect-channel';
import type { TelegramConnection } from '@haat/openapi';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { NumberedSteps } from '../../components/rows/NumberedSteps';
import { useLayout } from '../../components/screen/layout-context';
import { Qr } from '../../components/share/Qr';
import { startConnection } from '../../queries/catalog/channels.queries';
import { rightNames } from './channel-text';
import { code } from './channels.css';

const live = connectChannelMachine.provide({ actors: { startConnection: fromPromise(startConnection) } });

const steps = [
  { title: 'Open the bot', text: 'In Telegram, press Start. It recognises you by the link.' },
  { title: 'Choose the channel or group', text: 'One that you own or administer.' },
  {
    title: 'Make the bot administrator',
    text: 'It needs two rights: to invite members and to remove them. It reads no messages.',
  },
] as const satisfies readonly { title: Phrase; text: Phrase }[];

interface ConnectCardProps {
  channels: readonly TelegramConnection[];
  /** A product is being made. */
  isBusy: boolean;
  onUse: (channel: TelegramConnection) => void;
}

/** Connecting a channel: the link to the bot, and what has come of it. */
export function ConnectCard({ channels, isBusy, onUse }: ConnectCardProps) {
  const actor = useActorRef(live);
  const snapshot = useSelector(actor, (one) => one);
  useEffect(() => actor.send({ type: 'connections.loaded', connections: channels }), [actor, channels]);
  const connect = () => actor.send({ type: 'connect', connections: channels });
  const connected = channels.find(({ id }) => id === selectConnectedId(snapshot));
  const link = selectLink(snapshot);
  if (connected)
    return (
      <Card>
        <Connected channel={connected} isBusy={isBusy} onUse={onUse} onAnother={connect} />
      </Card>
    );
  return (
    <Card title={channels.length > 0 ? t('Connect another') : t('Connect a channel or group')}>
      <Stack space="20">
        <NumberedSteps steps={steps} />
        {selectError(snapshot) !== null && (
          <Notice tone="critical" live>
            {t('Telegram does not answer at the moment. Try again in a minute.')}
          </Notice>
        )}
        {selectIsExpired(snapshot) && (
          <Notice tone="caution" live>
            {t('The link was good for 15 minutes. Get a new one to go on.')}
          </Notice>
        )}
        {link === null ? (
          <Box>
            <Button tone="accent" icon="send" busy={selectIsBusy(snapshot)} onPress={connect} mainAction>
              {t('Connect in Telegram')}
            </Button>
          </Box>
        ) : (
          <Waiting link={link} onCancel={() => actor.send({ type: 'cancel' })} />
        )}
      </Stack>
    </Card>
  );
}

/** The link to the bot, and a picture of it for the phone where Telegram is. */
function Waiting({ link, onCancel }: { link: string; onCancel: () => void }) {
  const { kind } = useLayout();
  return (
    <Stack space="16">
      <Inline space="8">
        <ButtonLink href={link} tone="accent" icon="external" external mainAction>
          {t('Open Telegram')}
        </ButtonLink>
        <Button tone="quiet" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      </Inline>
      {kind !== 'mobile' && (
        <Stack space="8">
          <Text tone="soft">{t('Or scan this with the phone that has Telegram:')}</Text>
          <Box className={code}>
            <Qr text={link} label={t('QR code of the link to the bot')} />
          </Box>
        </Stack>
      )}
      <Notice icon="clock" live>
        {t('Waiting for Telegram. This page shows the channel as soon as the bot is in it.')}
      </Notice>
    </Stack>
  );
}

interface ConnectedProps {
  channel: TelegramConnection;
  isBusy: boolean;
  onUse: (channel: TelegramConnection) => void;
  onAnother: () => void;
}

function Connected({ channel, isBusy, onUse, onAnother }: ConnectedProps) {
  const { title, status, missingRights } = channel;
  return (
    <Stack space="20">
      {status === 'ready' ? (
        <Notice tone="good" title={t('{title} is connected', { title })} live>
          {t('From now on who has paid is let in, and who has not is removed, by the bot.')}
        </Notice>
      ) : (
        <Notice tone="caution" title={t('{title} is connected, with rights missing', { title })} live>
          {t('Allow the bot this in Telegram: {rights}. This page shows when it is done.', {
            rights: missingRights.map((right) => t(rightNames[right])).join(', '),
          })}
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
