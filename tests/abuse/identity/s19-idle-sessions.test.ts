import { expect, it } from 'vitest';
import { openShop } from '../../../server/modules/orders/checkout/testing/shop';

const day = 86_400_000;

it('S19: a session that nobody uses for 30 days has ended; one that is used goes on', async () => {
  const shop = await openShop({ config: { sessionIdleDays: 30 } as never });
  const { token } = await shop.seller();
  const status = async () => (await shop.call({ method: 'GET', url: '/api/sessions', token })).status;
  for (let times = 0; times < 3; times += 1) {
    shop.deps.clock.advance(29 * day);
    expect(await status()).toBe(200);
  }
  shop.deps.clock.advance(30 * day + 1);
  expect(await status()).toBe(401);
  await shop.close();
});
