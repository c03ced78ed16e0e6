import { type Cashfree, cashfreeKeys } from './cashfree';

/** What the product is configured with to be paid through a simulated Cashfree. */
export const cashfreeEnv = ({ url, scriptUrl }: Pick<Cashfree, 'url' | 'scriptUrl'>) => ({
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_URL: url,
  CASHFREE_SCRIPT_URL: scriptUrl,
  CASHFREE_SEAMLESS: 'on',
  CASHFREE_CLIENT_ID: cashfreeKeys.clientId,
  CASHFREE_CLIENT_SECRET: cashfreeKeys.clientSecret,
});
