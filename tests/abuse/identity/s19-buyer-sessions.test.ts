import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxOf, sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../server/modules/orders/checkout/testing/buyer-cookie';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { fakeBuild, modelOf } from '../../../server/modules/storefront/pages/testing/build';

const phone = '+919876543210';
const form = 'application/x-www-form-urlencoded';

describe('S19: what a buyer’s browser and the links it was sent open, and what takes them back', () => {
  const build = fakeBuild();
  let shop: Shop;
  /** Another server over the same database. */
  let second: Shop;
  let seller: Seller;
  let product: string;

  beforeAll(async () => {
    shop = await openShop({ pages: build });
    const { config, database, clock, signer, sealer } = shop.deps;
    second = await openShop({ pages: build, config, database, clock, signer, sealer });
    seller = await shop.seller();
    product = await shop.page(seller);
  });
  afterAll(async () => {
    await second.app.close();
    await shop.close();
    build.remove();
  });

  async function bought(number = '98765 43210'): Promise<{ placed: PlacedOrder; cookie: string }> {
    const answer = await shop.order(product, { buyer: { phone: number, name: 'Ravi' } });
    await shop.pay(answer.body.payment.session);
    return { placed: answer.body, cookie: buyerCookie(answer) };
  }

  async function signedIn(number = phone, cookie?: string) {
    shop.deps.clock.advance(31_000);
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone: number } });
    const otp = await sentCode(shop.deps, number);
    const headers = cookie === undefined ? {} : { cookie };
    const payload = { phone: number, otp };
    const answer = await shop.call({ method: 'POST', url: '/api/verify-otp', payload, headers });
    return { cookie: buyerCookie(answer), token: (answer.body as { token: string }).token };
  }

  const status = async (at: Shop, url: string, headers: Record<string, string>) =>
    (await at.call({ method: 'GET', url, headers })).status;
  const items = async (cookie: string, at = shop) => {
    const { body } = await at.call({ method: 'GET', url: '/api/purchases', headers: { cookie } });
    return (body as { items: { orderId: string }[] }).items?.map(({ orderId }) => orderId);
  };
  const post = (url: string, headers: Record<string, string>) =>
    shop.call({ method: 'POST', url, headers: { 'content-type': form, ...headers }, payload: '' });
  const ownOrigin = { origin: 'http://localhost' };
  const linkOf = async (id: string, cookie: string) => {
    const { body } = await shop.call({ method: 'GET', url: `/access/${id}`, headers: { cookie } });
    return modelOf(body, 'access').link.replace(/^.*\/access/, '/access');
  };

  it('opens what it bought and no order of anybody else', async () => {
    const [mine, theirs] = [await bought(), await bought('98765 43211')];
    const { id } = mine.placed;
    expect(await items(mine.cookie)).toEqual([id]);
    for (const url of ['', '/documents', '/refund-request', '/review'])
      expect([url, await status(shop, `/api/purchases/${id}${url}`, { cookie: mine.cookie })]).toEqual([
        url,
        200,
      ]);
    expect(await status(second, `/api/orders/${id}`, { cookie: mine.cookie })).toBe(200);
    const other = { cookie: theirs.cookie };
    for (const url of ['', '/documents', '/refund-request', '/review'])
      expect([url, await status(shop, `/api/purchases/${id}${url}`, other)]).toEqual([url, 404]);
    expect(await status(shop, `/api/orders/${id}`, other)).toBe(404);
    expect(await status(shop, `/access/${id}`, other)).toBe(404);
    // A number that was typed proves nothing: what else was bought with it stays closed.
    const typed = await bought('98765 43211');
    expect(await items(typed.cookie)).toEqual([typed.placed.id]);
    expect(await status(shop, `/api/orders/${theirs.placed.id}`, { cookie: typed.cookie })).toBe(404);
  });

  it('opens nothing on any server once it has signed out', async () => {
    const { placed, cookie } = await bought();
    expect(await status(second, `/access/${placed.id}`, { cookie })).toBe(200);
    const out = await post('/api/logout', { cookie, ...ownOrigin, 'content-type': 'application/json' });
    expect(String(out.headers['set-cookie'])).toMatch(/^haat_buyer=;/);
    for (const server of [shop, second]) {
      expect(await status(server, `/access/${placed.id}`, { cookie })).toBe(404);
      expect(await status(server, `/api/orders/${placed.id}`, { cookie })).toBe(401);
      expect(await status(server, '/api/purchases', { cookie })).toBe(401);
    }
    const again = await shop.order(product, { buyer: { phone: '98765 43210' } });
    expect(buyerCookie(again)).not.toBe(cookie);
  });

  it('is worth what the phone is that signed in there, until that session is ended from elsewhere', async () => {
    const { placed } = await bought();
    const here = await signedIn();
    const there = await signedIn();
    expect(await items(here.cookie)).toContain(placed.id);
    const { body } = await shop.call({ method: 'GET', url: '/api/sessions', token: there.token });
    const sessions = (body as { items: { id: string; isCurrent: boolean }[] }).items;
    const url = `/api/sessions/${sessions.find(({ isCurrent }) => isCurrent)?.id}`;
    await shop.call({ method: 'DELETE', url, token: here.token });
    expect(await status(second, '/api/purchases', { cookie: there.cookie })).toBe(401);
    expect(await status(second, '/api/purchases', { cookie: here.cookie })).toBe(200);
    const third = await signedIn();
    await shop.call({ method: 'DELETE', url: '/api/sessions?keepCurrent=true', token: third.token });
    expect(await status(second, '/api/purchases', { cookie: here.cookie })).toBe(401);
    expect(await status(second, '/api/purchases', { cookie: third.cookie })).toBe(200);
  });

  it('a token that was planted in a browser does not read along once a phone is proved there', async () => {
    const { cookie: planted } = await bought('98765 43219');
    const victim = await signedIn('+919876543218', planted);
    expect(await status(shop, '/api/purchases', { cookie: planted })).toBe(401);
    expect(await status(shop, '/api/purchases', { cookie: victim.cookie })).toBe(200);
  });

  it('a bearer that has ended is not made good by a cookie', async () => {
    const { cookie } = await bought();
    const headers = { cookie, authorization: `Bearer ${'A'.repeat(43)}` };
    expect(await status(shop, '/api/purchases', headers)).toBe(401);
  });

  it('links that were sent open nothing after their buyer ended them, nor do tokens and other browsers', async () => {
    const { placed, cookie } = await bought();
    const at = `/access/${placed.id}`;
    const link = await linkOf(placed.id, cookie);
    const elsewhere = buyerCookie(
      await shop.call({ method: 'GET', url: at, headers: { cookie: `haat_order=${placed.token}` } }),
    );
    expect((await post(`${at}/end-links`, { cookie, ...ownOrigin })).status).toBe(303);
    for (const server of [shop, second]) {
      expect(await status(server, link, {})).toBe(410);
      expect(await status(server, link.replace('?', '/papers/receipt.pdf?'), {})).toBe(410);
      expect(await status(server, at, { cookie: elsewhere })).toBe(404);
      expect(await status(server, `/api/orders/${placed.id}`, { 'order-token': placed.token })).toBe(404);
      expect(await status(server, at, { cookie })).toBe(200);
    }
    expect(await items(elsewhere)).toEqual([]);
  });

  it('sending the links again ends those that were sent before, and not what a browser holds', async () => {
    const { placed, cookie } = await bought();
    const before = await linkOf(placed.id, cookie);
    const url = `/api/transactions/${placed.id}/resend`;
    await shop.call({ method: 'POST', url, token: seller.token });
    await shop.deps.jobs.drain();
    expect(await status(shop, before, {})).toBe(410);
    const texts = (await outboxOf(shop.app)).map(({ text }) => text).join('\n');
    const sent = new RegExp(`/access/${placed.id}\\?k=1\\.[\\w-]+`).exec(texts)?.[0] ?? '';
    expect(await status(shop, sent, {})).toBe(303);
    expect(await status(shop, `/access/${placed.id}`, { cookie })).toBe(200);
    expect(await status(shop, `/api/orders/${placed.id}`, { 'order-token': placed.token })).toBe(200);
  });

  it('a link that was followed asks for a code, and opens nothing by itself', async () => {
    const { placed, cookie } = await bought();
    const link = await linkOf(placed.id, cookie);
    const led = await shop.call({ method: 'GET', url: link });
    const follower = { cookie: buyerCookie(led) };
    expect(await items(follower.cookie)).toEqual([]);
    expect(await status(shop, `/api/orders/${placed.id}`, follower)).toBe(404);
    expect(await status(shop, `/access/${placed.id}/papers/receipt.pdf`, follower)).toBe(303);
    expect(
      (await post(`/access/${placed.id}/end-links`, { ...follower, ...ownOrigin })).headers['location'],
    ).toBe(`/access/${placed.id}`);
    expect(await status(shop, link, {})).toBe(303);
  });

  it('posts that rely on it come from this site alone', async () => {
    const { placed, cookie } = await bought();
    const evil = { cookie, origin: 'https://evil.example' };
    const path = `/api/purchases/${placed.id}/refund-request`;
    for (const [url, headers] of [
      [`/access/${placed.id}/end-links`, evil],
      [`/access/${placed.id}/end-links`, { cookie, origin: 'null' }],
      [`/access/${placed.id}/end-links`, { cookie }],
      [path, { ...evil, 'content-type': 'application/json' }],
      ['/api/logout', { ...evil, 'content-type': 'application/json' }],
    ] as const)
      expect([url, headers, (await post(url, headers)).status]).toEqual([url, headers, 403]);
    expect(await status(shop, `/access/${placed.id}`, { cookie })).toBe(200);
  });
});
