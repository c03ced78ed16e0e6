import {
  Card,
  Columns,
  Link,
  Notice,
  type ProgressStep,
  ProgressSteps,
  Skeleton,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsKycComplete } from '@haat/machines/session';
import type { Kyc } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useEffect } from 'react';
import { Session } from '../../actors/session.actor';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useKyc } from '../../queries/money/kyc.queries';
import { AccountsStep } from './AccountsStep';
import { PanStep } from './PanStep';

type StepState = ProgressStep['state'];

const panStates: Record<Kyc['status'], StepState> = {
  none: 'current',
  panChecking: 'current',
  panDoubtful: 'current',
  panRefused: 'problem',
  panVerified: 'done',
  complete: 'done',
};

function accountState({ status, accounts }: Kyc): StepState {
  if (accounts.some((account) => account.status === 'verified')) return 'done';
  if (accounts.some((account) => account.status === 'refused')) return 'problem';
  return status === 'panVerified' || accounts.length > 0 ? 'current' : 'todo';
}

/** The two steps as they stand. */
const stepsOf = (kyc: Kyc): ProgressStep[] => [
  { key: 'pan', label: t('Your PAN'), state: panStates[kyc.status] },
  { key: 'account', label: t('An account in the same name'), state: accountState(kyc) },
];

/** Who the creator is and where their money goes: a PAN, then an account in the same name. */
export function KycScreen() {
  const kyc = useKyc();
  return (
    <Stack space="cards">
      <ScreenHeader title="KYC" />
      <AsyncStates
        of={kyc}
        subject={t('Your KYC')}
        reassurance={t('Your details are safe. Only this view did not load.')}
        skeleton={
          <Stack space="cards">
            <Skeleton height={96} radius="card" />
            <Skeleton height={260} radius="card" />
            <Skeleton height={160} radius="card" />
          </Stack>
        }
      >
        {(data) => <Steps kyc={data} />}
      </AsyncStates>
    </Stack>
  );
}

function Steps({ kyc }: { kyc: Kyc }) {
  useSessionToKnow(kyc.isComplete);
  const { kind } = useLayout();
  const isWide = kind === 'desktop';
  return (
    <Columns space="cards" template={isWide ? 'main-aside' : '1'} alignY="start">
      <Stack space="cards">
        {!isWide && <KycStatus kyc={kyc} />}
        <PanStep kyc={kyc} />
        <AccountsStep kyc={kyc} />
      </Stack>
      <Stack space="cards">
        {isWide && <KycStatus kyc={kyc} />}
        <Text size="13" tone="soft">
          {t(
            'Your PAN and account numbers are encrypted, never shown in full, and used only for payouts and tax.',
          )}
        </Text>
      </Stack>
    </Columns>
  );
}

/** How far it is, and why. */
function KycStatus({ kyc }: { kyc: Kyc }) {
  if (!kyc.isComplete)
    return (
      <Card>
        <Stack space="16">
          <Text tone="soft">
            {t(
              'Verification takes about three minutes. Sales continue in the meantime, and your earnings stay in your wallet.',
            )}
          </Text>
          <ProgressSteps label={t('Steps to your first payout')} steps={stepsOf(kyc)} />
        </Stack>
      </Card>
    );
  return (
    <Notice
      tone="good"
      title={t('You are ready for payouts.')}
      live
      action={
        <Link href={paths.wallet} standalone iconAfter="chevronRight">
          {t('Go to wallet')}
        </Link>
      }
    >
      {t('Your PAN and payout account are verified.')}
    </Notice>
  );
}

/** What the session remembers of it is loaded again when it is no longer true. */
function useSessionToKnow(isComplete: boolean): void {
  const session = Session.useActorRef();
  const isKnown = Session.useSelector(selectIsKycComplete);
  useEffect(() => {
    if (isComplete !== isKnown) session.send({ type: 'session.questioned' });
  }, [isComplete, isKnown, session]);
}
