import { ButtonLink, Card, Columns, EmptyState, Skeleton, Stack } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';
import { paths } from '../../app/paths';
import { PushSwitch } from '../../parts/push/PushSwitch';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { WhatIsSent } from './WhatIsSent';

/** What somebody is told, how, and whether this device shows it. */
export function NotificationsScreen() {
  const user = Session.useSelector(selectUser);
  return (
    <Stack space="24">
      <ScreenHeader title="Notifications" />
      <Columns space="24" template="2" collapseBelow="desktop" alignY="start">
        <Card title="Messages" padding="none">
          <EmptyState
            headingLevel={3}
            title="Nothing is kept here"
            text="A message is gone once you have read it. Every sale and every refund stands under Sales."
            action={<ButtonLink href={paths.sales}>See your sales</ButtonLink>}
          />
        </Card>
        <Stack space="24">
          <Card title="On this device">
            <PushSwitch />
          </Card>
          {user ? <WhatIsSent user={user} /> : <Skeleton height={280} radius="card" />}
        </Stack>
      </Columns>
    </Stack>
  );
}
