import type { Purchases } from '@haat/openapi';
import { expect, it } from 'vitest';
import { product, seller, setUpShop, shop } from '../../checkout/testing/shop.setup';

setUpShop();

it('a library is searched by title and by who sells it, and says when something begins', async () => {
  const ravi = await shop.seller('Ravi');
  const bought = async (productId: string) => {
    const { body } = await shop.order(productId, { buyer: { phone: ravi.phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
    shop.deps.clock.advance(60_000);
  };
  const library = async (q = ''): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: `/api/purchases?q=${encodeURIComponent(q)}`, token: ravi.token }))
      .body;
  const made = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: {
      kind: 'webinar',
      title: 'Night of ragas',
      prices: [{ type: 'once', amount: 19_900 }],
      content: {
        startsAt: new Date(shop.deps.clock.now().getTime() + 86_400_000).toISOString(),
        minutes: 60,
        timeZone: 'Asia/Kolkata',
        joinUrl: 'https://meet.example/night',
      },
    },
  });
  const { id } = made.body as { id: string };
  const url = `/api/products/${id}/publish`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  await bought(product);
  await bought(id);
  const all = await library();
  expect(all.items.map((one) => [one.product.title, one.startsAt === null])).toEqual([
    ['Night of ragas', false],
    ['Raga basics', true],
  ]);
  expect((await library('basic')).items).toHaveLength(1);
  expect((await library('asha')).items).toHaveLength(2);
  expect((await library('100%')).items).toEqual([]);
});
