import { Card, Columns, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { PushSwitch } from '../../components/push/PushSwitch';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { Choices } from './Choices';
import { FeedCard } from './FeedCard';

/** What a creator was told, by which ways they want to be told, and whether this device shows it. */
export function NotificationsScreen() {
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Notifications')} />
      <AsyncStateGroup>
        <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
          <FeedCard />
          <Stack space="cards">
            <Card title={t('On this device')}>
              <PushSwitch />
            </Card>
            <Choices />
          </Stack>
        </Columns>
      </AsyncStateGroup>
    </Stack>
  );
}
