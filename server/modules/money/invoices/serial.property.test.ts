import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import type { InvoiceFacts } from './invoice.facts';
import { gstinOf, tax } from './testing/taxed';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Step =
  | { does: 'sell'; times: number }
  | { does: 'register'; state: string }
  | { does: 'unregister' }
  | { does: 'refund'; of: number; share: number }
  | { does: 'ask'; of: number }
  | { does: 'rest' };

const place = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('sell' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  fc.record({ does: fc.constant('register' as const), state: fc.constantFrom('29', '27', '04') }),
  fc.record({ does: fc.constant('unregister' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      of: place,
      share: fc.constantFrom(0.2, 0.5, 1),
    }),
  },
  fc.record({ does: fc.constant('ask' as const), of: place }),
  fc.record({ does: fc.constant('rest' as const) }),
);

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, { token }: Seller, payload?: object) =>
  shop.call({ method, url, token, ...(payload && { payload }) });

async function take(now: Step, at: { seller: Seller; page: string; digits: string; sold: string[] }) {
  const { seller, page, digits, sold } = at;
  const chosen =
    now.does === 'refund' || now.does === 'ask' ? sold[now.of % Math.max(sold.length, 1)] : undefined;
  switch (now.does) {
    case 'sell': {
      const buyer = { phone: '98765 43210', state: '29' };
      const placed = await Promise.all(Array.from({ length: now.times }, () => shop.order(page, { buyer })));
      await Promise.all(placed.map(({ body }) => shop.pay(body.payment.session)));
      sold.push(...placed.map(({ body }) => body.id));
      return;
    }
    case 'register':
      return tax(shop, seller, gstinOf(now.state, digits));
    case 'unregister':
      return void (await call('DELETE', '/api/business', seller));
    case 'refund':
      if (chosen)
        await call('POST', `/api/transactions/${chosen}/refund`, seller, {
          amount: Math.round(49_900 * now.share),
        });
      return;
    case 'ask':
      if (chosen) await call('GET', `/api/transactions/${chosen}/documents`, seller);
      return;
    case 'rest':
      shop.deps.clock.advance(61_000);
      await shop.deps.jobs.drain();
  }
}

let runs = 0;

it('whatever happens in whatever order, serials have no gap and no repeat, and notes never credit more than was charged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const seller = await shop.seller();
      const at = {
        seller,
        page: await shop.page(seller),
        digits: String(4_000 + ++runs),
        sold: [] as string[],
      };
      for (const one of steps) await take(one, at);
      shop.deps.clock.advance(61_000);
      await shop.deps.jobs.drain();

      const { rows } = await shop.deps.database.pool.query<{ facts: InvoiceFacts }>(
        `select facts from invoice where seller_id = '${seller.id}' order by serial`,
      );
      const documents = rows.map(({ facts }) => facts);
      const series = new Map<string, number[]>();
      for (const { serial } of documents) {
        const [name = '', year, count] = serial.split('/');
        series.set(`${name} ${year}`, [...(series.get(`${name} ${year}`) ?? []), Number(count)]);
      }
      for (const numbers of series.values()) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      // Under one GSTIN there is one series of invoices.
      const gstins = new Map<string, string>();
      for (const { kind, serial, tax: facts } of documents)
        if (kind === 'invoice' && facts) {
          const [name = ''] = serial.split('/');
          expect(gstins.get(name) ?? facts.seller.gstin).toBe(facts.seller.gstin);
          gstins.set(name, facts.seller.gstin);
        }
      expect(new Set(gstins.values()).size).toBe(gstins.size);
      for (const id of at.sold) {
        const [first, ...notes] = documents
          .filter(({ orderId }) => orderId === id)
          .sort((a, b) => Number(a.against !== null) - Number(b.against !== null));
        const back = notes.reduce((sum, { amount }) => sum + amount, 0);
        expect([first?.amount, first?.against]).toEqual([49_900, null]);
        expect(back).toBeLessThanOrEqual(49_900);
        for (const note of notes) expect(note).toMatchObject({ against: first?.serial });
        if (back === 49_900 && first?.tax)
          expect(notes.reduce((sum, { tax: part }) => sum + (part?.parts.taxable ?? 0), 0)).toBe(
            first.tax.parts.taxable,
          );
      }
    }),
    stories(12),
  );
}, 240_000);
