import {
  Box,
  Button,
  Form,
  formatPaise,
  Inline,
  Link,
  MoneyField,
  RadioCards,
  Stack,
  SumList,
} from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { PayoutAccount } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { useWithdraw } from '../../../queries/money/payouts.queries';
import { WithdrawReview } from './WithdrawReview';
import { amountProblem } from './withdraw-amount';

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[];
  /** Paise. */
  available: number;
  least: number;
  /** The server's moment: it decides whether an account has cooled off. */
  now: string;
  onDone: () => void;
}

/** How much, and where to. Everything that is available unless less is typed. */
export function WithdrawForm({ accounts, available, least, now, onDone }: WithdrawFormProps) {
  const usable = accounts.filter((account) => isUsable(account, now));
  const [typed, setTyped] = useState<{ paise: number | null } | null>(null);
  const [accountId, setAccountId] = useState(usable[0]?.id ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const withdraw = useWithdraw();
  const amount = typed ? typed.paise : available;
  const problem = amountProblem(amount, { least, most: available });
  const account = usable.find(({ id }) => id === accountId);

  const review = () => {
    setIsChecked(true);
    if (amount !== null && !problem && account) setIsReviewing(true);
  };

  if (isReviewing && account && amount !== null && !problem)
    return (
      <WithdrawReview
        amount={amount}
        stays={available - amount}
        account={account}
        withdraw={withdraw}
        onBack={() => setIsReviewing(false)}
        onDone={onDone}
      />
    );
  return (
    <Form aria-label={t('Withdraw')} onSubmit={review}>
      <Stack space="20">
        <Stack space="8">
          <MoneyField
            label={t('Amount')}
            name="amount"
            size="large"
            value={amount}
            onChange={(paise) => setTyped({ paise })}
            onLeave={() => setIsChecked(true)}
            help={t('{from} to {to}', { from: formatPaise(least), to: formatPaise(available) })}
            {...(isChecked && problem && { error: problem })}
          />
          {amount !== available && (
            <Box>
              <Button size="small" onPress={() => setTyped(null)}>
                {t('Everything')}
              </Button>
            </Box>
          )}
        </Stack>
        <RadioCards
          label={t('To|an account')}
          value={accountId}
          onChange={setAccountId}
          options={accounts.map((one) => ({
            value: one.id,
            label: one.shown,
            help: aboutAccount(one, now),
            disabled: !isUsable(one, now),
          }))}
        />
        <Box>
          <Link href={paths.kyc} standalone iconAfter="chevronRight">
            {t('Add or remove an account')}
          </Link>
        </Box>
        <SumList
          rows={[
            { key: 'amount', label: t('Reaches your account'), paise: problem ? 0 : (amount ?? 0) },
            { key: 'charge', label: t('Charge'), paise: 0, quiet: true },
          ]}
          total={{ label: t('Stays in your wallet'), paise: problem ? available : available - (amount ?? 0) }}
        />
        <Inline space="12" align="end">
          <Button type="submit" tone="accent" fullWidth disabled={!account}>
            {t('Review withdrawal')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

const isUsable = ({ status, usableAt }: PayoutAccount, now: string) =>
  status === 'verified' && usableAt <= now;

function aboutAccount(account: PayoutAccount, now: string): string {
  if (account.status === 'checking') return t('Verifying with the bank');
  if (account.status === 'doubtful') return t('The name is under review');
  if (account.status === 'refused') return translate(account.reason ?? 'Cannot be used');
  if (!isUsable(account, now))
    return t('New: can be used from {time}', { time: dateAndTime(account.usableAt) });
  return [account.holder, account.kind === 'upi' ? 'UPI' : null].filter(Boolean).join(' · ');
}
