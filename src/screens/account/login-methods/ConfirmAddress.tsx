import { t } from '@haat/i18n';
import { selectFailure, selectIsBusy, selectIsCodeNeeded } from '@haat/machines/add-address';
import { ApiError } from '@haat/machines/failure';
import { waitFor } from 'xstate';
import { AddAddress } from '../../../actors/add-address.actor';
import { StepUp } from '../../../components/step-up/StepUp';

/** Asks for a code to the oldest address as well: whoever holds this device must not let themselves in for good. */
export function ConfirmAddress() {
  const adding = AddAddress.useActorRef();
  const submit = async (code: string) => {
    adding.send({ type: 'code.submit', code });
    const after = await waitFor(adding, (snapshot) => !selectIsBusy(snapshot));
    const failure = selectFailure(after);
    // What was refused about the other code is said beside that one.
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
