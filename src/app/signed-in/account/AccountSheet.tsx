import { Button, Link, Sheet, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { selectUser } from '@haat/machines/session';
import { paths } from '@haat/web/paths';
import { Session } from '../../../actors/session.actor';
import { formatPhone } from '../../../components/people/phone';
import { places, sellingMore } from '../places';
import { useBuyerFrame } from '../use-buyer-frame';

/** The signed-in user and personal pages. */
export function AccountSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  const isBuyer = useBuyerFrame();
  const address = user?.phone ? formatPhone(user.phone) : user?.email;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={user?.name || t('Account')}
      footer={
        <Button icon="logout" fullWidth onPress={() => session.send({ type: 'session.logout' })}>
          {t('Sign out')}
        </Button>
      }
    >
      <Stack space="16">
        {address && <Text tone="soft">{rich('Signed in as {address}', { address })}</Text>}
        <Link href={paths.account} standalone iconAfter="chevronRight">
          {t('Your account and devices')}
        </Link>
        {isBuyer && (
          <Link href={paths.dashboard} standalone iconAfter="chevronRight">
            {t('Start selling')}
          </Link>
        )}
        {(isBuyer ? [] : sellingMore).map(({ href, label }) => (
          <Link key={href} href={href} standalone iconAfter="chevronRight">
            {t(label)}
          </Link>
        ))}
        <Link href={places.notifications.href} standalone iconAfter="chevronRight">
          {t('Notifications')}
        </Link>
        <Link href={places.purchases.href} standalone iconAfter="chevronRight">
          {t('Purchases')}
        </Link>
      </Stack>
    </Sheet>
  );
}
