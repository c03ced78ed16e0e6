import { Button, Field, Form, SegmentedControl, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import type { NewAccount } from '../../queries/money/kyc.queries';

const joined = (given: string) => given.replace(/[\s-]+/g, '');

/** What is wrong with an account at a glance, before a code is sent for it; the server looks again. */
function problemsOf(account: NewAccount): Record<string, string> {
  if (account.kind === 'upi')
    return /^[\w.-]{2,64}@[a-z][a-z0-9]+$/i.test(account.vpa.trim())
      ? {}
      : { vpa: t('A UPI ID looks like name@bank') };
  return {
    ...(!/^\d{6,18}$/.test(joined(account.accountNumber)) && {
      accountNumber: t('An account number has 6 to 18 digits'),
    }),
    ...(!/^[A-Z]{4}0[A-Z0-9]{6}$/i.test(joined(account.ifsc)) && {
      ifsc: t('An IFSC has four letters, a zero and six letters or digits, such as HDFC0000001'),
    }),
  };
}

interface AccountFormProps {
  /** What was given before, to be corrected. */
  before: NewAccount | null;
  onGiven: (account: NewAccount) => void;
}

/** Takes a bank account or a UPI ID. Numbers are kept nowhere on the device. */
export function AccountForm({ before, onGiven }: AccountFormProps) {
  const [kind, setKind] = useState<NewAccount['kind']>(before?.kind ?? 'bank');
  const [accountNumber, setAccountNumber] = useState(before?.kind === 'bank' ? before.accountNumber : '');
  const [ifsc, setIfsc] = useState(before?.kind === 'bank' ? before.ifsc : '');
  const [vpa, setVpa] = useState(before?.kind === 'upi' ? before.vpa : '');
  const [isJudged, setIsJudged] = useState(false);
  const account: NewAccount = kind === 'bank' ? { kind, accountNumber, ifsc } : { kind, vpa };
  const problems = isJudged ? problemsOf(account) : {};
  const errorOf = (field: string) => (problems[field] ? { error: problems[field] } : {});

  const submit = () => {
    setIsJudged(true);
    if (Object.keys(problemsOf(account)).length === 0) onGiven(account);
  };

  return (
    <Form onSubmit={submit}>
      <Stack space="20">
        <SegmentedControl
          label={t('Account type')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'bank', label: t('Bank account') },
            { value: 'upi', label: t('UPI ID') },
          ]}
        />
        {kind === 'bank' ? (
          <>
            <Field
              label={t('Account number')}
              name="accountNumber"
              value={accountNumber}
              onChange={setAccountNumber}
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              required
              requiredMessage={t('Enter the account number.')}
              {...errorOf('accountNumber')}
            />
            <Field
              label="IFSC"
              name="ifsc"
              value={ifsc}
              onChange={(value) => setIfsc(value.toUpperCase())}
              autoComplete="off"
              maxLength={14}
              help={t('On your passbook, a cheque, or in your bank’s app')}
              required
              requiredMessage={t('Enter the IFSC of the branch.')}
              {...errorOf('ifsc')}
            />
          </>
        ) : (
          <Field
            label={t('UPI ID')}
            name="vpa"
            value={vpa}
            onChange={setVpa}
            inputMode="email"
            autoComplete="off"
            maxLength={130}
            help={t('As in your UPI app, such as name@bank')}
            required
            requiredMessage={t('Enter your UPI ID.')}
            {...errorOf('vpa')}
          />
        )}
        <Button type="submit" tone="accent" fullWidth>
          {t('Continue')}
        </Button>
      </Stack>
    </Form>
  );
}
