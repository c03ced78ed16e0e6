import { Button, Card, Columns, Inline, Stack, Text } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { SellerName } from '../../parts/people/SellerName';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { AddAddressSheet } from './AddAddressSheet';
import { Devices } from './Devices';
import { Invitation } from './Invitation';
import { Plan } from './Plan';
import { ThemeChoice } from './ThemeChoice';
import { WaysIn } from './WaysIn';

/** Who somebody is here, how they sign in, and where they are signed in. */
export function AccountScreen() {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  return (
    <Stack space="24">
      <ScreenHeader title="Account" />
      <Columns space="24" template="2" collapseBelow="desktop" alignY="start">
        <Stack space="24">
          {user ? (
            <>
              <Card title="Name">
                <SellerName />
              </Card>
              <Plan plan={user.plan} />
            </>
          ) : (
            <RowsSkeleton rows={2} hasTitle />
          )}
          <WaysIn />
          <ThemeChoice />
        </Stack>
        <Stack space="24">
          <Devices />
          {user && <Invitation code={user.referralCode} />}
          <Card title="Sign out">
            <Stack space="16">
              <Text tone="soft">On this device only. Your pages stay on sale.</Text>
              <Inline space="8">
                <Button icon="logout" onPress={() => session.send({ type: 'session.logout' })}>
                  Sign out
                </Button>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </Columns>
      <AddAddressSheet />
    </Stack>
  );
}
