import type { PublicProduct } from '@haat/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Seller } from '../../orders/checkout/testing/shop';
import { seller, setUpShop, shop } from '../../orders/checkout/testing/shop.setup';

setUpShop();

const people = 4;

/** What somebody does; 0 stars takes it back. */
const step = fc.record({
  who: fc.nat({ max: people - 1 }),
  stars: fc.integer({ min: 0, max: 5 }),
  isAtOnce: fc.boolean(),
});

it('the sums are what counting all of them gives, in whatever order and however much at once they come', async () => {
  const id = await shop.page(seller);
  const buyers: (Seller & { orderId: string })[] = [];
  for (let one = 0; one < people; one++) {
    const person = await shop.seller(`Buyer ${one}`);
    const { body } = await shop.order(id, { buyer: { phone: person.phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
    buyers.push({ ...person, orderId: body.id });
  }
  const say = (who: number, stars: number) => {
    const { orderId, token } = buyers[who] as (typeof buyers)[number];
    const url = `/api/purchases/${orderId}/review`;
    return stars === 0
      ? shop.call({ method: 'DELETE', url, token })
      : shop.call({ method: 'PUT', url, token, payload: { stars } });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      let running: Promise<{ status: number }>[] = [];
      for (const { who, stars, isAtOnce } of steps) {
        running.push(say(who, stars));
        if (isAtOnce) continue;
        for (const { status } of await Promise.all(running)) expect(status).toBe(200);
        running = [];
      }
      await Promise.all(running);
      const counted = await Promise.all(
        [1, 2, 3, 4, 5].map((stars) =>
          shop.count('review', `product_id = '${id}' and status = 'shown' and stars = ${stars}`),
        ),
      );
      const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${id}` });
      const spread = (body as PublicProduct).reviews?.spread ?? [0, 0, 0, 0, 0];
      expect(spread).toEqual(counted);
    }),
    { numRuns: 12 },
  );
});
