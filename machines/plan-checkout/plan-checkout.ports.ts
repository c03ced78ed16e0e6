import type { Paise, PlacedOrder, PlanState } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

export type PlanOffer = PlanState['offers'][number];
export type PlanChoice = Pick<PlanOffer, 'plan' | 'period'>;

export interface PlanWish extends PlanChoice {
  /** Paise, as the offer said. */
  amount: Paise;
  /** The same key and wish answer the same order, however often they are sent. */
  key: string;
  token: string;
}

export const planPurchasePorts = {
  /** How the account stands and what it is offered. Rejects with a 401 when nobody is signed in by this token any more. */
  readPlan: fromPromise<PlanState, { token: string }>(async () => missing('readPlan')),
  /** Opens an order for a plan. */
  orderPlan: fromPromise<PlacedOrder, PlanWish>(async () => missing('orderPlan')),
};
