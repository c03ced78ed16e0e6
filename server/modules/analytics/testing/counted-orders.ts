import type { TestDeps } from '../../../platform/testing/testing';

export interface CountedOrder {
  id: string;
  product: string;
  /** Paise. */
  amount: number;
  source: string | null;
  device: string | null;
  createdAt: Date;
  paidAt: Date | null;
  /** Paise that have gone back. */
  refunded: number;
  failures: number;
}

interface NewCounted extends Pick<CountedOrder, 'product' | 'amount' | 'source' | 'device'> {
  /** So long before now it was placed. */
  lateMinutes: number;
}

/** Orders of a seller as checkout leaves them at each of its steps, and what is known of them. */
export function ordersFor({ clock, database, random }: TestDeps, seller: string) {
  const orders: CountedOrder[] = [];
  const run = (sql: string, values: unknown[]) => database.pool.query(sql, values);
  const pick = (n: number) => orders[n % Math.max(orders.length, 1)];

  const happened = (order: CountedOrder, event: string, detail: object) =>
    run(
      'insert into order_event (seller_id, order_id, id, at, event, detail) values ($1, $2, $3, $4, $5, $6)',
      [seller, order.id, random.uuid(), clock.now(), event, JSON.stringify(detail)],
    );

  return {
    orders,
    async place({ product, amount, source, device, lateMinutes }: NewCounted): Promise<void> {
      const createdAt = new Date(clock.now().getTime() - lateMinutes * 60_000);
      const order = {
        id: random.publicId(),
        product,
        amount,
        source,
        device,
        createdAt,
        paidAt: null,
        refunded: 0,
        failures: 0,
      };
      orders.push(order);
      await run(
        `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, answers,
           provider, gateway_session, created_at, expires_at, updated_at, device)
         values (1, 0, 0, true, $1, $2, $3, 'price', 'awaitingPayment', $4, 0, 0, 0, 0, 'INR', '+919800000000', '{}', 'sandbox', 's', $5, $5, $5, $6)`,
        [seller, order.id, product, amount, createdAt, device],
      );
      if (source !== null)
        await run('insert into order_source (seller_id, order_id, utm_source, at) values ($1, $2, $3, $4)', [
          seller,
          order.id,
          source,
          createdAt,
        ]);
    },
    async fail(n: number): Promise<void> {
      const order = pick(n);
      if (!order || order.paidAt) return;
      order.failures += 1;
      await happened(order, 'payment.failed', { method: 'upi', via: 'PhonePe', failure: 'The bank said no' });
      await run(`update orders set status = 'failed', updated_at = $3 where seller_id = $1 and id = $2`, [
        seller,
        order.id,
        clock.now(),
      ]);
    },
    async pay(n: number): Promise<void> {
      const order = pick(n);
      if (!order || order.paidAt) return;
      order.paidAt = clock.now();
      await run(
        `update orders set status = 'fulfilled', method = 'upi', paid_at = $3, updated_at = $3 where seller_id = $1 and id = $2`,
        [seller, order.id, order.paidAt],
      );
    },
    /** Gives `share` percent of the amount back, at most what is left. */
    async refund(n: number, share: number): Promise<void> {
      const order = pick(n);
      if (!order?.paidAt || order.amount === 0) return;
      const target = order.refunded + Math.ceil((order.amount * share) / 100);
      order.refunded = Math.min(order.amount, target);
      const status = order.refunded === order.amount ? 'refunded' : 'fulfilled';
      await run(
        'update orders set status = $3, refunded = $4, updated_at = $5 where seller_id = $1 and id = $2',
        [seller, order.id, status, order.refunded, clock.now()],
      );
    },
  };
}
