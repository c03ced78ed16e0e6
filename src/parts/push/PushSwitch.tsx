import { Badge, Box, Button, Inline, Notice, Skeleton, Stack, Text } from '@haat/design-system';
import { type PushStanding, selectFailure, selectIsBusy, selectStanding } from '@haat/machines/push';
import type { ReactNode } from 'react';
import { Push } from '../../actors/push.actor';

/** How it stands with push messages on this device, and the one thing to do about it. */
export function PushSwitch() {
  const standing = Push.useSelector(selectStanding);
  const failure = Push.useSelector(selectFailure);
  if (standing === null) return <Skeleton height={76} radius="control" />;
  return (
    <Stack space="16">
      {faces[standing]}
      {failure && (
        <Notice tone="critical" live>
          {failure.message}
        </Notice>
      )}
      <Toggle standing={standing} />
    </Stack>
  );
}

const faces: Record<PushStanding, ReactNode> = {
  absent: (
    <Text tone="soft">This shop sends no messages to devices. What is sent another way stands below.</Text>
  ),
  unsupported: (
    <Text tone="soft">
      This browser takes no notifications. On an iPhone they work once the site is on the home screen: Share,
      then Add to Home Screen, and open it from there.
    </Text>
  ),
  denied: (
    <Notice tone="caution" icon="bell" title="Your browser blocks them.">
      Allow notifications for this site in the browser’s settings, then come back here.
    </Notice>
  ),
  off: <Text tone="soft">Off on this device. Your browser asks you once when you turn them on.</Text>,
  on: (
    <Inline space="8">
      <Badge tone="good" icon="check">
        On
      </Badge>
      <Text as="span" tone="soft">
        This device shows a message for each sale.
      </Text>
    </Inline>
  ),
};

function Toggle({ standing }: { standing: PushStanding }) {
  const push = Push.useActorRef();
  const isBusy = Push.useSelector(selectIsBusy);
  if (standing === 'off')
    return (
      <Box>
        <Button icon="bell" busy={isBusy} onPress={() => push.send({ type: 'push.turnOn' })}>
          Turn on notifications
        </Button>
      </Box>
    );
  if (standing === 'on')
    return (
      <Box>
        <Button busy={isBusy} onPress={() => push.send({ type: 'push.turnOff' })}>
          Turn off on this device
        </Button>
      </Box>
    );
  return null;
}
