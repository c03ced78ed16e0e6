import type { PlacedOrder, Product } from '@haat/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { changeKind, publishKind } from '../checkout/testing/kinds';
import { newKey } from '../checkout/testing/shop';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

// Whatever is bought, moved, moved at once, refunded, waited for and let lapse, in any order: on no date are more seats held than there are, and the
// count of each is what the orders and the offers say.
setUpShop();

const seats = 2;
const hour = 3_600_000;
const minute = 60_000;
type Step = 'order' | 'buy' | 'move' | 'rush' | 'refund' | 'join' | 'minute' | 'hold';
const steps = fc.array(
  fc.record({
    what: fc.constantFrom<Step>(
      'order',
      'buy',
      'buy',
      'move',
      'move',
      'move',
      'rush',
      'refund',
      'join',
      'minute',
      'hold',
    ),
    one: fc.nat({ max: 20 }),
    date: fc.nat({ max: 2 }),
  }),
  { minLength: 10, maxLength: 25 },
);
let people = 0;
const newPhone = () => `98117${String(10_000 + ++people)}`;

async function open() {
  const { token } = seller;
  const at = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * hour).toISOString();
  const content = {
    startsAt: at(1_000),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats,
    joinUrl: 'https://example.in/room',
  };
  const { id } = await publishKind(shop, seller, { kind: 'webinar', content });
  const ids = [id];
  for (const more of [24, 48]) {
    const payload = { startsAt: at(1_000 + more) };
    const added = await shop.call({ method: 'POST', url: `/api/products/${id}/dates`, token, payload });
    const date = (added.body as Product).id;
    expect(await changeKind(shop, seller, date, {})).toBe(200);
    ids.push(date);
  }
  const orders: PlacedOrder[] = [];
  async function order(date: number): Promise<PlacedOrder | null> {
    const { status, body } = await shop.order(ids[date] ?? id, { buyer: { phone: newPhone() } });
    expect([201, 409]).toContain(status);
    if (status !== 201) return null;
    orders.push(body);
    return body;
  }
  const pay = async (placed: PlacedOrder | null) => {
    if (placed) await shop.webhook({ orderId: placed.id, amount: placed.amount });
  };
  async function move(one: number, date: number): Promise<number> {
    const placed = orders[one % orders.length];
    if (!placed) return 0;
    const url = `/api/transactions/${placed.id}/dates`;
    const seen = await shop.call({ url, token });
    if (seen.status !== 200) return seen.status;
    const payload = { from: (seen.body as { id: string }).id, to: ids[date] };
    const headers = { 'idempotency-key': newKey() };
    const { status } = await shop.call({ method: 'POST', url, token, payload, headers });
    expect([200, 404, 409]).toContain(status);
    return status;
  }
  async function pass(ms: number): Promise<void> {
    shop.deps.clock.advance(ms);
    await shop.deps.jobs.drain();
  }
  const does: Record<Step, (one: number, date: number) => Promise<unknown>> = {
    order: (_, date) => order(date),
    buy: async (_, date) => pay(await order(date)),
    move,
    /** Two buyers to one date, one of them to another, a stranger, and the job, at one moment. */
    rush: (one, date) =>
      Promise.all([
        move(one, date),
        move(one + 1, date),
        move(one, (date + 1) % 3),
        order(date),
        pass(minute),
      ]),
    async refund(one) {
      const placed = orders[one % orders.length];
      if (!placed) return;
      const url = `/api/transactions/${placed.id}/refund`;
      await shop.call({ method: 'POST', url, token, payload: { reason: 'Cannot come' } });
    },
    join: (_, date) =>
      shop.app.inject({
        method: 'POST',
        url: `/pp/${ids[date]}/waiting-list`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        payload: new URLSearchParams({ phone: newPhone() }).toString(),
      }),
    minute: () => pass(minute),
    hold: () => pass(11 * minute),
  };
  return { ids, does };
}

async function counted(ids: readonly string[]) {
  const { rows } = await shop.deps.database.pool.query<{
    held: number;
    offered: number;
    taken: number;
    grants: number;
  }>(
    `select (select count(*)::int from orders o where o.product_id = p.id and o.holds_stock) as held,
      (select count(*)::int from waiting_place w where w.product_id = p.id and w.status = 'offered') as offered,
      coalesce((select taken from stock_taken s where s.product_id = p.id and s.price_id = 'seats'), 0)::int as taken,
      (select count(*)::int from access_grant g join orders o on o.seller_id = g.seller_id and o.id = g.order_id
        where g.product_id = p.id and o.product_id <> p.id) as grants
    from unnest($1::text[]) as p (id)`,
    [ids],
  );
  return rows;
}

it('holds no more seats than there are on any date, and counts each of them', async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { ids, does } = await open();
      for (const { what, one, date } of story) {
        await does[what](one, date);
        for (const { held, offered, taken, grants } of await counted(ids)) {
          expect(held + offered).toBeLessThanOrEqual(seats);
          // A count that nobody has kept yet is made from the orders.
          if (taken > 0) expect(taken).toBe(held + offered);
          expect(grants).toBe(0);
        }
      }
      moved += await shop.count('order_event', `event = 'date.changed'`);
    }),
    stories(20),
  );
  expect(moved).toBeGreaterThan(0);
}, 240_000);
