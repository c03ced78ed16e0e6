import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { clientKey } from '../checkout';
import {
  buyerUntil,
  changeDate,
  choicesOf,
  type DateChangesContext,
  type SaleKey,
} from './date-changes.service';

type Operations = 'listSaleDates' | 'changeSaleDate';

/** Buyers who are moved to another date of what they bought, by its creator or by themselves. */
export function createDateChanges(context: DateChangesContext) {
  const handlers = {
    async listSaleDates(request) {
      const key = { sellerId: signedIn(request).accountId, orderId: request.params.id };
      return [200, (await choicesOf(context, key, 'creator')).dates];
    },
    async changeSaleDate(request) {
      const key = { sellerId: signedIn(request).accountId, orderId: request.params.id };
      const { from, to } = request.body;
      const input = { from, to, key: clientKey(request.headers['idempotency-key']), by: 'creator' as const };
      await changeDate(context, key, input);
      return [200, (await choicesOf(context, key, 'creator')).dates];
    },
  } satisfies Handlers<Operations>;
  return {
    handlers,
    /** What a buyer's pages do; the caller has made sure that they are the buyer's. */
    buyers: {
      until: (key: SaleKey) => buyerUntil(context, key),
      choices: (key: SaleKey) => choicesOf(context, key, 'buyer'),
      change: (key: SaleKey, given: { from: string; to: string; key: string }) =>
        changeDate(context, key, { ...given, by: 'buyer' }),
    },
  };
}

export type DateChanges = ReturnType<typeof createDateChanges>;
