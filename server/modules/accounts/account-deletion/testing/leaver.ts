import type { AccountDeletion } from '@haat/openapi';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import type { Seller, Shop } from '../../../orders/checkout/testing/shop';

const day = 24 * 60 * 60_000;

/** A code for what matters, as the person reads it from their phone. */
export async function stepUp(shop: Shop, { token, phone }: Seller): Promise<string> {
  // Another one may have been asked for a moment ago.
  shop.deps.clock.advance(60_000);
  const { status } = await shop.call({ method: 'POST', url: '/api/step-up', token });
  if (status !== 200) throw new Error(`a code was refused with ${status}`);
  return sentCode(shop.deps, phone);
}

/** What somebody does on the way out. */
export function leaverOf(shop: Shop) {
  const url = '/api/account/deletion';
  const call = (method: 'GET' | 'DELETE', { token }: Seller) =>
    shop.call({ method, url, token }) as Promise<{ status: number; body: AccountDeletion }>;
  return {
    look: async (seller: Seller): Promise<AccountDeletion> => (await call('GET', seller)).body,
    cancelAccountDeletion: async (seller: Seller): Promise<AccountDeletion> =>
      (await call('DELETE', seller)).body,
    async deleteAccount(seller: Seller, remainder = 0) {
      const headers = { 'step-up-code': await stepUp(shop, seller) };
      return shop.call({ method: 'POST', url, token: seller.token, headers, payload: { remainder } });
    },
    /** The days of thinking pass, and the job looks. */
    async passDays(days = 14): Promise<void> {
      shop.deps.clock.advance(days * day + 60 * 60_000);
      await shop.deps.jobs.drain();
    },
  };
}
