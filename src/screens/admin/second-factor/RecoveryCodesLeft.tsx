import { Button, Dialog, Notice, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { useState } from 'react';
import { CodeForm } from '../../../components/step-up/CodeForm';
import { enrolment, useOperatorRefresh } from '../../../queries/admin.queries';
import { RecoveryCodes } from './RecoveryCodes';

/** With so many left it is time for new ones. */
const few = 3;

/** How many recovery codes are left, where that matters, and a way to new ones. */
export function RecoveryCodesLeft({ left, isAlways }: { left: number; isAlways: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const renew = <Button onPress={() => setIsOpen(true)}>{t('New recovery codes')}</Button>;
  const text = plural(left, '{count} recovery code is left.', '{count} recovery codes are left.', {});
  return (
    <>
      {left <= few ? (
        <Notice tone="caution" action={renew}>
          {text}
        </Notice>
      ) : (
        isAlways && (
          <Stack space="12" align="start">
            <Text tone="soft">{text}</Text>
            {renew}
          </Stack>
        )
      )}
      {isOpen && <Renewing onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Renewing({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = useOperatorRefresh();
  const done = () => {
    onClose();
    void refresh();
  };
  return (
    <Dialog open onClose={codes ? done : onClose} title={t('New recovery codes')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={done} />
      ) : (
        <Stack space="20">
          <Text>
            {t('A code from your authenticator app creates ten new ones. The old ones stop working.')}
          </Text>
          <CodeForm readsSms={false} onCode={async (code) => setCodes(await enrolment.renew(code))} />
        </Stack>
      )}
    </Dialog>
  );
}
