import { describe, expect, it } from 'vitest';
import { product, setUpCashfree, shop } from '../testing/cashfree.setup';

setUpCashfree();

/** A refund that Cashfree was never heard about. */
async function unanswered(): Promise<string> {
  const { id } = await shop.placed(product);
  await shop.cashfree.pay(id);
  shop.cashfree.trouble('down');
  const url = `/api/transactions/${id}/refund`;
  await shop.call({ method: 'POST', url, token: shop.owner.token, payload: {} });
  expect(await status(id)).toBe('refunding');
  return id;
}
async function status(id: string): Promise<string | undefined> {
  const { rows } = await shop.deps.database.pool.query<{ status: string }>(
    `select status from orders where id = '${id}'`,
  );
  return rows[0]?.status;
}

describe('a refund while Cashfree is away', () => {
  it('goes on being tried after half a day of silence', async () => {
    const id = await unanswered();
    for (let hours = 0; hours < 16; hours++) await shop.later(61);
    shop.cashfree.trouble(null);
    await shop.later(76);
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await shop.later(31);
    expect(await status(id)).toBe('refunded');
    expect(shop.cashfree.book.refunds(id)).toHaveLength(1);
  });

  it('is asked about every day when its job has given up', async () => {
    const id = await unanswered();
    // Older than the week in which each order is held against Cashfree anyway.
    await shop.deps.database.pool.query(
      `update orders set created_at = created_at - interval '8 days' where id = '${id}'`,
    );
    await shop.deps.database.pool.query(
      `update job set dead_at = run_at where queue = 'checkout.refund' and payload->>'orderId' = '${id}'`,
    );
    await shop.later(12 * 60);
    shop.cashfree.trouble(null);
    expect(await status(id)).toBe('refunding');
    await shop.later(36 * 60);
    await shop.cashfree.endRefund(id, 'SUCCESS');
    await shop.later(24 * 60);
    expect(await status(id)).toBe('refunded');
    expect(shop.cashfree.book.refunds(id)).toHaveLength(1);
    expect(await shop.count('ledger_tx', `reference = '${id}' and type = 'refund'`)).toBe(1);
  });
});
