import { Sheet } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsCodeNeeded, selectIsOpen, selectIsOtpOut, selectWay } from '@haat/machines/add-address';
import { AddAddress } from '../../../actors/add-address.actor';
import { ConfirmAddress } from './ConfirmAddress';
import { NewAddress } from './NewAddress';
import { ProveAddress } from './ProveAddress';

/** One more way to sign in: the address, then its code, then one to the oldest address where money is tied to the account. */
export function AddAddressSheet() {
  const adding = AddAddress.useActorRef();
  const isOpen = AddAddress.useSelector(selectIsOpen);
  const isOtpOut = AddAddress.useSelector(selectIsOtpOut);
  const isCodeNeeded = AddAddress.useSelector(selectIsCodeNeeded);
  const way = AddAddress.useSelector(selectWay);
  return (
    <Sheet
      open={isOpen}
      onClose={() => adding.send({ type: 'close' })}
      title={way === 'phone' ? t('Add a mobile number') : t('Add an email')}
    >
      {isOpen && isCodeNeeded && <ConfirmAddress />}
      {isOpen &&
        !isCodeNeeded &&
        (isOtpOut ? <ProveAddress way={way} /> : <NewAddress key={way} way={way} />)}
    </Sheet>
  );
}
