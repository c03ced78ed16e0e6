import { PhoneField } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectFailure, selectPhone } from '@haat/machines/sign-in';
import { useEffect, useRef } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { useStoredAt } from '../../components/remembered/use-kept';
import { AskAddress } from './AskAddress';
import type { OfferGoogle } from './GoogleButton';
import { addressError, typedPlace } from './typed';

/** Asks for the mobile number. */
export function PhoneStep({ offerGoogle }: { offerGoogle: OfferGoogle | null }) {
  const signIn = SignIn.useActorRef();
  const saved = SignIn.useSelector(selectPhone);
  const failure = SignIn.useSelector(selectFailure);
  const [phone, setPhone] = useStoredAt(typedPlace.phone, saved);
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);

  const edit = (value: string) => {
    setPhone(value);
    signIn.send({ type: 'phone.edit' });
  };

  return (
    <AskAddress
      title={t('Sign in with your phone')}
      lead={t('For selling and buying. New here? This creates your account.')}
      onSubmit={() => signIn.send({ type: 'phone.submit', phone })}
      other={{
        label: t('Use email instead'),
        icon: 'mail',
        onPress: () => signIn.send({ type: 'email.choose', phone }),
      }}
      offerGoogle={offerGoogle}
      field={
        <PhoneField
          label={t('Mobile number')}
          name="phone"
          value={phone}
          onChange={edit}
          required
          inputRef={field}
          help={t('We send a 6-digit code by SMS.')}
          error={addressError(failure)}
        />
      }
    />
  );
}
