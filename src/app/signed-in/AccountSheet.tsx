import { Button, Link, Sheet, Stack, Text } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';
import { formatPhone } from '../../parts/people/phone';
import { places } from './places';

/** Who is signed in, and what belongs to them rather than to the shop. */
export function AccountSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
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
        {user?.phone && <Text tone="soft">Signed in as {formatPhone(user.phone)}</Text>}
        <Link href={places.purchases.href} standalone iconAfter="chevronRight">
          What I have bought
        </Link>
      </Stack>
    </Sheet>
  );
}
