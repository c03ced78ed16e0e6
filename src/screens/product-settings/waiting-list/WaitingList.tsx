import { Card, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { useWaitingList } from '../../../queries/orders/waiting-list.queries';

/** How many wait for a seat of a session that is full; nothing where nobody does. */
export function WaitingList({ productId }: { productId: string }) {
  const list = useWaitingList(productId);
  const { waiting = 0, offered = 0 } = list.data ?? {};
  // Nothing is promised before somebody waits.
  if (!list.isError && waiting + offered === 0) return null;
  return (
    <AsyncStates
      of={list}
      subject={t('The waiting list')}
      reassurance={t('Nobody has lost their place. Only the numbers did not load.')}
      skeleton={null}
    >
      {({ waiting, offered }) => (
        <Card title={t('Waiting list')}>
          <Stack space="4">
            {waiting > 0 && (
              <Text tabular>
                {plural(waiting, '{count} person waits for a seat', '{count} people wait for a seat', {})}
              </Text>
            )}
            {offered > 0 && (
              <Text tabular>
                {plural(
                  offered,
                  '{count} seat is held for somebody who waited',
                  '{count} seats are held for people who waited',
                  {},
                )}
              </Text>
            )}
            <Text tone="soft">
              {t('A seat that comes free is offered to the first in line. Add seats to let more of them in.')}
            </Text>
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}
