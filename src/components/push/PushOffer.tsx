import { Button, Card, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsBusy, selectIsToBeOffered } from '@haat/machines/push';
import { useState } from 'react';
import { Push } from '../../actors/push.actor';
import { PushSwitch } from './PushSwitch';

/** Offers push messages at the moment they begin to be of use. Once on a device: the other place is the notifications screen. */
export function PushOffer() {
  const push = Push.useActorRef();
  const isToBeOffered = Push.useSelector(selectIsToBeOffered);
  const isBusy = Push.useSelector(selectIsBusy);
  // What was offered here stays to say how it ended.
  const [wasTaken, setWasTaken] = useState(false);
  if (!isToBeOffered && !wasTaken) return null;
  const take = () => {
    setWasTaken(true);
    push.send({ type: 'push.turnOn' });
  };
  return (
    <Card title={t('Get sale notifications on this device')}>
      {wasTaken ? (
        <PushSwitch />
      ) : (
        <Stack space="16">
          <Text tone="soft">
            {t(
              'Get notified when someone buys. Your browser asks for permission first; you can turn it off under Notifications.',
            )}
          </Text>
          <Inline space="8">
            <Button icon="bell" busy={isBusy} onPress={take}>
              {t('Turn on notifications')}
            </Button>
            <Button tone="quiet" onPress={() => push.send({ type: 'offer.dismiss' })}>
              {t('Not now')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
