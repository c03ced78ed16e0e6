import { Sheet } from '@haat/design-system';
import { t } from '@haat/i18n';
import {
  selectFailure,
  selectIsBusy,
  selectIsCodeNeeded,
  selectIsOpen,
  selectIsOtpOut,
  selectWay,
} from '@haat/machines/add-address';
import { ApiError } from '@haat/machines/failure';
import { waitFor } from 'xstate';
import { AddAddress } from '../../../actors/add-address.actor';
import { StepUp } from '../../../components/step-up/StepUp';
import { NewAddress } from './NewAddress';
import { ProveAddress } from './ProveAddress';

/** One more way to sign in: the address, then its code, then one to the oldest address where money is tied to the account. */
export function AddAddressSheet() {
  const adding = AddAddress.useActorRef();
  const isOpen = AddAddress.useSelector(selectIsOpen);
  const isOtpOut = AddAddress.useSelector(selectIsOtpOut);
  const isCodeNeeded = AddAddress.useSelector(selectIsCodeNeeded);
  const channel = AddAddress.useSelector(selectWay);
  return (
    <Sheet
      open={isOpen}
      onClose={() => adding.send({ type: 'close' })}
      title={channel === 'phone' ? t('Add a mobile number') : t('Add an email')}
    >
      {isOpen && isCodeNeeded && <ConfirmAddress />}
      {isOpen &&
        !isCodeNeeded &&
        (isOtpOut ? <ProveAddress channel={channel} /> : <NewAddress key={channel} channel={channel} />)}
    </Sheet>
  );
}

/** Asks for a code to the oldest address as well: whoever holds this device must not let themselves in for good. */
function ConfirmAddress() {
  const adding = AddAddress.useActorRef();
  const submit = async (code: string) => {
    adding.send({ type: 'code.submit', code });
    const after = await waitFor(adding, (snapshot) => !selectIsBusy(snapshot));
    const failure = selectFailure(after);
    // Errors of the other code are shown next to it.
    if (selectIsCodeNeeded(after) && failure) throw new ApiError({ status: 401, ...failure });
  };
  return (
    <StepUp
      why={t('This account holds money, so we send one more code to your oldest number or email.')}
      onCode={submit}
      onCancel={() => adding.send({ type: 'code.leave' })}
    />
  );
}
