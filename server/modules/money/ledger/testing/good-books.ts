import type { PlacedOrder, WalletEntries } from '@haat/openapi';
import { expect } from 'vitest';
import type { Seller, Shop } from '../../../orders/checkout/testing/shop';
import type { Ledger } from '..';

/** What has happened to the money of one creator. */
export interface Story {
  seller: Seller;
  page: string;
  orders: PlacedOrder[];
  disputes: { id: string; orderId: string; rupees: number; paymentId: string }[];
  payouts: { reference: string; amount: number; isPaid: boolean }[];
  adjusted: number;
  count: number;
}

async function statementBalance(shop: Shop, seller: Seller): Promise<number> {
  const { body } = await shop.call({
    method: 'GET',
    url: '/api/wallet/entries?limit=1',
    token: seller.token,
  });
  return (body as WalletEntries).items[0]?.balance ?? 0;
}

/** Every account is at its place when a story is told, and every paid order is granted once. */
export async function expectGoodBooks(
  shop: Shop,
  ledger: Ledger,
  { seller, orders, payouts, adjusted }: Story,
): Promise<void> {
  expect(await ledger.prove()).toEqual([]);
  const wallet = await shop.wallet(seller);
  const { body } = await shop.call({ method: 'GET', url: '/api/wallet/holds', token: seller.token });
  const held = (body as { items: { amount: number }[] }).items;
  expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet.held);
  expect(wallet.upcoming.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet.pending);
  expect(await statementBalance(shop, seller)).toBe(wallet.pending + wallet.available);
  const { rows } = await shop.deps.database.pool.query<{ taxes: number }>(
    `select coalesce(sum(amount), 0)::bigint as taxes from ledger_entry
     where seller_id = '${seller.id}' and account in ('platform.tds', 'platform.tcs')`,
  );
  const taxes = rows[0]?.taxes ?? 0;
  const paidOut = payouts.filter((one) => one.isPaid).reduce((sum, { amount }) => sum + amount, 0);
  expect(wallet.lifetime + adjusted).toBe(
    wallet.pending + wallet.available + wallet.held + wallet.inTransit + paidOut + taxes,
  );
  // Only money that went back to buyers takes a balance below zero.
  if (wallet.available < 0)
    expect(await shop.count('refund', `seller_id = '${seller.id}' and status = 'done'`)).toBeGreaterThan(0);
  for (const { id } of orders) {
    const { rows: known } = await shop.deps.database.pool.query<{
      status: string;
      refunded: number;
      granted: boolean;
    }>(
      `select status, coalesce(refunded, 0)::bigint as refunded, exists (select 1 from access_grant g
         where g.order_id = o.id and g.status in ('active', 'grace')) as granted from orders o where id = '${id}'`,
    );
    const [order] = known;
    expect([order?.status, order?.granted]).toEqual([
      order?.status,
      ['fulfilled', 'refunding'].includes(order?.status ?? ''),
    ]);
    expect(await shop.count('ledger_tx', `type = 'sale' and reference = '${id}'`)).toBeLessThanOrEqual(1);
  }
}
