import type { PlacedOrder } from '@haat/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { publishKind } from '../checkout/testing/kinds';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

// Whatever is bought, paid late, refunded, joined, left, offered and let lapse, in any order and at once: no more seats are held than there are, the count
// is what the orders and the offers say, and no seat is free while somebody waits.
setUpShop();

const seats = 2;
const hour = 3_600_000;
const minute = 60_000;

type Step =
  | 'order'
  | 'buy'
  | 'useOffer'
  | 'rush'
  | 'pay'
  | 'refund'
  | 'join'
  | 'leave'
  | 'minute'
  | 'hold'
  | 'lapse';
const steps = fc.array(
  fc.record({
    what: fc.constantFrom<Step>(
      'order',
      'buy',
      'buy',
      'useOffer',
      'useOffer',
      'rush',
      'pay',
      'refund',
      'refund',
      'join',
      'join',
      'leave',
      'minute',
      'minute',
      'hold',
      'lapse',
    ),
    /** Which of those there are. */
    one: fc.nat({ max: 20 }),
  }),
  { minLength: 10, maxLength: 30 },
);

let people = 0;
const newPhone = () => `98116${String(10_000 + ++people)}`;
const pick = <Thing>(things: readonly Thing[], one: number): Thing | undefined => things[one % things.length];

async function open() {
  const startsAt = new Date(shop.deps.clock.now().getTime() + 1_000 * hour).toISOString();
  const content = {
    startsAt,
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats,
    joinUrl: 'https://example.in/room',
  };
  const { id } = await publishKind(shop, seller, { kind: 'webinar', content });
  const orders: PlacedOrder[] = [];
  const tokens: string[] = [];

  async function order(seatOffer?: string): Promise<PlacedOrder | null> {
    const { status, body } = await shop.order(id, {
      buyer: { phone: newPhone() },
      ...(seatOffer !== undefined && { seatOffer }),
    });
    expect([201, 409]).toContain(status);
    if (status !== 201) return null;
    orders.push(body);
    return body;
  }
  async function pay(placed: PlacedOrder | null | undefined): Promise<void> {
    if (placed) await shop.webhook({ orderId: placed.id, amount: placed.amount });
  }
  const form = (url: string, fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      payload: new URLSearchParams(fields).toString(),
    });

  async function pass(ms: number): Promise<void> {
    shop.deps.clock.advance(ms);
    await shop.deps.jobs.drain();
  }

  const does: Record<Step, (one: number) => Promise<unknown>> = {
    order: () => order(),
    buy: async () => pay(await order()),
    useOffer: (one) => order(pick(tokens, one) ?? ''),
    /** The same offer twice, two strangers, and the job, at one moment. */
    rush: (one) => {
      const token = pick(tokens, one) ?? '';
      return Promise.all([order(token), order(), order(token), order(), pass(minute)]);
    },
    pay: (one) => pay(pick(orders, one)),
    async refund(one) {
      const placed = pick(orders, one);
      if (!placed) return;
      const url = `/api/transactions/${placed.id}/refund`;
      const payload = { reason: 'Cannot come' };
      await shop.call({ method: 'POST', url, token: seller.token, payload });
    },
    async join() {
      const { headers } = await form(`/pp/${id}/waiting-list`, { phone: newPhone() });
      const token = new URLSearchParams(String(headers.location).split('?')[1]).get('place');
      if (token !== null) tokens.push(token);
    },
    async leave(one) {
      const token = pick(tokens, one);
      if (token !== undefined) await form(`/pp/${id}/waiting-list?place=${token}`, { leave: '1' });
    },
    minute: () => pass(minute),
    hold: () => pass(11 * minute),
    // Longer than a night.
    lapse: () => pass(13 * hour),
  };
  return { id, does };
}

async function counted(id: string) {
  const { rows } = await shop.deps.database.pool.query<{
    held: number;
    offered: number;
    waiting: number;
    taken: number | null;
  }>(
    `select (select count(*)::int from orders where product_id = $1 and holds_stock) as held,
      (select count(*)::int from waiting_place where product_id = $1 and status = 'offered') as offered,
      (select count(*)::int from waiting_place where product_id = $1 and status = 'waiting') as waiting,
      (select taken from stock_taken where product_id = $1 and price_id = 'seats') as taken`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted');
  return row;
}

it('holds no more seats than there are, and lets none stand empty', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { id, does } = await open();
      for (const { what, one } of story) {
        await does[what](one);
        const { held, offered, taken } = await counted(id);
        expect(held + offered).toBeLessThanOrEqual(seats);
        expect(taken ?? 0).toBe(held + offered);
        if (offered > 0) seen.add('offered');
      }
      shop.deps.clock.advance(minute);
      await shop.deps.jobs.drain();
      const { held, offered, waiting, taken } = await counted(id);
      expect(taken ?? 0).toBe(held + offered);
      if (waiting > 0) expect(held + offered).toBe(seats);
      if (waiting > 0) seen.add('waiting');
      const used = await shop.count('waiting_place', `product_id = '${id}' and status = 'ordered'`);
      if (used > 0) seen.add('ordered');
    }),
    stories(30),
  );
  expect([...seen].toSorted()).toEqual(['offered', 'ordered', 'waiting']);
}, 240_000);
