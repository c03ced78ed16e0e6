import { Button, Field, Form, PhoneField, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { selectAddress, selectFailure, selectIsBusy } from '@haat/machines/add-address';
import type { Way } from '@haat/machines/sign-in';
import { useEffect, useRef } from 'react';
import { AddAddress } from '../../../actors/add-address.actor';
import { useStored } from '../../../components/remembered/use-kept';

const texts = {
  phone: {
    label: 'Mobile number',
    help: 'We send a 6-digit code by SMS. Purchases made with this number then appear under Purchases.',
  },
  email: { label: 'Email', help: 'We send a 6-digit code there.' },
} as const satisfies Record<Way, { label: Phrase; help: Phrase }>;

/** Asks for the number or the e-mail. */
export function NewAddress({ channel }: { channel: Way }) {
  const adding = AddAddress.useActorRef();
  const saved = AddAddress.useSelector(selectAddress);
  const isBusy = AddAddress.useSelector(selectIsBusy);
  const failure = AddAddress.useSelector(selectFailure);
  const [address, setAddress] = useStored(`new-${channel}`, saved);
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);
  const shared = {
    label: t(texts[channel].label),
    help: t(texts[channel].help),
    name: channel,
    value: address,
    onChange: (value: string) => {
      setAddress(value);
      adding.send({ type: 'address.edit' });
    },
    required: true,
    inputRef: field,
    ...(failure && { error: failure.fields?.[channel] ?? failure.message }),
  };
  return (
    <Form onSubmit={() => adding.send({ type: 'address.submit', address })}>
      <Stack space="20">
        {channel === 'phone' ? (
          <PhoneField {...shared} />
        ) : (
          <Field
            {...shared}
            inputRef={field as never}
            type="email"
            inputMode="email"
            autoComplete="email"
            requiredMessage={t('Enter your email.')}
            maxLength={254}
          />
        )}
        <Button type="submit" tone="accent" busy={isBusy} fullWidth>
          {t('Send code')}
        </Button>
      </Stack>
    </Form>
  );
}
