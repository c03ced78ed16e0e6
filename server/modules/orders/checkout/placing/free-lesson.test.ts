import type { PlacedOrder, Problem, Purchases } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { publishKind } from '../testing/kinds';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

const content = { text: 'Tune the *sa* first.', minutes: 12 };
const free = { type: 'once', amount: 0 } as const;
const lesson = (more: object = {}) =>
  publishKind(shop, seller, { kind: 'lesson', content, prices: [free], ...more });

describe('a free lesson', () => {
  it('is on sale like any other, and opens with its order: no gateway, no sum in the books', async () => {
    const { id, prices } = await lesson();
    expect(prices).toMatchObject([free]);
    const entries = await shop.count('ledger_entry');
    const { status, body } = await shop.order(id);
    expect([status, body]).toMatchObject([
      201,
      { status: 'fulfilled', amount: 0, discount: 0, tax: 0, payment: { provider: 'none', session: '' } },
    ]);
    await shop.deps.jobs.drain();
    const { access, paidAt } = await shop.read(body);
    expect(access?.received?.parts).toMatchObject([{ type: 'text', title: 'The lesson' }]);
    expect(paidAt).not.toBeNull();
    expect(await shop.count('ledger_entry')).toBe(entries);
    expect(await shop.count('ledger_entry', 'amount = 0')).toBe(0);
    const { transaction } = await shop.sale(seller, body.id);
    expect(transaction).toMatchObject({ amount: 0, fee: 0, feeTax: 0, net: 0, status: 'fulfilled' });
  });

  it('is one order for one key, also when it is asked for at once', async () => {
    const { id } = await lesson();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.order(id, { amount: 0 }, `free-key-${id}`)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.status}`)).size).toBe(1);
    expect(await shop.count('orders', `product_id = '${id}'`)).toBe(1);
  });

  it('stands in the library of who has the number', async () => {
    const { id } = await lesson();
    const { body } = await shop.order(id, { buyer: { phone: seller.phone } });
    const library = await shop.call({ method: 'GET', url: '/api/purchases', token: seller.token });
    const { items } = library.body as Purchases;
    expect(items).toMatchObject([{ orderId: body.id, amount: 0, accessUrl: expect.any(String) }]);
  });

  it('can be had beside a price that is paid, and only so often where it is limited', async () => {
    const paid = { type: 'once', amount: 9_900 } as const;
    const { id, prices } = await lesson({ prices: [{ ...free, stock: 1 }, paid] });
    expect((await shop.order(id)).body.status).toBe('fulfilled');
    expect((await shop.order(id)).status).toBe(409);
    const { body } = await shop.order(id, { priceId: prices[1]?.id });
    expect(body).toMatchObject({ status: 'awaitingPayment', amount: 9_900 });
  });

  it('costs a buyer no more who was shown another price, and takes no code', async () => {
    const { id } = await lesson();
    const refused = await shop.order(id, { amount: 9_900 });
    expect([refused.status, (refused.body as PlacedOrder & Problem).code]).toEqual([422, 'amount_changed']);
    await shop.call({
      method: 'POST',
      url: '/api/discounts',
      token: seller.token,
      payload: { code: 'FREEBIE', basisPoints: 5_000 },
    });
    const coded = await shop.order(id, { discountCode: 'FREEBIE' });
    expect((coded.body as PlacedOrder & Problem).fields).toEqual({ discountCode: 'This is already free' });
  });
});
