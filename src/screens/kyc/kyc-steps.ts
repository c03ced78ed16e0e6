import type { ProgressStep } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Kyc } from '@haat/openapi';

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
export const stepsOf = (kyc: Kyc): ProgressStep[] => [
  { key: 'pan', label: t('Your PAN'), state: panStates[kyc.status] },
  { key: 'account', label: t('An account in the same name'), state: accountState(kyc) },
];
