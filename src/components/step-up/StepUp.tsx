import { Button, ErrorState, Notice, Skeleton, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { StepUpSent } from '@haat/openapi';
import { Resend } from '@haat/web/otp/Resend';
import { useEffect, useState } from 'react';
import { useStepUpForget, useStepUpSent } from '../../queries/accounts/step-up.queries';
import { CodeForm } from './CodeForm';

interface StepUpProps {
  /** What the code is for, as a sentence: "Money goes to a new account." */
  why: string;
  /** Tries the code; rejects with what the server refused. */
  onCode: (otp: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks who is signed in for a code once more: sends it, takes it, sends another. Looking at it sends the first. */
export function StepUp({ why, onCode, onCancel }: StepUpProps) {
  const sent = useStepUpSent();
  const forget = useStepUpForget();
  const failure = sent.error ? failureOf(sent.error, t('The code could not be sent. Try again.')) : null;
  const resendAt = useResendAt(sent);
  // One that went out a moment ago, from another tab say, still works.
  const isOut = sent.data !== undefined || failure?.code === 'otp_too_soon';
  const tryCode = async (otp: string) => {
    await onCode(otp);
    forget();
  };

  return (
    <Stack space="20">
      <Text>{why}</Text>
      {!isOut && <Waiting sent={sent} failure={failure?.message ?? null} />}
      {isOut && (
        <>
          <Text tone="soft">{whereTo(sent.data)}</Text>
          <CodeForm readsSms={sent.data?.sentTo.channel !== 'mail'} onCode={tryCode} />
          {failure && !sent.isFetching && <Notice live>{failure.message}</Notice>}
          <Resend
            canResend={!sent.isFetching && resendAt === null}
            isSending={sent.isFetching}
            resendAt={resendAt}
            onResend={() => void sent.refetch()}
          />
        </>
      )}
      <Button onPress={onCancel}>{t('Cancel')}</Button>
    </Stack>
  );
}

type Sent = ReturnType<typeof useStepUpSent>;

function Waiting({ sent, failure }: { sent: Sent; failure: string | null }) {
  if (sent.fetchStatus === 'paused')
    return (
      <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
        {t('The code is sent when you are back online.')}
      </Notice>
    );
  if (failure !== null && !sent.isFetching)
    return <ErrorState title={t('No code was sent')} text={failure} onRetry={() => void sent.refetch()} />;
  return (
    <Stack space="12">
      <Text tone="soft">{t('Sending you a code…')}</Text>
      <Skeleton height={56} />
    </Stack>
  );
}

function whereTo(sent: StepUpSent | undefined): string {
  if (!sent) return t('We sent you a code a moment ago. Type it here.');
  const { channel, masked } = sent.sentTo;
  return channel === 'sms'
    ? t('We sent a code by SMS to {address}.', { address: masked })
    : t('We sent a code by email to {address}.', { address: masked });
}

/** When another may be asked for, in ms since 1970; null as soon as it may. */
function useResendAt({ data, dataUpdatedAt }: Sent): number | null {
  const at = data ? dataUpdatedAt + data.resendAfterSeconds * 1000 : 0;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return passed === at ? null : at;
}
