import { Button, Link, Sheet, Stack, Text } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';
import { formatPhone } from '../../parts/people/phone';
import { paths } from '../paths';
import { places } from './places';

/** Who is signed in, and what belongs to them rather than to the shop. */
export function AccountSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  const address = user?.phone ? formatPhone(user.phone) : user?.email;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={user?.name || 'Account'}
      footer={
        <Button icon="logout" fullWidth onPress={() => session.send({ type: 'session.logout' })}>
          Sign out
        </Button>
      }
    >
      <Stack space="16">
        {address && <Text tone="soft">Signed in as {address}</Text>}
        <Link href={paths.account} standalone iconAfter="chevronRight">
          Your account and devices
        </Link>
        <Link href={places.notifications.href} standalone iconAfter="chevronRight">
          Notifications
        </Link>
        <Link href={places.purchases.href} standalone iconAfter="chevronRight">
          What I have bought
        </Link>
      </Stack>
    </Sheet>
  );
}
