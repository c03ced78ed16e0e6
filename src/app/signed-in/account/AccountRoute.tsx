import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { User } from '@haat/openapi';
import { useMemo } from 'react';
import { AddAddress } from '../../../actors/add-address.actor';
import { Session } from '../../../actors/session.actor';
import { useAddressesRefresh } from '../../../queries/accounts/account.queries';
import { AccountScreen } from '../../../screens/account/AccountScreen';
import { liveAddAddress } from '../../live-add-address';

/** The account with its real ports. */
export function AccountRoute() {
  const session = Session.useActorRef();
  const toast = useToast();
  const refresh = useAddressesRefresh();
  const logic = useMemo(
    () =>
      liveAddAddress((user: User) => {
        session.send({ type: 'user.changed', user });
        void refresh();
        toast.show({ text: t('Added. You can now sign in with it.'), tone: 'good' });
      }),
    [session, refresh, toast],
  );
  return (
    <AddAddress.Provider logic={logic}>
      <AccountScreen />
    </AddAddress.Provider>
  );
}
