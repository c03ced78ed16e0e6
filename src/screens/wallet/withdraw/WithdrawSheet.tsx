import { ButtonLink, EmptyState, formatPaise, Sheet, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Wallet } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { useKyc } from '../../../queries/money/kyc.queries';
import { usePayoutSettings } from '../../../queries/money/payouts.queries';
import { WithdrawForm } from './WithdrawForm';

interface WithdrawSheetProps {
  wallet: Wallet;
  isOpen: boolean;
  onClose: () => void;
}

/** Money leaves the wallet: the form, or what is missing before it can. */
export function WithdrawSheet({ isOpen, onClose, ...rest }: WithdrawSheetProps) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Withdraw')}>
      <Withdraw onDone={onClose} {...rest} />
    </Sheet>
  );
}

const skeleton = (
  <Stack space="16">
    <Skeleton height={72} radius="control" />
    <Skeleton height={128} radius="control" />
    <Skeleton height={96} radius="control" />
  </Stack>
);

function Withdraw({ wallet: { available }, onDone }: { wallet: Wallet; onDone: () => void }) {
  const kyc = useKyc();
  const settings = usePayoutSettings();
  const reassurance = t('Your money is safe. Only this form did not load.');
  return (
    <AsyncStates of={kyc} subject={t('Your documents')} reassurance={reassurance} skeleton={skeleton}>
      {({ isComplete, accounts }) =>
        isComplete ? (
          <AsyncStates of={settings} subject={t('The form')} reassurance={reassurance} skeleton={skeleton}>
            {({ least, now }) =>
              available < least ? (
                <TooLittle available={available} least={least} />
              ) : (
                <WithdrawForm
                  accounts={accounts.filter(({ status }) => status !== 'refused')}
                  available={available}
                  least={least}
                  now={now}
                  onDone={onDone}
                />
              )
            }
          </AsyncStates>
        ) : (
          <KycNeeded />
        )
      }
    </AsyncStates>
  );
}

const KycNeeded = () => (
  <EmptyState
    title={t('Verify your details to withdraw')}
    text={t(
      'We need your PAN, as tax law requires, and an account to pay. It takes about two minutes. Until then your earnings stay here.',
    )}
    action={
      <ButtonLink href={paths.kyc} tone="accent">
        {t('Add PAN and account')}
      </ButtonLink>
    }
    headingLevel={3}
  />
);

function TooLittle({ available, least }: { available: number; least: number }) {
  return (
    <EmptyState
      title={t('Minimum withdrawal {sum}', { sum: formatPaise(least) })}
      text={
        available > 0
          ? t('{sum} is available. What is pending becomes available two working days after each sale.', {
              sum: formatPaise(available),
            })
          : t('Nothing is available yet. What is pending becomes available two working days after each sale.')
      }
      headingLevel={3}
    />
  );
}
