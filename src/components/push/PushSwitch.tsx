import { Badge, Box, Button, Inline, Notice, Skeleton, Stack, Text } from '@haat/design-system';
import { type Phrase, t, translate } from '@haat/i18n';
import { type PushStatus, selectFailure, selectIsBusy, selectPushStatus } from '@haat/machines/push';
import { Push } from '../../actors/push.actor';

/** Push status of this device, with its action. */
export function PushSwitch() {
  const status = Push.useSelector(selectPushStatus);
  const failure = Push.useSelector(selectFailure);
  if (status === null) return <Skeleton height={76} radius="control" />;
  return (
    <Stack space="16">
      <Face status={status} />
      {failure && (
        <Notice tone="critical" live>
          {translate(failure.message)}
        </Notice>
      )}
      <Toggle status={status} />
    </Stack>
  );
}

function Face({ status }: { status: PushStatus }) {
  switch (status) {
    case 'absent':
      return <Text tone="soft">{t(texts.absent)}</Text>;
    case 'unsupported':
      return <Text tone="soft">{t(texts.unsupported)}</Text>;
    case 'denied':
      return (
        <Notice tone="caution" icon="bell" title={t('Blocked by your browser.')}>
          {t(texts.denied)}
        </Notice>
      );
    case 'off':
      return <Text tone="soft">{t(texts.off)}</Text>;
    case 'on':
      return (
        <Inline space="8">
          <Badge tone="good" icon="check">
            {t('On')}
          </Badge>
          <Text as="span" tone="soft">
            {t(texts.on)}
          </Text>
        </Inline>
      );
  }
}

const texts = {
  absent: 'Push notifications are not available here. The other channels are listed below.',
  unsupported:
    'This browser does not support notifications. On an iPhone, first add the site to the home screen: Share, then Add to Home Screen, and open it from there.',
  denied: 'Allow notifications for this site in the browser’s settings, then come back here.',
  off: 'Off on this device. Your browser asks you once when you turn them on.',
  on: 'This device is notified of each sale.',
} as const satisfies Record<PushStatus, Phrase>;

function Toggle({ status }: { status: PushStatus }) {
  const push = Push.useActorRef();
  const isBusy = Push.useSelector(selectIsBusy);
  if (status === 'off')
    return (
      <Box>
        <Button icon="bell" busy={isBusy} onPress={() => push.send({ type: 'push.turnOn' })}>
          {t('Turn on notifications')}
        </Button>
      </Box>
    );
  if (status === 'on')
    return (
      <Box>
        <Button busy={isBusy} onPress={() => push.send({ type: 'push.turnOff' })}>
          {t('Turn off on this device')}
        </Button>
      </Box>
    );
  return null;
}
