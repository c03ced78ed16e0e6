import { Field } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectEmail, selectFailure } from '@haat/machines/sign-in';
import { useEffect, useRef } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { useStoredAt } from '../../components/remembered/use-kept';
import { AskAddress } from './AskAddress';
import type { OfferGoogle } from './GoogleButton';
import { addressError, typedPlace } from './typed';

/** Asks for the e-mail address. */
export function EmailStep({ offerGoogle }: { offerGoogle: OfferGoogle | null }) {
  const signIn = SignIn.useActorRef();
  const saved = SignIn.useSelector(selectEmail);
  const failure = SignIn.useSelector(selectFailure);
  const [email, setEmail] = useStoredAt(typedPlace.email, saved);
  const field = useRef<HTMLInputElement>(null);
  const error = addressError(failure);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);

  const edit = (value: string) => {
    setEmail(value);
    signIn.send({ type: 'email.edit' });
  };

  return (
    <AskAddress
      title={t('Sign in with your email')}
      lead={t('For selling and buying. New here? This creates your account.')}
      onSubmit={() => signIn.send({ type: 'email.submit', email })}
      other={{
        label: t('Use your phone instead'),
        icon: 'phone',
        onPress: () => signIn.send({ type: 'phone.choose', email }),
      }}
      offerGoogle={offerGoogle}
      field={
        <Field
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={edit}
          required
          requiredMessage={t('Enter your email address.')}
          maxLength={254}
          inputRef={field}
          help={t('We send a 6-digit code to it.')}
          {...(error !== undefined && { error })}
        />
      }
    />
  );
}
