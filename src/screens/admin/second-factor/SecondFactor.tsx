import { Button, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import { CodeForm } from '../../../components/step-up/CodeForm';
import { TypedCode } from './TypedCode';

interface SecondFactorProps {
  /** What the code is for, as a sentence. */
  why: string;
  /** Tries the code; rejects with what the server refused. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

const likeThis = 'ABCDE-23456';

/** Asks an operator for a code of the authenticator app, or for one of the recovery codes. */
export function SecondFactor({ why, onCode, onCancel }: SecondFactorProps) {
  const [isLost, setIsLost] = useState(false);
  return (
    <Stack space="20">
      <Text>{why}</Text>
      {isLost ? (
        <TypedCode
          label={t('Recovery code')}
          help={t('Each works once. All admins are notified when one is used.')}
          placeholder={likeThis}
          onCode={onCode}
        />
      ) : (
        <CodeForm readsSms={false} onCode={onCode} />
      )}
      <Button tone="quiet" onPress={() => setIsLost(!isLost)}>
        {isLost ? t('Use the authenticator app') : t('Use a recovery code')}
      </Button>
      <Button onPress={onCancel}>{t('Cancel')}</Button>
    </Stack>
  );
}
