import { describe, expect, it } from 'vitest';
import { changeKind } from '../testing/kinds';
import { newKey } from '../testing/shop';
import { product, seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

const move = (id: string, event: string) =>
  shop.call({ method: 'POST', url: `/api/products/${id}/${event}`, token: seller.token });

describe('an order', () => {
  it('is answered with a payment session, a token and cookies for this browser', async () => {
    const answer = await shop.call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': newKey() },
      payload: { productId: product, buyer: { phone: '+91 98765 43210', email: 'ravi@example.com' } },
    });
    const body = answer.body as { id: string; token: string };
    expect(answer.status).toBe(201);
    expect(body).toMatchObject({
      status: 'awaitingPayment',
      amount: 49_900,
      discount: 0,
      tax: 0,
      payment: { provider: 'sandbox' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^haat_buyer=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(
      await shop.count(
        'orders',
        `id = '${body.id}' and buyer_phone = '+919876543210' and fee = 2495 and fee_tax = 449`,
      ),
    ).toBe(1);
  });

  it('is the same for the same key, at once and later, and refuses the key for another order', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.order(product, {}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const id = answers[0]?.body.id;
    expect((await shop.order(product, {}, key)).body.id).toBe(id);
    expect(await shop.count('orders', `id = '${id}'`)).toBe(1);
    const other = await shop.order(product, { buyer: { phone: '98765 43211' } }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('is read with its token, by its buyer and its seller, and by nobody else', async () => {
    const { body: order } = await shop.order(product, { buyer: { phone: '98765 43210' } });
    const read = (headers: Record<string, string>, token?: string) =>
      shop.call({ method: 'GET', url: `/api/orders/${order.id}`, headers, ...(token && { token }) });
    expect((await read({ 'order-token': order.token })).status).toBe(200);
    expect((await read({}, seller.token)).status).toBe(200);
    expect((await read({})).status).toBe(401);
    expect((await read({ 'order-token': 'A'.repeat(43) })).status).toBe(404);
    const { body: other } = await shop.order(product);
    expect((await read({ 'order-token': other.token })).status).toBe(404);
    const stranger = await shop.seller('Meera');
    expect((await read({}, stranger.token)).status).toBe(404);
    const { body: hers } = await shop.order(product, { buyer: { phone: stranger.phone } });
    const asBuyer = await shop.call({ method: 'GET', url: `/api/orders/${hers.id}`, token: stranger.token });
    expect(asBuyer.status).toBe(200);
  });
});

describe('what cannot be bought so', () => {
  it.each([
    ['another amount than the price', { amount: 1_000 }, 422, 'amount_changed', 'amount'],
    ['a price that is not offered', { priceId: 'nope' }, 422, 'invalid_fields', 'priceId'],
    ['a discount code', { discountCode: 'DIWALI' }, 422, 'discount_unknown', 'discountCode'],
    ['a landline', { buyer: { phone: '011 2345 6789' } }, 422, 'invalid_fields', 'phone'],
    ['a number that is none', { buyer: { phone: '1234567890' } }, 422, 'invalid_fields', 'phone'],
    ['a text for a number', { amount: '49900' }, 400, 'invalid_request', 'amount'],
    ['half a paisa', { amount: 0.5 }, 400, 'invalid_request', 'amount'],
    ['no buyer', { buyer: undefined }, 400, 'invalid_request', 'buyer'],
    [
      'an address that is none',
      { buyer: { phone: '9876543210', email: 'ravi' } },
      400,
      'invalid_request',
      undefined,
    ],
    ['a field nobody knows', { admin: true }, 400, 'invalid_request', 'admin'],
  ])('%s', async (_name, more, status, code, field) => {
    const { status: answered, body } = await shop.order(product, more);
    const problem = body as unknown as { code: string; message: string; fields: Record<string, string> };
    expect([answered, problem.code]).toEqual([status, code]);
    expect(problem.message).toBeTruthy();
    if (field) expect(problem.fields).toHaveProperty([field]);
  });

  it('without a key, with a short one, with a huge body, with broken JSON', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      shop.call({
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    const good = JSON.stringify({ productId: product, buyer: { phone: '9876543210' } });
    expect((await send({}, good)).status).toBe(400);
    expect((await send({ 'idempotency-key': 'short' }, good)).status).toBe(400);
    expect((await send({ 'idempotency-key': newKey() }, '{"productId":')).status).toBe(400);
    const huge = JSON.stringify({ productId: 'x'.repeat(2_000_000) });
    expect((await send({ 'idempotency-key': newKey() }, huge)).status).toBe(413);
  });

  it('what is unknown, a draft or archived is not found, what is paused is not on sale, and says so at once', async () => {
    expect((await shop.order('x'.repeat(16))).status).toBe(404);
    const draft = await shop.call({
      method: 'POST',
      url: '/api/products',
      token: seller.token,
      payload: { kind: 'page', title: 'Draft', prices: [{ type: 'once', amount: 100 }] },
    });
    expect((await shop.order((draft.body as { id: string }).id)).status).toBe(404);
    const page = await shop.page(seller);
    const key = newKey();
    const first = await shop.order(page, {}, key);
    expect(first.status).toBe(201);
    await move(page, 'pause');
    expect(await shop.order(page)).toMatchObject({ status: 409, body: { code: 'product_paused' } });
    expect((await shop.order(page, {}, key)).body.id).toBe(first.body.id);
    await move(page, 'resume');
    expect((await shop.order(page)).status).toBe(201);
    await move(page, 'archive');
    expect((await shop.order(page)).status).toBe(404);
  });

  it('sells at the price of now, not of a minute ago', async () => {
    const page = await shop.page(seller);
    expect((await shop.order(page)).body.amount).toBe(49_900);
    await changeKind(shop, seller, page, { prices: [{ type: 'once', amount: 59_900 }] });
    expect((await shop.order(page)).body.amount).toBe(59_900);
  });
});

describe('an open price', () => {
  it('takes what the buyer gives, from the least to the most', async () => {
    const page = await shop.page(seller, { prices: [{ type: 'open', amount: 5_000 }] });
    expect((await shop.order(page, { amount: 5_000 })).body.amount).toBe(5_000);
    expect((await shop.order(page, { amount: 50_000_000 })).body.amount).toBe(50_000_000);
    expect((await shop.order(page, { amount: 50_000_001 })).status).toBe(400);
    for (const amount of [undefined, 4_999, 0])
      expect(await shop.order(page, { amount })).toMatchObject({
        status: 422,
        body: { fields: { amount: expect.any(String) } },
      });
  });
});

describe('questions', () => {
  it('have to be answered where the seller asks for it', async () => {
    const page = await shop.page(seller, {
      questions: [
        { id: 'size', label: 'Size', type: 'choice', required: true, options: ['S', 'M'] },
        { id: 'note', label: 'Note', type: 'text', required: false },
      ],
    });
    const wrong = { status: 422, body: { fields: { 'answers.size': expect.any(String) } } };
    expect(await shop.order(page)).toMatchObject(wrong);
    expect(await shop.order(page, { answers: { size: 'XL' } })).toMatchObject(wrong);
    expect(await shop.order(page, { answers: { size: '  ' } })).toMatchObject(wrong);
    const { status, body } = await shop.order(page, { answers: { size: 'M', other: 'x' } });
    expect(status).toBe(201);
    const { rows } = await shop.deps.database.pool.query(
      `select answers from orders where id = '${body.id}'`,
    );
    expect(rows).toEqual([{ answers: { size: 'M' } }]);
  });
});

describe('a limited stock', () => {
  it('is never sold twice, and comes back when an order expires', async () => {
    const page = await shop.page(seller, { prices: [{ type: 'once', amount: 10_000, stock: 3 }] });
    const key = newKey();
    const first = await shop.order(page, {}, key);
    const from = (last: number) => ({ buyer: { phone: `98111 ${String(10_000 + last)}` } });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, one) => shop.order(page, from(one))));
    const sold = [first, ...answers].filter(({ status }) => status === 201);
    expect(sold).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'sold_out' },
    });
    expect((await shop.order(page, {}, key)).body.id).toBe(first.body.id);
    await shop.pay(first.body.payment.session);

    shop.deps.clock.advance(31 * 60_000);
    await shop.deps.jobs.drain();
    expect(await shop.count('orders', `product_id = '${page}' and status = 'expired'`)).toBe(2);
    expect((await shop.order(page, from(21))).status).toBe(201);
    expect((await shop.order(page, from(22))).status).toBe(201);
    expect((await shop.order(page, from(23))).status).toBe(409);
  });
});
