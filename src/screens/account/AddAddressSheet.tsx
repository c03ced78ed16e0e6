import { Sheet } from '@haat/design-system';
import { selectIsOpen, selectIsOtpOut, selectWay } from '@haat/machines/add-address';
import { AddAddress } from '../../actors/add-address.actor';
import { NewAddress } from './NewAddress';
import { ProveAddress } from './ProveAddress';

/** One more way to sign in: the address, then its code. */
export function AddAddressSheet() {
  const adding = AddAddress.useActorRef();
  const isOpen = AddAddress.useSelector(selectIsOpen);
  const isOtpOut = AddAddress.useSelector(selectIsOtpOut);
  const way = AddAddress.useSelector(selectWay);
  return (
    <Sheet
      open={isOpen}
      onClose={() => adding.send({ type: 'close' })}
      title={way === 'phone' ? 'Add a mobile number' : 'Add an e-mail'}
    >
      {isOpen && (isOtpOut ? <ProveAddress way={way} /> : <NewAddress key={way} way={way} />)}
    </Sheet>
  );
}
