import { t } from '@haat/i18n';
import type { NewAccount } from '../../queries/money/kyc.queries';

const joined = (given: string) => given.replace(/[\s-]+/g, '');

/** What is wrong with an account at a glance, before a code is sent for it; the server looks again. */
export function problemsOf(account: NewAccount): Record<string, string> {
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
