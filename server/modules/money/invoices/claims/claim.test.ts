import type { OwnBusiness, Problem } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tellable } from '../../../messaging';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { type BusinessService, createBusiness } from '..';
import { gstinOf, tax } from '../testing/taxed';

type Told = Extract<Tellable, { template: 'kyc' }>;

const notices: Told[] = [];
let shop: Shop;
let reviews: BusinessService['reviews'];
beforeAll(async () => {
  shop = await openShop();
  const notify = { notify: async (_: unknown, notice: Tellable) => void notices.push(notice as Told) };
  ({ reviews } = createBusiness(
    shop.deps,
    { isTheirGstin: async () => null, panNameOf: async () => null },
    { identity: { seller: async () => null }, notify },
  ));
});
afterAll(() => shop.close());

const url = '/api/business';
const save = async ({ token }: Seller, payload: object) => {
  const { status, body } = await shop.call({ method: 'PUT', url, token, payload });
  return { status, body: body as OwnBusiness & Problem };
};
const readBusiness = async ({ token }: Seller) =>
  (await shop.call({ method: 'GET', url, token })).body as OwnBusiness;

describe('a registration', () => {
  it('under another name than its creator’s waits for a person, and they sell as before until then', async () => {
    const seller = await shop.seller('Asha Foods');
    const gstin = gstinOf('29', '0002');
    const { claim, business } = (await save(seller, { gstin })).body;
    expect([business, claim]).toMatchObject([null, { gstin, status: 'checking', reason: null }]);
    const page = await shop.page(seller);
    expect((await shop.order(page)).body.tax).toBe(0);
    await shop.call({ method: 'DELETE', url, token: seller.token });
    expect(await reviews.list()).toEqual([]);

    await save(seller, { gstin });
    const [review] = await reviews.list();
    expect(review).toMatchObject({ sellerId: seller.id, kind: 'gstin', shown: gstin, doubt: 'name' });
    expect(review?.expectedName).toBe('Asha Foods');
    const decide = (id: string, verdict: 'accept' | 'refuse') =>
      shop.deps.database.tx((trx) =>
        reviews.decide(trx, { id, verdict, reason: 'Send us the certificate.' }),
      );
    await expect(decide(`gstin.${seller.id}.1`, 'accept')).rejects.toMatchObject({ status: 409 });
    await decide(review?.id ?? '', 'refuse');
    await expect(decide(review?.id ?? '', 'accept')).rejects.toMatchObject({ status: 409 });
    expect((await readBusiness(seller)).claim).toMatchObject({
      status: 'refused',
      reason: 'Send us the certificate.',
    });

    await save(seller, { gstin });
    await decide((await reviews.list())[0]?.id ?? '', 'accept');
    expect(await readBusiness(seller)).toMatchObject({ business: { gstin }, claim: null });
    // Known by now: another address is no new doubt.
    expect((await save(seller, { gstin, address: 'Elsewhere 1' })).body).toMatchObject({
      business: { address: 'Elsewhere 1' },
      claim: null,
    });
    expect(notices.map(({ news }) => news)).toMatchObject([
      { about: 'gstin', did: 'refused', reason: 'Send us the certificate.' },
      { about: 'gstin', did: 'verified', shown: gstin },
    ]);
  });

  it('waits for a person also where its creator calls themselves what the register calls its holder', async () => {
    const seller = await shop.seller('SANDBOX TRADERS AAICP0013R');
    const gstin = gstinOf('29', '0013');
    expect((await save(seller, { gstin })).body).toMatchObject({ business: null, claim: { gstin } });
    const review = (await reviews.list()).find(({ sellerId }) => sellerId === seller.id);
    expect(review).toMatchObject({ expectedName: 'SANDBOX TRADERS AAICP0013R' });
    expect(review?.foundName).toContain('SANDBOX TRADERS');
  });

  it('goes on waiting while the address of the one before is changed, and not once another one holds', async () => {
    const seller = await shop.seller('Asha Foods');
    const [readBusiness, other] = [gstinOf('29', '0014'), gstinOf('27', '0014')];
    await tax(shop, seller, readBusiness);
    await save(seller, { gstin: other });
    const updated = (await save(seller, { gstin: readBusiness, address: 'Elsewhere 1' })).body;
    expect(updated).toMatchObject({
      business: { gstin: readBusiness, address: 'Elsewhere 1' },
      claim: { gstin: other, status: 'checking' },
    });
    await tax(shop, seller, gstinOf('33', '0014'));
    expect((await save(seller, { gstin: gstinOf('33', '0014') })).body.claim).toBeNull();
  });

  it('is looked up ten times a day at most', async () => {
    const seller = await shop.seller();
    const statuses = [];
    for (let one = 0; one < 11; one += 1)
      statuses.push((await save(seller, { gstin: gstinOf('29') })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await save(seller, { gstin: 'nothing' })).status).toBe(422);
    shop.deps.clock.advance(86_400_000);
    expect((await save(seller, { gstin: gstinOf('29') })).status).toBe(200);
  });

  it('that waits holds by itself once its creator’s PAN is verified, and is refused when it is another', async () => {
    const verify = async ({ token }: Seller, pan: string) => {
      await shop.call({
        method: 'POST',
        url: '/api/kyc/pan',
        token,
        payload: { pan, name: 'Sandbox Traders' },
      });
      await shop.deps.jobs.drain();
    };
    const [theirs, another, nobodys] = [await shop.seller(), await shop.seller(), await shop.seller()];
    const [gstin, other, third] = [gstinOf('29', '0015'), gstinOf('29', '0016'), gstinOf('29', '0017')];
    await save(theirs, { gstin, address: 'Temple Street 4' });
    await save(another, { gstin: other });
    await save(nobodys, { gstin: third });
    const look = async () => {
      shop.deps.clock.advance(10 * 60_000);
      await shop.deps.jobs.drain();
    };
    await look();
    expect((await readBusiness(theirs)).claim).toMatchObject({ status: 'checking' });
    await verify(theirs, 'AAICP0015R');
    await verify(another, 'AAICP0018R');
    await look();
    expect(await readBusiness(theirs)).toMatchObject({
      business: { gstin, address: 'Temple Street 4' },
      claim: null,
    });
    expect(await readBusiness(another)).toMatchObject({
      business: null,
      claim: { gstin: other, status: 'refused', reason: expect.stringContaining('a different PAN') },
    });
    expect((await readBusiness(nobodys)).claim).toMatchObject({ gstin: third, status: 'checking' });
    const page = await shop.page(theirs);
    expect((await shop.order(page)).status).toBe(422);
    const feed = await shop.call({ method: 'GET', url: '/api/notifications', token: theirs.token });
    expect(JSON.stringify(feed.body)).toContain(`You now sell with GST: ${gstin}`);
  });

  it('that holds the verified PAN of its creator needs no other proof', async () => {
    const seller = await shop.seller('Asha Foods');
    const payload = { pan: 'AAICP0012R', name: 'Sandbox Traders' };
    await shop.call({ method: 'POST', url: '/api/kyc/pan', token: seller.token, payload });
    await shop.deps.jobs.drain();
    const gstin = gstinOf('29', '0012');
    expect((await save(seller, { gstin })).body).toMatchObject({ business: { gstin }, claim: null });
  });
});
