import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { type Access, askingBuyer } from '../../delivery';
import { clientKey } from '../checkout';
import type { Files } from './files/files.service';
import type { PurchaseService } from './purchases/purchase.service';
import type { createResend } from './resend.service';
import type { SalesService } from './sales.service';
import type { Search } from './search/search.service';

type Operations =
  | 'listTransactions'
  | 'getTransaction'
  | 'refundTransaction'
  | 'resendTransaction'
  | 'askFile'
  | 'getWallet'
  | 'listWalletEntries'
  | 'listPurchases'
  | 'getPurchase'
  | 'search';

const parseDate = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

export function salesHandlers(
  sales: SalesService,
  purchases: PurchaseService,
  resend: ReturnType<typeof createResend>,
  files: Files,
  search: Search,
  access: Pick<Access, 'phonesFor'>,
) {
  return {
    listTransactions: async (request) => {
      const { from, to, q, productId, kind, status, method, state, ...page } = request.query;
      const filter = {
        productId,
        kind,
        status,
        method,
        state,
        text: q?.trim() || undefined,
        from: parseDate(from),
        to: parseDate(to),
      };
      return [200, await sales.transactions(signedIn(request).accountId, filter, page)];
    },
    getTransaction: async (request) => [
      200,
      await sales.detail(signedIn(request).accountId, request.params.id),
    ],
    refundTransaction: async (request) => {
      const given = request.headers['idempotency-key'];
      const input = { ...request.body, key: given === undefined ? undefined : clientKey(given) };
      const proof = { stepUp: request.headers['step-up-code'] };
      return [200, await sales.refund(signedIn(request).accountId, request.params.id, input, proof)];
    },
    resendTransaction: async (request) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      return [200, await resend(accountId, id, () => sales.detail(accountId, id))];
    },
    askFile: async (request) => [200, await files.ask(signedIn(request).accountId, request.body)],
    getWallet: async (request) => [200, await sales.wallet(signedIn(request).accountId)],
    listWalletEntries: async (request) => {
      const { kind, from, to, ...page } = request.query;
      const filter = { kind, from: parseDate(from), to: parseDate(to) };
      return [200, await sales.walletEntries(signedIn(request).accountId, filter, page)];
    },
    listPurchases: async (request) => [200, await purchases.purchases(askingBuyer(request), request.query)],
    search: async (request) => [200, await search(signedIn(request).accountId, request.query.q)],
    getPurchase: async (request) => [
      200,
      await purchases.purchase(await access.phonesFor(request, request.params.id), request.params.id),
    ],
  } satisfies Handlers<Operations>;
}
