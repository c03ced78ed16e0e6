import type { Handlers } from '../../../platform/http/contract';
import type { Proof } from './access.service';

/** What a call of the API brings: an account, the cookie of a browser, or the token of an order. */
export function proofOfCall({
  account,
  buyer,
  headers,
}: Pick<Parameters<Handlers['getLearning']>[0], 'account' | 'buyer' | 'headers'>): Proof {
  const token = headers['order-token'];
  return {
    phones: [...(account?.phones ?? []), ...(buyer?.phones ?? [])],
    orders: buyer?.orders,
    ...(typeof token === 'string' && !account && { token }),
  };
}
