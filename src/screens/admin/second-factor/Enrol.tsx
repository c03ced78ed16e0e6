import { Box, Button, Card, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { NewSecondFactor } from '@haat/openapi';
import { useState } from 'react';
import { Qr } from '../../../components/share/Qr';
import { CodeForm } from '../../../components/step-up/CodeForm';
import { enrolment } from '../../../queries/admin.queries';
import { RecoveryCodes } from './RecoveryCodes';
import { secret } from './second-factor.css';
import { TypedCode } from './TypedCode';

export type EnrolStep =
  | { is: 'code' }
  | { is: 'app'; factor: NewSecondFactor }
  | { is: 'kept'; codes: readonly string[] };

interface EnrolProps {
  step: EnrolStep;
  onStep: (step: EnrolStep) => void;
  onDone: () => void;
}

/** The one thing that an operator without a second factor can do: a code of the server, the app's first code, recovery codes. */
export function Enrol({ step, onStep, onDone }: EnrolProps) {
  return (
    <Box width="form">
      <Card title={titleOf(step)}>
        {step.is === 'code' && <ServerCode onStep={onStep} />}
        {step.is === 'app' && <App factor={step.factor} onStep={onStep} />}
        {step.is === 'kept' && <RecoveryCodes codes={step.codes} onKept={onDone} />}
      </Card>
    </Box>
  );
}

function titleOf({ is }: EnrolStep): string {
  if (is === 'code') return t('Set up two-factor authentication');
  return is === 'app' ? t('Add it to your authenticator app') : t('Save your recovery codes');
}

const command = 'npm run operator:enrol -- +91…';
const likeThis = 'ABCD-EFGH-2345';

function ServerCode({ onStep }: Pick<EnrolProps, 'onStep'>) {
  return (
    <Stack space="20">
      <Text>
        {t('The admin area also needs an authenticator app. Ask whoever runs the server for a code:')}
      </Text>
      <Box as="code" className={secret}>
        {command}
      </Box>
      <TypedCode
        label={t('Server code')}
        help={t('It works once, within 30 minutes.')}
        placeholder={likeThis}
        onCode={async (code) => onStep({ is: 'app', factor: await enrolment.start(code) })}
      />
    </Stack>
  );
}

function App({ factor, onStep }: { factor: NewSecondFactor; onStep: EnrolProps['onStep'] }) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Stack space="20">
      <Text>{t('Scan this with the app, then type the code that it shows.')}</Text>
      <Qr text={factor.address} label={t('QR code for the authenticator app')} />
      {isTyping ? (
        <Stack space="8">
          <Text tone="soft">{t('Or enter this key in the app: time-based, six digits.')}</Text>
          <Box as="code" className={secret} aria-label={t('Key for the app')}>
            {factor.secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Stack>
      ) : (
        <Button tone="quiet" onPress={() => setIsTyping(true)}>
          {t('I can’t scan it')}
        </Button>
      )}
      <CodeForm
        readsSms={false}
        onCode={async (code) => onStep({ is: 'kept', codes: await enrolment.confirm(code) })}
      />
    </Stack>
  );
}
