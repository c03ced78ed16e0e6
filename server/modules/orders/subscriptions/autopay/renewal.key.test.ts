import { expect, it } from 'vitest';
import { monthly, openClub } from '../testing/club';

it('renews whatever key a stranger has placed an order with', async () => {
  const club = await openClub([monthly('Plain', 49_900)]);
  const member = await club.member();
  const { id } = await member.subscribe('Plain');
  const priceId = club.prices['Plain'];
  for (const orders of [1, 2])
    expect((await club.shop.order(club.productId, { priceId }, `renewal-${id}-${orders}`)).status).toBe(201);
  const { status, body } = await member.renew(id);
  expect(status).toBe(201);
  await club.pay(body.orderId);
  expect((await member.show(id)).payments).toHaveLength(2);
  await club.shop.close();
});
