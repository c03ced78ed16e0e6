import type { Handlers } from '../../platform/contract';
import { signedIn } from '../identity';
import type { SalesService } from './sales.service';

type Operations =
  | 'listTransactions'
  | 'getTransaction'
  | 'refundTransaction'
  | 'getWallet'
  | 'listWalletEntries'
  | 'listPurchases';

const momentOf = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

export function salesHandlers(sales: SalesService) {
  return {
    listTransactions: async (request) => {
      const { from, to, q, productId, kind, status, ...page } = request.query;
      const filter = {
        productId,
        kind,
        status,
        text: q?.trim() || undefined,
        from: momentOf(from),
        to: momentOf(to),
      };
      return [200, await sales.transactions(signedIn(request).accountId, filter, page)];
    },
    getTransaction: async (request) => [
      200,
      await sales.detail(signedIn(request).accountId, request.params.id),
    ],
    refundTransaction: async (request) => [
      200,
      await sales.refund(signedIn(request).accountId, request.params.id, {
        ...request.body,
        key: request.headers['idempotency-key'],
      }),
    ],
    getWallet: async (request) => [200, await sales.wallet(signedIn(request).accountId)],
    listWalletEntries: async (request) => {
      const { kind, from, to, ...page } = request.query;
      const filter = { kind, from: momentOf(from), to: momentOf(to) };
      return [200, await sales.walletEntries(signedIn(request).accountId, filter, page)];
    },
    listPurchases: async (request) => [200, await sales.purchases(signedIn(request).phones, request.query)],
  } satisfies Handlers<Operations>;
}
