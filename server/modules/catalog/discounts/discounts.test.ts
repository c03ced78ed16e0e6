import type { Discounts, PlacedOrder, Problem, TransactionDetail } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import {
  inDays,
  make,
  order,
  product,
  read,
  refusal,
  seller,
  send,
  setUpDiscounts,
  shop,
} from './testing/discounts.setup';

setUpDiscounts();

describe('a creator', () => {
  it('makes, reads, changes, turns off and takes away discounts of theirs alone', async () => {
    const made = await make({ code: 'diwali-26', basisPoints: 2_500, maxUses: 50, endsAt: inDays(8) });
    expect(made).toMatchObject({
      code: 'DIWALI-26',
      status: 'active',
      periods: 'first',
      used: 0,
      product: null,
    });
    const mine = await make({ basisPoints: 1_500, productId: product, label: 'Opening week' });
    expect(mine).toMatchObject({ code: null, product: { id: product, title: 'Raga basics', kind: 'page' } });
    const { body: list } = await send<Discounts>('GET', `?productId=${product}&limit=1`);
    expect(list.items.map(({ id }) => id)).toEqual([mine.id]);
    const { body: rest } = await send<Discounts>('GET', `?productId=${product}&limit=1&cursor=${list.next}`);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[made.id], null]);

    const { body: changed } = await send('PATCH', `/${made.id}`, { amount: 30_000, endsAt: null });
    expect(changed).toMatchObject({ basisPoints: null, amount: 30_000, endsAt: null, maxUses: 50 });
    expect((await send('POST', `/${made.id}/disable`)).body.status).toBe('disabled');
    expect((await send('POST', `/${made.id}/disable`)).status).toBe(409);
    expect((await send('POST', `/${made.id}/enable`)).body.status).toBe('active');
    expect((await send('DELETE', `/${mine.id}`)).status).toBe(200);

    const stranger = await shop.seller('Meera');
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/disable'],
    ] as const)
      expect(
        (await send(method, `/${made.id}${path}`, method === 'PATCH' ? {} : undefined, stranger.token))
          .status,
      ).toBe(404);
    expect((await send<Discounts>('GET', '', undefined, stranger.token)).body.items).toEqual([]);
    const others = await send<Problem>('POST', '', { amount: 100, productId: product }, stranger.token);
    expect([others.status, Object.keys(others.body.fields ?? {})]).toEqual([422, ['productId']]);
  });

  it('lets a discount begin later, and takes that back', async () => {
    const made = await make({ code: 'LATER', amount: 1_000, startsAt: inDays(3) });
    expect(made.status).toBe('scheduled');
    const { body: updated } = await send('PATCH', `/${made.id}`, { label: 'A week of it' });
    expect([updated.startsAt, updated.status]).toEqual([made.startsAt, 'scheduled']);
    const { body: cleared } = await send('PATCH', `/${made.id}`, { startsAt: null });
    expect([cleared.startsAt, cleared.status]).toEqual([made.createdAt, 'active']);
  });

  it.each([
    ['no discount at all', { code: 'NONE' }, 'basisPoints'],
    ['two at once', { code: 'TWO', basisPoints: 100, amount: 100 }, 'amount'],
    [
      'an end before the beginning',
      { amount: 100, startsAt: '2099-01-02T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' },
      'endsAt',
    ],
    [
      'an end that is over',
      { amount: 100, startsAt: '2019-01-02T00:00:00Z', endsAt: '2020-01-01T00:00:00Z' },
      'endsAt',
    ],
    ['more for one than for all', { amount: 100, maxUses: 2, maxPerBuyer: 3 }, 'maxPerBuyer'],
  ])('is told of %s', async (_name, given, field) => {
    const { status, body } = await send<Problem>('POST', '', given);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('has each code once, however it is written', async () => {
    await make({ code: 'FIRST', amount: 5_000 });
    const again = await send<Problem>('POST', '', { code: 'first', amount: 5_000 });
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([422, ['code']]);
    const bad = await send('POST', '', { code: 'no spaces', amount: 5_000 });
    expect(bad.status).toBe(400);
  });
});

describe('a buyer', () => {
  it('pays less with a code in any letters, and what comes of it is counted once, given back included', async () => {
    const { id } = await make({ code: 'FIRSTLOAF', amount: 10_000 });
    const { status, body } = await order(' firstLoaf ');
    expect([status, body.amount, body.discount, body.status]).toEqual([
      201,
      39_900,
      10_000,
      'awaitingPayment',
    ]);
    expect(await read(id)).toMatchObject({ used: 1, sales: 0, earned: 0 });
    await shop.pay(body.payment.session);
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 1, sales: 1, earned: 39_900 });
    const sale = { method: 'GET', url: `/api/transactions/${body.id}`, token: seller.token } as const;
    const detail: TransactionDetail = (await shop.call(sale)).body;
    expect(detail.discount).toEqual({
      code: 'FIRSTLOAF',
      label: null,
      amount: 10_000,
    });
    // 5% of what was paid, and GST of 18% on that.
    expect(
      await shop.count('orders', `id = '${body.id}' and fee = 1995 and fee_tax = 359 and discount = 10000`),
    ).toBe(1);
    expect((await shop.wallet(seller)).pending).toBe(39_900 - 1_995 - 359);

    const refund = (amount?: number) =>
      shop.call({
        method: 'POST',
        url: `/api/transactions/${body.id}/refund`,
        token: seller.token,
        headers: { 'idempotency-key': `refund-${body.id}-${amount ?? 'all'}` },
        payload: { ...(amount && { amount }) },
      });
    expect((await refund(900)).status).toBeLessThan(300);
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 1, sales: 1, earned: 39_000 });
    expect((await refund()).status).toBeLessThan(300);
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 1, sales: 0, earned: 0 });
    expect((await send('DELETE', `/${id}`)).status).toBe(409);
  });

  it('is told why a code takes nothing off', async () => {
    const other = await shop.page(seller);
    await make({ code: 'AHEAD', amount: 1_000, startsAt: inDays(2) });
    const { id } = await make({ code: 'OFF', amount: 1_000 });
    await send('POST', `/${id}/disable`);
    await make({ code: 'OTHER', amount: 1_000, productId: other });
    await make({ code: 'LARGE', amount: 1_000, minAmount: 50_000 });
    await make({ code: 'ONCE', amount: 1_000, maxPerBuyer: 1 });
    expect(refusal(await order('NOBODY')).slice(0, 2)).toEqual([422, 'discount_unknown']);
    expect(refusal(await order('OTHER')).slice(0, 2)).toEqual([422, 'discount_unknown']);
    expect(refusal(await order('OFF')).slice(0, 2)).toEqual([422, 'discount_unknown']);
    expect(refusal(await order('AHEAD'))[2]).toMatch(/^This code starts on \d/);
    expect(refusal(await order('LARGE'))[2]).toBe('This discount needs at least ₹500');
    expect((await order('ONCE')).status).toBe(201);
    expect(refusal(await order('ONCE')).slice(0, 2)).toEqual([422, 'discount_used']);
    expect((await order('ONCE', { buyer: { phone: '98765 40000' } })).status).toBe(201);
  });

  it('gets for nothing what a code makes free, at once', async () => {
    const { id } = await make({ code: 'GIFT', basisPoints: 10_000 });
    const { body } = await order('GIFT');
    expect(body).toMatchObject({
      status: 'fulfilled',
      amount: 0,
      discount: 49_900,
      payment: { provider: 'none' },
    });
    expect((await shop.read(body)).access).not.toBeNull();
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 1, sales: 1, earned: 0 });
  });

  it('gets the same order for the same key, and takes one use of it', async () => {
    const { id } = await make({ code: 'SAME', amount: 1_000, maxUses: 1 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.order(product, { discountCode: 'SAME' }, `same-key-${id}`)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await read(id)).toMatchObject({ used: 1, status: 'exhausted' });
  });

  it('may be given less without a code: the best that there is, never two at once', async () => {
    await make({ basisPoints: 1_000, label: 'Everybody' });
    await make({ basisPoints: 2_000, productId: product });
    await make({ code: 'SMALL', amount: 100 });
    await make({ code: 'BIG', amount: 20_000 });
    const amounts = async (more: object) => (await shop.order(product, more)).body as PlacedOrder;
    expect((await amounts({})).amount).toBe(39_920);
    expect((await amounts({ amount: 39_920 })).discount).toBe(9_980);
    expect((await amounts({ amount: 49_900 })).amount).toBe(39_920);
    expect((await amounts({ discountCode: 'SMALL' })).amount).toBe(39_920);
    expect((await amounts({ discountCode: 'BIG' })).amount).toBe(29_900);
    expect(refusal(await shop.order(product, { amount: 44_910 })).slice(0, 2)).toEqual([
      422,
      'amount_changed',
    ]);
  });

  it('uses nothing up where nothing comes off', async () => {
    const cheap = await shop.page(seller, { prices: [{ type: 'once', amount: 100 }] });
    const coded = await make({ code: 'TENTH', basisPoints: 1_000 });
    const given = await make({ basisPoints: 1_000, maxUses: 1 });
    expect(refusal(await shop.order(cheap, { discountCode: 'TENTH' }))[2]).toBe(
      'The price is already at its minimum of ₹1',
    );
    expect((await shop.order(cheap)).body).toMatchObject({ amount: 100, discount: 0 });
    expect([(await read(coded.id)).used, (await read(given.id)).used]).toEqual([0, 0]);
  });

  it('pays of an open price no more than was shown to be due', async () => {
    const open = await shop.page(seller, { prices: [{ type: 'open', amount: 10_000 }] });
    await make({ basisPoints: 2_000, productId: open, maxPerBuyer: 1 });
    const give = (due: number) => shop.order(open, { amount: 50_000, due });
    expect(refusal(await give(39_999)).slice(0, 2)).toEqual([422, 'amount_changed']);
    expect((await give(40_000)).body).toMatchObject({ amount: 40_000, discount: 10_000 });
    expect(refusal(await give(40_000)).slice(0, 2)).toEqual([422, 'amount_changed']);
    expect((await give(50_000)).body).toMatchObject({ amount: 50_000, discount: 0 });
  });

  it('gives less than they chose, never less than the least', async () => {
    const open = await shop.page(seller, { prices: [{ type: 'open', amount: 10_000 }] });
    const give = (amount: number) => shop.order(open, { discountCode: 'TENTH', amount });
    await make({ code: 'TENTH', basisPoints: 1_000 });
    expect((await give(50_000)).body).toMatchObject({
      amount: 45_000,
      discount: 5_000,
    });
    expect((await give(10_500)).body).toMatchObject({ amount: 10_000, discount: 500 });
    expect(refusal(await give(10_000))[2]).toBe('The price is already at its minimum of ₹100');
  });
});
