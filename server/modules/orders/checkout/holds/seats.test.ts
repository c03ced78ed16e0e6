import type { PlacedOrder, Price, PublicProduct, WebinarContent } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { buyerCookie } from '../testing/buyer-cookie';
import { changeKind, publishKind } from '../testing/kinds';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

const hourMs = 3_600_000;
const prices: Price[] = [
  { type: 'once', label: 'Chair', amount: 49_900 },
  { type: 'once', label: 'Front row', amount: 99_900, stock: 4 },
];

const held = (seats: number, hours = 48): WebinarContent => ({
  startsAt: new Date(shop.deps.clock.now().getTime() + hours * hourMs).toISOString(),
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  seats,
  joinUrl: 'https://example.in/room',
});
const hold = (content: WebinarContent) => publishKind(shop, seller, { kind: 'webinar', content, prices });
let buyers = 0;
/** Each time another buyer. */
const buy = (productId: string, price: Price | undefined) =>
  shop.order(productId, {
    buyer: { phone: `98111 ${String(10_000 + ++buyers)}` },
    ...(price?.id && { priceId: price.id }),
  });
const taken = async (productId: string) =>
  (
    await shop.deps.database.pool.query<{ taken: number }>(
      `select taken from stock_taken where product_id = '${productId}' and price_id = 'seats'`,
    )
  ).rows[0]?.taken;

/** Lets what unpaid orders hold come back, while they can be paid still. */
async function waitForRelease(): Promise<void> {
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
}

/** Lets every order that nobody pays run out, and what public pages keep with them. */
async function waitForExpiry(): Promise<void> {
  shop.deps.clock.advance(31 * 60_000);
  await shop.deps.jobs.drain();
}
async function seatsLeft(productId: string): Promise<unknown> {
  const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${productId}` });
  return (body as PublicProduct).content['seatsLeft'];
}

describe('the seats of a webinar', () => {
  it('go to ten of fifty who come at once, whatever they pay', async () => {
    const { id, prices } = await hold(held(10));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, one) => buy(id, prices[one % 2])));
    const sold = answers.filter(({ status }) => status === 201);
    expect(sold).toHaveLength(10);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'sold_out' });
    expect(await shop.count('orders', `product_id = '${id}' and price_id = '${prices[1]?.id}'`)).toBeLessThan(
      5,
    );
    expect([await taken(id), await seatsLeft(id)]).toEqual([10, 0]);
  });

  it('come back when nobody pays, and when the money goes back', async () => {
    const { id, prices } = await hold(held(2));
    const [paid, left] = [await buy(id, prices[0]), await buy(id, prices[1])];
    expect([paid.status, left.status, (await buy(id, prices[0])).status]).toEqual([201, 201, 409]);
    await shop.pay(paid.body.payment.session);
    await waitForExpiry();
    expect([await taken(id), await seatsLeft(id)]).toEqual([1, 1]);
    const url = `/api/transactions/${paid.body.id}/refund`;
    const payload = { reason: 'Cannot come' };
    await shop.call({ method: 'POST', url, token: seller.token, payload });
    await shop.deps.jobs.drain();
    expect((await shop.read(paid.body)).status).toBe('refunded');
    expect(await taken(id)).toBe(0);
  });

  it('count those who came before there was a limit, and go on counting while there is none', async () => {
    const { seats: _, ...open } = held(0);
    const { id, prices } = await hold(open);
    await buy(id, prices[0]);
    expect(await seatsLeft(id)).toBeNull();
    expect(await changeKind(shop, seller, id, { content: { ...open, seats: 2 } })).toBe(200);
    expect(await seatsLeft(id)).toBe(1);
    expect((await buy(id, prices[0])).status).toBe(201);
    expect((await buy(id, prices[0])).status).toBe(409);
    await changeKind(shop, seller, id, { content: open });
    expect((await buy(id, prices[0])).status).toBe(201);
    expect(await taken(id)).toBe(3);
  });

  it('are not given for late money when more are held than a new limit allows', async () => {
    const { seats: _, ...open } = held(0);
    const { id, prices } = await hold(open);
    const { body: late } = await buy(id, prices[0]);
    await waitForExpiry();
    const { body: sold } = await buy(id, prices[0]);
    await shop.pay(sold.payment.session);
    expect(await changeKind(shop, seller, id, { content: { ...open, seats: 1 } })).toBe(200);
    await shop.webhook({ orderId: late.id, amount: late.amount });
    expect((await shop.read(late)).status).toBe('expired');
    expect(await shop.count('unmatched_payment', `order_id = '${late.id}'`)).toBe(1);
    expect(await taken(id)).toBe(1);
  });

  it('are not given for money that comes when the webinar has begun', async () => {
    const content = held(2, 1);
    const { id, prices } = await hold(content);
    const { body } = await buy(id, prices[0]);
    shop.deps.clock.advance(2 * hourMs);
    await shop.deps.jobs.drain();
    await shop.webhook({ orderId: body.id, amount: body.amount });
    expect((await shop.read(body)).status).toBe('expired');
    expect(await shop.count('unmatched_payment', `order_id = '${body.id}'`)).toBe(1);
    expect(await buy(id, prices[0])).toMatchObject({ status: 409, body: { code: 'closed' } });
    // Its recording has no seats.
    const recordingUrl = 'https://example.in/recording';
    await changeKind(shop, seller, id, { content: { ...content, seats: 1, recordingUrl } });
    expect((await buy(id, prices[0])).status).toBe(201);
    expect((await buy(id, prices[0])).status).toBe(201);
  });

  it('are as many while it goes on, though its recording was set beforehand, and none once it is over', async () => {
    const recordingUrl = 'https://example.in/recording';
    const { id, prices } = await hold({ ...held(2, 1), recordingUrl });
    const pay = async () => {
      const { body, status } = await buy(id, prices[0]);
      expect(status).toBe(201);
      await shop.pay(body.payment.session);
    };
    await pay();
    shop.deps.clock.advance(1.5 * hourMs);
    expect(await seatsLeft(id)).toBe(1);
    await pay();
    expect(await buy(id, prices[0])).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    shop.deps.clock.advance(hourMs / 2);
    expect(await seatsLeft(id)).toBeNull();
    await pay();
  });

  describe('in a combo', () => {
    const readable = async () =>
      (await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' } })).id;

    /** A combo of the webinar and a lesson; answers both ids. */
    async function comboWith(content: WebinarContent) {
      const { id } = await hold(content);
      const items = [{ productId: id }, { productId: await readable() }];
      const combo = await publishKind(shop, seller, { kind: 'combo', content: { items } });
      return { id, comboId: combo.id };
    }

    it('are taken by who buys it, and both are sold out together', async () => {
      const { id, comboId } = await comboWith(held(2));
      const placed = await buy(comboId, undefined);
      expect([placed.status, await taken(id), await seatsLeft(id)]).toEqual([201, 1, 1]);
      expect((await buy(id, undefined)).status).toBe(201);
      for (const one of [id, comboId])
        expect(await buy(one, undefined)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
      await waitForExpiry();
      expect([await taken(id), await seatsLeft(id)]).toEqual([0, 2]);
    });

    it('go to three of twenty who come at once, alone or with more', async () => {
      const { id, comboId } = await comboWith(held(3));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, one) => buy(one % 2 ? id : comboId, undefined)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(await taken(id)).toBe(3);
    });

    it('come back with a refund, and are taken back by late money while one is left', async () => {
      const { id, comboId } = await comboWith(held(1));
      const { body: late } = await buy(comboId, undefined);
      await waitForExpiry();
      const { body: sold } = await buy(comboId, undefined);
      await shop.pay(sold.payment.session);
      await shop.webhook({ orderId: late.id, amount: late.amount });
      expect((await shop.read(late)).status).toBe('expired');
      const url = `/api/transactions/${sold.id}/refund`;
      await shop.call({ method: 'POST', url, token: seller.token, payload: { reason: 'Cannot come' } });
      await shop.deps.jobs.drain();
      expect(await taken(id)).toBe(0);
      expect((await buy(id, undefined)).status).toBe(201);
    });

    it('come back once when the webinar alone is refunded, though the rest is refunded later', async () => {
      const { id, comboId } = await comboWith(held(2));
      const bought = [await buy(comboId, undefined), await buy(comboId, undefined)].map(({ body }) => body);
      for (const { payment } of bought) await shop.pay(payment.session);
      const [first] = bought;
      if (!first) throw new Error('Nothing was bought');
      const { accesses } = await shop.read(first);
      const seat = accesses?.find(({ productId }) => productId === id)?.id;
      const refund = async (payload: object) => {
        const url = `/api/transactions/${first.id}/refund`;
        const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload });
        expect(status).toBe(200);
        await shop.deps.jobs.drain();
      };
      expect(await taken(id)).toBe(2);
      await refund({ accessIds: [seat] });
      expect([await taken(id), await seatsLeft(id), (await shop.read(first)).status]).toEqual([
        1,
        1,
        'fulfilled',
      ]);
      // Counted anew, as the first time that it is limited, it is the same.
      await shop.deps.database.pool.query('delete from stock_taken where product_id = $1', [id]);
      expect((await buy(id, undefined)).status).toBe(201);
      expect([await taken(id), (await buy(id, undefined)).status]).toEqual([2, 409]);
      await refund({});
      expect((await shop.read(first)).status).toBe('refunded');
      expect(await taken(id)).toBe(2);
    });

    it('are not asked for where its buyer owns them and pays for the rest alone', async () => {
      const { id } = await hold(held(2));
      const content = { items: [{ productId: id }, { productId: await readable() }], paysForRest: true };
      const combo = await publishKind(shop, seller, { kind: 'combo', content });
      const own = await buy(id, undefined);
      await shop.pay(own.body.payment.session);
      await shop.deps.jobs.drain();
      const rest = await shop.call({
        method: 'POST',
        url: '/api/orders',
        headers: {
          'idempotency-key': 'the-rest-alone',
          origin: 'http://localhost',
          cookie: buyerCookie(own),
        },
        payload: { productId: combo.id, buyer: { phone: `98111 ${String(10_000 + buyers)}` } },
      });
      const placed = rest.body as PlacedOrder;
      await shop.pay((await buy(id, undefined)).body.payment.session);
      await waitForRelease();
      expect([placed.discount > 0, await taken(id), await seatsLeft(id)]).toEqual([true, 2, 0]);
      await shop.webhook({ orderId: placed.id, amount: placed.amount });
      expect((await shop.read(placed)).status).toBe('fulfilled');
      expect(await taken(id)).toBe(2);
    });

    it('are asked for where its creator has taken them out since', async () => {
      const { id } = await hold(held(1));
      const others = [await readable(), await readable()];
      const items = (ids: string[]) => ({ items: ids.map((productId) => ({ productId })) });
      const combo = await publishKind(shop, seller, { kind: 'combo', content: items([id, ...others]) });
      const { body: late } = await buy(combo.id, undefined);
      await waitForRelease();
      expect(await changeKind(shop, seller, combo.id, { content: items(others) })).toBe(200);
      const sold = await buy(id, undefined);
      await shop.pay(sold.body.payment.session);
      await shop.webhook({ orderId: late.id, amount: late.amount });
      expect((await shop.read(late)).status).toBe('expired');
      expect([await shop.count('unmatched_payment', `order_id = '${late.id}'`), await taken(id)]).toEqual([
        1, 1,
      ]);
    });

    it('come back with the refund of somebody whom its creator had removed', async () => {
      const { id, comboId } = await comboWith(held(1));
      const { body } = await buy(comboId, undefined);
      await shop.pay(body.payment.session);
      const seat = (await shop.read(body)).accesses?.find(({ productId }) => productId === id)?.id;
      await shop.deps.database.pool.query(
        `update access_grant set status = 'revoked', changed_by = 'creator.removed' where id = $1`,
        [seat],
      );
      const url = `/api/transactions/${body.id}/refund`;
      const payload = { accessIds: [seat] };
      const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload });
      await shop.deps.jobs.drain();
      expect([status, await taken(id)]).toEqual([200, 0]);
    });

    it('count before there was a limit too', async () => {
      const { seats: _, ...open } = held(0);
      const { id, comboId } = await comboWith(open);
      expect((await buy(comboId, undefined)).status).toBe(201);
      expect(await changeKind(shop, seller, id, { content: { ...open, seats: 2 } })).toBe(200);
      expect(await seatsLeft(id)).toBe(1);
      expect((await buy(comboId, undefined)).status).toBe(201);
      expect((await buy(id, undefined)).status).toBe(409);
    });
  });
});
