import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { modelOf } from '../pages/testing/build';
import { get, setUpPages, shop } from '../pages/testing/pages.setup';
import { publicNames, publicPaths } from './addresses';

setUpPages();

test.each(publicNames)(
  '%s is for everyone and for search engines, and is kept while nothing changes',
  async (name) => {
    const page = await get(publicPaths[name], { host: 'haat.example' });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=300',
      vary: 'accept-encoding, accept-language, cookie',
    });
    expect(page.headers['x-robots-tag']).toBeUndefined();
    const model = modelOf(page.body, name);
    expect(model.path).toBe(publicPaths[name]);
    expect(model.site.origin).toBe('http://haat.example');
    const again = await get(publicPaths[name], {
      host: 'haat.example',
      'if-none-match': String(page.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('says what the configuration says, and nothing secret of it', async () => {
  const { body } = await get('/PricingPage');
  const { terms, operator, partners } = modelOf(body, 'pricing');
  const { plans, payoutLeast, price } = shop.deps.config;
  expect(terms).toMatchObject({
    plans,
    payoutLeast,
    price,
    settlementWorkingDays: 2,
    feeTaxBasisPoints: 1_800,
  });
  expect(Object.keys(operator)).not.toContain('name');
  expect(partners).toEqual({ google: false, push: false });
  expect(body).not.toContain(shop.deps.config.secret);
});

test('is sent compressed to whoever understands that', async () => {
  const plain = await get('/Privacy', { 'accept-encoding': 'identity' });
  const small = await get('/Privacy', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
});

test('takes an encoded address as it is, and leads from another case to the right one with its query', async () => {
  modelOf((await get('/Terms%26Conditions')).body, 'terms');
  for (const [typed, better] of [
    ['/terms&conditions', '/Terms&Conditions'],
    ['/TERMS%26CONDITIONS?a=1', '/Terms&Conditions?a=1'],
    ['/PRIVACY', '/Privacy'],
    ['/pricingpage?amount=9', '/PricingPage?amount=9'],
    ['/pay-premium/', '/Pay-PREMIUM'],
    ['/PP/1111111111111111', '/pp/1111111111111111'],
    ['/CASHFREE?id=x', '/cashfree?id=x'],
  ] as const) {
    const answer = await get(typed);
    expect([typed, answer.statusCode, answer.headers.location]).toEqual([typed, 301, better]);
  }
  for (const nobodys of ['/privacy/more', '/Terms', '/cml/nothing', '/CML/nothing']) {
    const answer = await get(nobodys);
    if (answer.statusCode === 301) expect(answer.headers.location).toBe('/cml/nothing');
    else modelOf(answer.body, 'notFound');
  }
});

test('calculates with a typed amount, and keeps no such page', async () => {
  const page = await get('/PricingPage?amount=1%2C250.50');
  expect(modelOf(page.body, 'pricing').typed).toBe('1,250.50');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(modelOf((await get('/PricingPage?utm_source=x')).body, 'pricing').typed).toBeNull();
});

test('tells crawlers where every public page is', async () => {
  const headers = { host: 'haat.example' };
  const robots = await get('/robots.txt', headers);
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('Sitemap: http://haat.example/sitemap.xml');
  expect(robots.body).not.toMatch(/Disallow: \/(pp\/)?$/m);
  expect((await get('/sitemap.xml', headers)).body).toContain('http://haat.example/sitemap-pages.xml');
  const map = await get('/sitemap-pages.xml', headers);
  expect(map.headers['content-type']).toContain('application/xml');
  const listed = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  expect(listed).toEqual(publicNames.map((name) => `http://haat.example${publicPaths[name]}`));
});

test('takes a plan for the time that was chosen, and keeps no such page', async () => {
  const chosen = await get('/Pay-VVIP?period=year');
  expect(modelOf(chosen.body, 'payVvip').period).toBe('year');
  expect(chosen.headers['cache-control']).not.toContain('s-maxage');
  expect(modelOf((await get('/Pay-VVIP?period=week')).body, 'payVvip').period).toBeNull();
});
