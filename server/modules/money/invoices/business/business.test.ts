import type { Kyc, OwnBusiness, PlacedOrder, Problem, PublicProduct } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import type { Supply } from '../tax/supply.rules';
import { gstinOf, tax } from '../testing/taxed';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const url = '/api/business';
const save = async (seller: Seller, payload: object) => {
  const { status, body } = await shop.call({ method: 'PUT', url, token: seller.token, payload });
  return { status, body: body as OwnBusiness & Problem };
};
const show = async (seller: Seller, method: 'GET' | 'DELETE' = 'GET') =>
  ((await shop.call({ method, url, token: seller.token })).body as OwnBusiness).business;

async function givePan({ token }: Seller, pan: string) {
  const payload = { pan, name: 'Sandbox Traders' };
  await shop.call({ method: 'POST', url: '/api/kyc/pan', token, payload });
  await shop.deps.jobs.drain();
  const { body } = await shop.call({ method: 'GET', url: '/api/kyc', token });
  return (body as Kyc).status;
}

async function keptOf({ id }: PlacedOrder): Promise<Supply> {
  const { rows } = await shop.deps.database.pool.query<Supply>(
    `select tax, buyer_state, buyer_gstin, buyer_address, seller_gstin, gst_basis_points from orders where id = '${id}'`,
  );
  return rows[0] as Supply;
}
const buyer = (more: object) => ({ buyer: { phone: '98765 43210', ...more } });

describe('a registration', () => {
  it('is held against the register, whose name it has', async () => {
    const seller = await shop.seller();
    expect(await show(seller)).toBeNull();
    await givePan(seller, 'AAICP2912R');
    expect((await save(seller, { gstin: ' 29 aaicp2912r1zr' })).body.business).toMatchObject({
      gstin: '29AAICP2912R1ZR',
      state: '29',
      legalName: 'SANDBOX TRADERS AAICP2912R',
      address: '12, Market Road, Sandbox Nagar',
    });
    expect((await save(seller, { gstin: '29AAICP2912R1ZR', address: ' 4, Temple Street ' })).status).toBe(
      200,
    );
    expect(await show(seller)).toMatchObject({ address: '4, Temple Street' });
    expect(await show(seller, 'DELETE')).toBeNull();
    expect(await show(seller)).toBeNull();
  });

  it.each([
    ['with a wrong check character', '29AAICP2912R1ZS', 'This is not a valid GSTIN'],
    ['that the register does not know', gstinOf('29', '0000'), 'was not found on the GST portal'],
    ['that has been cancelled', gstinOf('29', '0001'), 'has been cancelled'],
  ])('%s is refused', async (_, gstin, message) => {
    const seller = await shop.seller();
    const { status, body } = await save(seller, { gstin });
    expect([status, body.fields?.['gstin']]).toEqual([422, expect.stringContaining(message)]);
    expect(await show(seller)).toBeNull();
  });

  it('under another PAN than the one its creator has given is refused, and the PAN of another is looked at', async () => {
    const [asha, meera] = [await shop.seller(), await shop.seller()];
    const gstin = gstinOf('29', '7301');
    expect(await givePan(asha, 'AAICP7302R')).toBe('panVerified');
    const { status, body } = await save(asha, { gstin });
    expect([status, body.fields?.['gstin']]).toEqual([422, expect.stringContaining('different PAN')]);
    expect(await show(asha)).toBeNull();
    expect((await save(asha, { gstin: gstinOf('29', '7302') })).status).toBe(200);

    await tax(shop, meera, gstin);
    expect(await givePan(meera, 'AAICP7303R')).toBe('panDoubtful');
    expect(await givePan(meera, 'AAICP7301R')).toBe('panVerified');
    expect(shop.deps.logged()).not.toContain('AAICP730');
  });

  it('is one at a time, however many are sent at once, and comes back under the mark it had', async () => {
    const seller = await shop.seller();
    await givePan(seller, 'AAICP7304R');
    const states = ['29', '27', '33', '07'];
    const sent = await Promise.all(states.map((state) => save(seller, { gstin: gstinOf(state, '7304') })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await shop.count('business', `seller_id = '${seller.id}' and ended_at is null`)).toBe(1);
    const marks = async () =>
      (
        await shop.deps.database.pool.query<{ gstin: string; mark: string }>(
          `select gstin, mark from business where seller_id = '${seller.id}' order by gstin`,
        )
      ).rows;
    const before = await marks();
    expect(new Set(before.map(({ mark }) => mark)).size).toBe(4);
    await save(seller, { gstin: gstinOf('29', '7304') });
    expect(await marks()).toEqual(before);
    expect(await show(seller)).toMatchObject({ state: '29' });
  });

  it('of several accounts has a mark for each', async () => {
    const gstin = gstinOf('24', '4711');
    const sellers = [await shop.seller(), await shop.seller(), await shop.seller()];
    await Promise.all(sellers.map((seller) => tax(shop, seller, gstin)));
    const { rows } = await shop.deps.database.pool.query<{ mark: string }>(
      `select mark from business where gstin = '${gstin}' order by mark`,
    );
    expect(rows.map(({ mark }) => mark)).toEqual(['', '2', '3']);
  });
});

describe('a sale', () => {
  it('is as it was without a GSTIN, whatever State is said', async () => {
    const seller = await shop.seller();
    const { body } = await shop.order(await shop.page(seller), buyer({ state: '29' }));
    expect(body).toMatchObject({ amount: 49_900, tax: 0 });
    expect(await keptOf(body)).toEqual({
      tax: 0,
      buyer_state: null,
      buyer_gstin: null,
      buyer_address: null,
      seller_gstin: null,
      gst_basis_points: null,
    });
  });

  it('asks the State from the moment the seller has a GSTIN, and no longer than that', async () => {
    const seller = await shop.seller();
    const page = await shop.page(seller);
    const isTaxed = async () => {
      const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${page}` });
      return (body as PublicProduct).gst;
    };
    expect((await shop.order(page)).status).toBe(201);
    expect(await isTaxed()).toBeUndefined();
    await tax(shop, seller);
    expect(await isTaxed()).toBe(true);
    for (const more of [{}, { state: '' }, { state: '28' }, { state: 'xx' }]) {
      const { status, body } = await shop.order(page, buyer(more));
      expect([status, (body as never as Problem).fields]).toEqual([422, { state: 'Choose your State' }]);
    }
    const placed = await shop.order(page, buyer({ state: '29' }));
    expect([placed.status, placed.body.tax]).toEqual([201, 7_612]);
    await show(seller, 'DELETE');
    expect((await shop.order(page)).body.tax).toBe(0);
    expect(await isTaxed()).toBeUndefined();
  });

  it('keeps what its invoice needs', async () => {
    const seller = await shop.seller();
    await tax(shop, seller);
    const page = await shop.page(seller);
    const { body } = await shop.order(
      page,
      buyer({ gstin: '27aapfu0939f1zv', address: 'Kiran Stores, Pune' }),
    );
    expect(await keptOf(body)).toEqual({
      tax: 7_612,
      buyer_state: '27',
      buyer_gstin: '27AAPFU0939F1ZV',
      buyer_address: 'Kiran Stores, Pune',
      seller_gstin: '29AAICP2912R1ZR',
      gst_basis_points: 1_800,
    });
  });

  it.each([
    ['a GSTIN of another State', { state: '29', gstin: '27AAPFU0939F1ZV', address: 'Pune' }, 'state'],
    ['a GSTIN that is none', { state: '27', gstin: '27AAPFU0939F1ZX', address: 'Pune' }, 'gstin'],
    ['a GSTIN without an address', { state: '27', gstin: '27AAPFU0939F1ZV' }, 'address'],
  ])('with %s names the field', async (_, more, field) => {
    const seller = await shop.seller();
    await tax(shop, seller);
    const { status, body } = await shop.order(await shop.page(seller), buyer(more));
    expect([status, Object.keys((body as never as Problem).fields ?? {})]).toEqual([422, [field]]);
  });

  it('from ₹50,000 asks for the address', async () => {
    const seller = await shop.seller();
    await tax(shop, seller);
    const dear = await shop.page(seller, { prices: [{ type: 'once', amount: 5_000_000 }] });
    const refused = await shop.order(dear, buyer({ state: '29' }));
    expect((refused.body as never as Problem).fields).toEqual({ address: expect.any(String) });
    expect((await shop.order(dear, buyer({ state: '29', address: 'Ravi, Hubballi' }))).status).toBe(201);
  });

  it('is the same for the same key, and another when the State is another', async () => {
    const seller = await shop.seller();
    await tax(shop, seller);
    const page = await shop.page(seller);
    const first = await shop.order(page, buyer({ state: '29' }), 'key-of-one-sale');
    expect((await shop.order(page, buyer({ state: '29' }), 'key-of-one-sale')).body.id).toBe(first.body.id);
    expect((await shop.order(page, buyer({ state: '27' }), 'key-of-one-sale')).status).toBe(422);
  });
});
