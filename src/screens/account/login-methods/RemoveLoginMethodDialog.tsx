import { Button, Dialog, Inline, Link, Stack, Text, useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { OwnAddress } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { Session } from '../../../actors/session.actor';
import { StepUp } from '../../../components/step-up/StepUp';
import { removeAddress, useAddressesRefresh } from '../../../queries/accounts/account.queries';
import { wayName } from './login-method-name';

/** Asks before a way to sign in is taken away, and then for a code. */
export function RemoveLoginMethodDialog({
  loginMethod,
  onClose,
}: {
  loginMethod: OwnAddress | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={loginMethod !== null}
      onClose={onClose}
      title={loginMethod ? t('Remove {way}?', { way: wayName(loginMethod) }) : ''}
    >
      {loginMethod && <Removing key={loginMethod.id} loginMethod={loginMethod} onClose={onClose} />}
    </Dialog>
  );
}

const consequences = {
  sms: 'You can no longer sign in with it, and purchases made with it leave your Purchases.',
  mail: 'You can no longer sign in with it, and it gets no more notifications. Google accounts are removed with it. One whose email stays is added again when you next sign in with Google.',
  google: 'You can no longer sign in with Google. You can still sign in with a code.',
} as const satisfies Record<OwnAddress['channel'], Phrase>;

function Removing({ loginMethod, onClose }: { loginMethod: OwnAddress; onClose: () => void }) {
  const [isProving, setIsProving] = useState(false);
  const session = Session.useActorRef();
  const refresh = useAddressesRefresh();
  const toast = useToast();
  const remove = async (code: string) => {
    const user = await removeAddress(loginMethod.id, code);
    session.send({ type: 'user.changed', user });
    toast.show({
      text: t('Removed. You can no longer sign in with {way}.', { way: wayName(loginMethod) }),
      tone: 'good',
    });
    onClose();
    await refresh();
  };

  if (isProving)
    return (
      <Stack space="16">
        <StepUp
          why={t('A code is sent to your oldest number or email.')}
          onCode={remove}
          onCancel={() => setIsProving(false)}
        />
        <Text size="13" tone="soft">
          {rich('If that is the one you have lost, {link}.', {
            link: (
              <Link href={paths.contact} external>
                {t('write to us')}
              </Link>
            ),
          })}
        </Text>
      </Stack>
    );
  return (
    <Stack space="16">
      <Text>{t(consequences[loginMethod.channel])}</Text>
      <Text tone="soft">{t('Your other devices are signed out, and all your addresses are notified.')}</Text>
      <Inline space="8">
        <Button tone="critical" onPress={() => setIsProving(true)}>
          {t('Remove')}
        </Button>
        <Button onPress={onClose}>{t('Keep')}</Button>
      </Inline>
    </Stack>
  );
}
