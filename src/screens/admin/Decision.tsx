import { Button, Dialog, Field, Inline, Notice, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { type ReactNode, useState } from 'react';
import { useStored } from '../../components/remembered/use-kept';
import { isCodeNeeded, isProposed, unlock, useOperatorRefresh } from '../../queries/admin.queries';
import { SecondFactor } from './second-factor/SecondFactor';

export interface DecisionProps {
  /** Names what is decided on; what was typed is kept under it. */
  about: string;
  title: string;
  yes: string;
  tone?: 'accent' | 'critical';
  reasonLabel?: string;
  reasonHelp?: string;
  /** Of the reason, where it takes less than the log does. */
  maxLength?: number;
  /** Said when it was done. */
  done: string;
  /** More fields, or what will happen. */
  children?: ReactNode;
  /** Whether what else there is to fill in is filled in; asked when somebody wants to go on. */
  isReady?: () => boolean;
  onYes: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Everything that is done for the platform is asked once, with its reason, and with a code when the last one is too old. */
export function Decision(props: DecisionProps) {
  const { title, yes, tone = 'accent', reasonLabel, reasonHelp, maxLength = 500, children, onClose } = props;
  const { reason, setReason, isReasonMissing, isBusy, failure, needsCode, setNeedsCode, decide } =
    useDecision(props);

  if (needsCode)
    return (
      <Dialog open onClose={onClose} title={t('Confirm with a code')}>
        <SecondFactor
          why={t('After that: {yes}.', { yes })}
          onCode={async (code) => {
            await unlock(code);
            setNeedsCode(false);
            await decide();
          }}
          onCancel={() => setNeedsCode(false)}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={() => void decide()}
      footer={
        <Inline space="12" align="end">
          <Button onPress={onClose}>{t('Not now')}</Button>
          <Button type="submit" tone={tone} busy={isBusy}>
            {yes}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        {children}
        <Field
          label={reasonLabel ?? t('Why')}
          name="reason"
          multiline
          rows={2}
          maxLength={maxLength}
          value={reason}
          onChange={setReason}
          help={reasonHelp ?? t('Kept in the log permanently.')}
          {...(isReasonMissing && { error: t('Give a reason.') })}
        />
        {failure !== null && (
          <Notice tone="critical" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function useDecision({ about, done, isReady = () => true, onYes, onClose }: DecisionProps) {
  const [reason, setReason, forgetReason] = useStored(`operator.${about}`, '');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const refresh = useOperatorRefresh();
  const toast = useToast();
  const isEmpty = reason.trim() === '';

  const act = async () => {
    const answered = await onYes(reason.trim());
    forgetReason();
    if (isProposed(answered))
      toast.show({
        text: t('This is above an admin’s daily limit. Another admin has to confirm it.'),
      });
    else toast.show({ text: done, tone: 'good' });
    onClose();
    await refresh();
  };
  const decide = async () => {
    setIsAsked(true);
    if (isEmpty || !isReady()) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (isCodeNeeded(error)) setNeedsCode(true);
      else setFailure(failureOf(error, t('Something went wrong. Nothing was changed; try again.')).message);
    } finally {
      setIsBusy(false);
    }
  };
  const isReasonMissing = isAsked && isEmpty;
  return { reason, setReason, isReasonMissing, isBusy, failure, needsCode, setNeedsCode, decide };
}
