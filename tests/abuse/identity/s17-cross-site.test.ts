import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { fakeBuild } from '../../../server/modules/storefront/pages/testing/build';

const form = 'application/x-www-form-urlencoded';
const cookie = 'haat_order=whatever';
const evil = 'https://evil.example';

describe.each([
  { publicUrl: null, host: 'haat.test:3000', own: 'http://haat.test:3000' },
  { publicUrl: 'https://haat.example', host: 'inner:3000', own: 'https://haat.example' },
])('S17: posts of other sites, with PUBLIC_URL $publicUrl', ({ publicUrl, host, own: ownOrigin }) => {
  const build = fakeBuild();
  let shop: Shop;
  let page: string;

  beforeAll(async () => {
    shop = await openShop({ pages: build, config: { publicUrl } as never });
    page = await shop.page(await shop.seller());
  });
  afterAll(async () => {
    await shop.close();
    build.remove();
  });

  const send = async (headers: Record<string, string>, url = `/pp/${page}/checkout`) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': form, ...headers },
      payload: 'phone=9876543210',
    });
    return answer.statusCode;
  };

  it.each([
    { origin: evil },
    { origin: evil, 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { origin: ownOrigin.replace('//', '//shop.') },
    { origin: ownOrigin, 'sec-fetch-site': 'cross-site' },
    { origin: ownOrigin, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { cookie },
    { cookie, referer: `${evil}/${ownOrigin}` },
  ] as Record<string, string>[])('%o is refused, and no order is made', async (headers) => {
    expect(await send(headers)).toBe(403);
    expect(await shop.count('orders')).toBe(0);
  });

  it.each([
    { origin: ownOrigin },
    { origin: ownOrigin, 'sec-fetch-site': 'same-origin', cookie },
    { 'sec-fetch-site': 'same-origin', cookie },
    { 'sec-fetch-site': 'none', origin: ownOrigin },
    { cookie, referer: `${ownOrigin}/pp/1` },
    {},
  ] as Record<string, string>[])('%o is taken', async (headers) => {
    expect(await send(headers)).not.toBe(403);
  });

  it('leaves bearers, webhooks, the way back from a gateway and reading alone', async () => {
    const foreign = { host, origin: evil, 'sec-fetch-site': 'cross-site', cookie };
    const statusOf = async (method: 'GET' | 'POST', url: string, headers = {}) =>
      (await shop.app.inject({ method, url, headers: { ...foreign, ...headers } })).statusCode;
    expect(await statusOf('POST', '/api/logout', { authorization: 'Bearer x' })).not.toBe(403);
    expect(await statusOf('GET', '/api/products')).toBe(401);
    expect(await statusOf('POST', '/cashfree/back?id=x')).toBe(303);
    const fromServer = { host };
    const webhook = { method: 'POST' as const, url: '/webhooks/sandbox', headers: fromServer };
    expect((await shop.app.inject({ ...webhook, payload: {} })).statusCode).toBe(401);
    expect(await statusOf('POST', '/api/orders', { 'content-type': 'application/json' })).toBe(403);
  });
});
