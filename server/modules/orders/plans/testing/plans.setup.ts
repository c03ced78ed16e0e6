import type { PlacedOrder, PlanState } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { newKey, openShop, type Seller, type Shop } from '../../checkout/testing/shop';

export const day = 24 * 60 * 60_000;
/** A shop for all tests of a file, and somebody new in each. */
export let shop: Shop;
export let asha: Seller;

export function setUpPlans(): void {
  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    asha = await shop.seller();
  });
  afterAll(() => shop.close());
}

export const plan = async (seller = asha) => {
  const { body } = await shop.call({ method: 'GET', url: '/api/plan', token: seller.token });
  return body as PlanState;
};
export const order = (input: object, { seller = asha, key = newKey() } = {}) =>
  shop.call({
    method: 'POST',
    url: '/api/plan/orders',
    token: seller.token,
    headers: { 'idempotency-key': key },
    payload: input,
  });
export const offered = async (name: string, period: string, seller = asha) =>
  (await plan(seller)).offers.find((one) => one.plan === name && one.period === period) as NonNullable<
    PlanState['offers'][number]
  >;

/** Takes a plan and pays it, as it is offered now. */
export async function take(name: string, period = 'month', seller = asha): Promise<PlacedOrder> {
  const { amount } = await offered(name, period, seller);
  const { status, body } = await order({ plan: name, period, amount }, { seller });
  expect(status).toBe(201);
  const placed = body as PlacedOrder;
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  return placed;
}

/** What the house's books say of an order. */
export async function entriesOf(reference: string) {
  const { rows } = await shop.deps.database.pool.query<{ account: string; type: string; amount: number }>(
    `select account, type, amount from ledger_entry where seller_id = '${platformAccountId}' and reference = '${reference}' order by tx_id, line`,
  );
  return rows;
}
