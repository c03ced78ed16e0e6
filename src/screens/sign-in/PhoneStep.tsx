import { Button, Form, Heading, PhoneField, Stack, Text } from '@haat/design-system';
import { selectFailure, selectIsBusy, selectPhone } from '@haat/machines/sign-in';
import { useEffect, useRef, useState } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { screenTitleId } from '../../parts/screen/ScreenHeader';

/** Asks for the mobile number. */
export function PhoneStep() {
  const signIn = SignIn.useActorRef();
  const known = SignIn.useSelector(selectPhone);
  const isBusy = SignIn.useSelector(selectIsBusy);
  const failure = SignIn.useSelector(selectFailure);
  const [phone, setPhone] = useState(known);
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);

  const edit = (value: string) => {
    setPhone(value);
    signIn.send({ type: 'phone.edit' });
  };

  return (
    <Stack space="24">
      <Stack space="4">
        <Heading level={1} id={screenTitleId} tabIndex={-1}>
          Sign in with your phone
        </Heading>
        <Text size="17" tone="soft">
          Selling or buying, it is the same door. New here? This opens your account.
        </Text>
      </Stack>
      <Form onSubmit={() => signIn.send({ type: 'phone.submit', phone })}>
        <Stack space="20">
          <PhoneField
            label="Mobile number"
            name="phone"
            value={phone}
            onChange={edit}
            required
            inputRef={field}
            help="We send a 6-digit code by SMS."
            error={failure?.fields?.['phone'] ?? failure?.message}
          />
          <Button type="submit" tone="accent" busy={isBusy} fullWidth mainAction>
            Send code
          </Button>
        </Stack>
      </Form>
      <Text size="13" tone="soft">
        We never share your number with anyone you have not bought from.
      </Text>
    </Stack>
  );
}
