import type { Paise, PlacedOrder, PlanState } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

export type PlanOffer = PlanState['offers'][number];
export type PlanChoice = Pick<PlanOffer, 'plan' | 'period'>;

export interface PlanWish extends PlanChoice {
  /** Paise, as the offer said. */
  amount: Paise;
  /** The same key and request return the same order */
  key: string;
  token: string;
}

export const planPurchasePorts = {
  /** Plan status and offers of the account. Rejects with a 401 if the token is no longer valid. */
  readPlan: fromPromise<PlanState, { token: string }>(async () => missing('readPlan')),
  /** Opens an order for a plan. */
  orderPlan: fromPromise<PlacedOrder, PlanWish>(async () => missing('orderPlan')),
};
