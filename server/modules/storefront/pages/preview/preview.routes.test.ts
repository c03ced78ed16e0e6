import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, pageId, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const open = (headers = {}, url = `/pp/${pageId}`) => get(url, headers);

test('shows a published page, kept by nobody without asking, found by no search engine', async () => {
  const page = await open();
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=20',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding, accept-language, cookie',
  });
  const model = modelOf(page.body, 'preview');
  expect(model.product).toMatchObject({ id: pageId, title: 'Raga basics', seller: { name: 'Asha' } });
  expect(page.body).not.toContain('Welcome');
  expect(page.body).not.toContain(seller.phone);
});

test('answers 304 while nothing has changed, also to a tag that a proxy weakened', async () => {
  const { etag } = (await open()).headers;
  expect((await open({ 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
  expect((await open({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('has no browser start another process for what is the same for everyone, and keeps to itself what is not', async () => {
  const apart = ['cross-origin-opener-policy', 'origin-agent-cluster'];
  const { headers, statusCode } = await open();
  expect(statusCode).toBe(200);
  expect(Object.keys(headers).filter((name) => apart.includes(name))).toEqual([]);
  const { etag } = headers;
  const kept = await open({ 'if-none-match': String(etag) });
  expect(kept.statusCode).toBe(304);
  expect(Object.keys(kept.headers).filter((name) => apart.includes(name))).toEqual([]);
  const step = await open({}, `/pp/${pageId}/checkout`);
  expect(step.statusCode).toBe(200);
  expect(step.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
});

test('shows a change at once when it is published, and not before', async () => {
  const { etag } = (await open()).headers;
  const payload = { title: 'Raga basics, again' };
  const url = `/api/products/${pageId}`;
  await shop.call({ method: 'PATCH', url, token: seller.token, payload });
  expect((await open({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  await shop.call({ method: 'POST', url: `${url}/publish`, token: seller.token });
  const page = await open({ 'if-none-match': String(etag) });
  expect(page.statusCode).toBe(200);
  expect(modelOf(page.body, 'preview').product.title).toBe('Raga basics, again');
});

test('sends it compressed to whoever understands that', async () => {
  const plain = await open({ 'accept-encoding': 'identity' });
  const br = await open({ 'accept-encoding': 'gzip, br' });
  const gz = await open({ 'accept-encoding': 'gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
});

test('a preview speaks what its reader wants, keeps what was chosen, and is another page in each language', async () => {
  const readerIn = (body: string) => (JSON.parse(body) as { reader: string | null }).reader;
  const asked = await open({ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
  expect([readerIn(asked.body), asked.headers['set-cookie']]).toEqual(['hi', undefined]);
  const other = await open({ 'accept-language': 'en-IN', 'if-none-match': String(asked.headers.etag) });
  expect([other.statusCode, readerIn(other.body)]).toEqual([200, 'en']);

  const chosen = await open({ 'accept-language': 'en-IN' }, `/pp/${pageId}?lang=hi`);
  expect(readerIn(chosen.body)).toBe('hi');
  expect(chosen.headers).toMatchObject({
    'cache-control': 'private, max-age=0',
    'set-cookie': expect.stringMatching(/^haat_language=hi; /),
  });
  const next = await open({ 'accept-language': 'en-IN', cookie: 'haat_language=hi' });
  expect(readerIn(next.body)).toBe('hi');
  expect(next.headers['cache-control']).toContain('public');
  // A program that makes a picture of a link says nothing: the product's own language speaks.
  expect(readerIn((await open()).body)).toBeNull();
});

test('counts people, not crawlers and not looking ahead', async () => {
  const visits = async () => {
    const url = '/api/analytics/overview?range=today';
    const { body } = await shop.call({ method: 'GET', url, token: seller.token });
    return (body as { current: { visitors: number } }).current.visitors;
  };
  const before = await visits();
  await open({ 'user-agent': 'WhatsApp/2.23' });
  await open({ 'user-agent': 'TelegramBot (like TwitterBot)' });
  await open({ 'sec-purpose': 'prefetch;prerender', 'user-agent': 'Mozilla/5.0' });
  await open({ 'user-agent': 'Mozilla/5.0' });
  expect(await visits()).toBe(before + 1);
});

test('answers 404 with a page for what nobody may see', async () => {
  const draft = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: { kind: 'page', title: 'Draft', prices: [] },
  });
  for (const unknown of ['1'.repeat(16), '../../etc', (draft.body as { id: string }).id, 'é'.repeat(12)]) {
    const page = await open({}, `/pp/${encodeURIComponent(unknown)}`);
    expect(page.statusCode).toBe(404);
    expect(modelOf(page.body, 'unavailable').heading).toBe('This page is not available');
  }
  const nowhere = await open({}, '/nowhere');
  expect(nowhere.statusCode).toBe(404);
  modelOf(nowhere.body, 'notFound');
});

test('a kind without a product is an address that nobody has, and a slash too many leads on', async () => {
  for (const prefix of ['pp', 'lc', 'wp', 'cc', 'cp', 'tg', 'tgc', 'dc']) {
    for (const path of [`/${prefix}`, `/${prefix}/`]) {
      const page = await open({}, path);
      expect([path, page.statusCode]).toEqual([path, 404]);
      modelOf(page.body, 'notFound');
    }
    const slashed = await open({}, `/${prefix}/nope/?a=1`);
    expect([slashed.statusCode, slashed.headers.location]).toEqual([301, `/${prefix}/nope?a=1`]);
  }
});

test('says of every other kind that the product is not available, and leads a wrong kind to the right page', async () => {
  for (const [prefix, what] of [
    ['lc', 'locked content'],
    ['wp', 'webinar'],
    ['cc', 'course'],
    ['cp', 'lesson'],
    ['tg', 'Telegram channel'],
    ['tgc', 'combo'],
    ['dc', 'Discord server'],
  ]) {
    const page = await open({}, `/${prefix}/${'1'.repeat(16)}`);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(modelOf(page.body, 'unavailable').heading).toBe(`This ${what} is not available`);
    const wrong = await open({}, `/${prefix}/${pageId}`);
    expect([wrong.statusCode, wrong.headers.location]).toEqual([301, `/pp/${pageId}`]);
  }
});

test('a membership that cannot be shown leads to sign-in', async () => {
  for (const query of ['', '?id=1111111111111111', `?id=${pageId}`]) {
    const page = await open({}, `/telegramPriviewlogin${query}`);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(modelOf(page.body, 'unavailable').action?.href).toBe('/login?next=%2Fpurchase');
  }
});
