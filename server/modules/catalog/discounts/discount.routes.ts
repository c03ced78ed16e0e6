import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { DiscountService } from './discount.service';

type Operations =
  | 'listDiscounts'
  | 'createDiscount'
  | 'getDiscount'
  | 'updateDiscount'
  | 'deleteDiscount'
  | 'moveDiscount';

export function discountHandlers(discounts: DiscountService) {
  return {
    listDiscounts: async (request) => [200, await discounts.list(signedIn(request).accountId, request.query)],
    createDiscount: async (request) => [
      201,
      await discounts.create(signedIn(request).accountId, request.body),
    ],
    getDiscount: async (request) => [
      200,
      await discounts.get(signedIn(request).accountId, request.params.id),
    ],
    updateDiscount: async (request) => [
      200,
      await discounts.update(signedIn(request).accountId, request.params.id, request.body),
    ],
    async deleteDiscount(request) {
      await discounts.remove(signedIn(request).accountId, request.params.id);
      return [200, { message: 'The discount is gone' }];
    },
    async moveDiscount(request) {
      const { id, event } = request.params;
      const to = event === 'disable' ? 'off' : 'on';
      return [200, await discounts.turn(signedIn(request).accountId, id, to)];
    },
  } satisfies Handlers<Operations>;
}
