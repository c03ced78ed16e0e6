import type { Link, Links } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import type { Seller } from '../../orders/checkout/testing/shop';
import { modelOf } from '../../storefront/pages/testing/build';
import { pageId, seller, setUpPageOnSale, shop } from '../../storefront/pages/testing/pages.setup';

setUpPageOnSale();

let other: Seller;

beforeAll(async () => {
  other = await shop.seller('Meera');
});

const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };
const make = (more: object = {}, { token } = seller) => {
  shop.deps.clock.advance(1_000);
  const payload = { productId: pageId, campaign: 'Instagram bio', ...more };
  return shop.call({ method: 'POST', url: '/api/links', token, payload });
};
const made = async (more: object = {}): Promise<Link> => {
  const { status, body } = await make(more);
  expect(status).toBe(201);
  return body;
};
const list = async (query = '', { token } = seller): Promise<Links> =>
  (await shop.call({ method: 'GET', url: `/api/links${query}`, token })).body;
const read = async (id: string) => (await list('?limit=100')).items.find((link) => link.id === id);
const change = (id: string, payload: object, { token } = seller) =>
  shop.call({ method: 'PATCH', url: `/api/links/${id}`, token, payload });
const click = (slug: string, headers: Record<string, string> = person, query = '') =>
  shop.app.inject({ method: 'GET', url: `/cml/${slug}${query}`, headers });
const drain = () => shop.deps.jobs.drain();

test('a link with a name of its own leads to the preview, in any case, and keeps campaigns', async () => {
  const link = await made({ slug: 'Diwali-Sale' });
  expect(link).toMatchObject({
    slug: 'diwali-sale',
    url: '/cml/diwali-sale',
    campaign: 'Instagram bio',
    product: { id: pageId, kind: 'page', title: 'Raga basics', status: 'published' },
    clicks: 0,
    sales: 0,
    earned: 0,
    retiredAt: null,
  });
  const answer = await click('DIWALI-sale', person, '?utm_source=ig&next=//evil.example');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({
    location: `/pp/${pageId}?link=${link.id}&utm_source=ig`,
    'cache-control': 'no-store',
  });
});

test('what is nobody’s shows not-found', async () => {
  for (const slug of ['nothing-here', 'x', '..%2F..', 'é'.repeat(10)]) {
    const answer = await click(encodeURI(slug));
    expect(answer.statusCode).toBe(404);
    modelOf(answer.body, 'notFound');
  }
});

test('people are counted, programs are not', async () => {
  const link = await made();
  await click(link.slug);
  await click(link.slug);
  await click(link.slug, { 'user-agent': 'WhatsApp/2.23' });
  await click(link.slug, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await click(link.slug, { ...person, 'sec-purpose': 'prefetch' });
  await shop.app.inject({ method: 'HEAD', url: `/cml/${link.slug}`, headers: person });
  expect((await read(link.id))?.clicks).toBe(2);
});

test('a taken name and a bad one are said beside the field, whoever has it', async () => {
  await made({ slug: 'mine-alone' });
  for (const who of [seller, other]) {
    const ownPage = who === other ? await shop.page(other) : pageId;
    const { status, body } = await make({ slug: 'MINE-alone', productId: ownPage }, who);
    expect([status, body]).toMatchObject([409, { code: 'slug_taken', fields: { slug: expect.any(String) } }]);
  }
  expect(await make({ slug: 'a b' })).toMatchObject({
    status: 422,
    body: { fields: { slug: expect.any(String) } },
  });
  expect(await make({ campaign: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { campaign: expect.any(String) } },
  });
});

test('of many who want the same name at once one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => make({ slug: 'one-winner' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array(11).fill(409),
  ]);
});

test('other people’s products and links are not there', async () => {
  const link = await made();
  expect((await make({}, other)).status).toBe(404);
  expect((await change(link.id, { campaign: 'Mine' }, other)).status).toBe(404);
  expect((await list('', other)).items).toEqual([]);
  expect((await list(`?productId=${pageId}`, other)).items).toEqual([]);
});

test('a link gets another name, leads nowhere once it is retired, and comes back', async () => {
  const link = await made();
  expect((await change(link.id, { campaign: ' Poster  ' })).body).toMatchObject({ campaign: 'Poster' });
  const retired = (await change(link.id, { retired: true })).body as Link;
  expect(retired.retiredAt).not.toBeNull();
  shop.deps.clock.advance(60_000);
  expect((await change(link.id, { retired: true })).body).toMatchObject({ retiredAt: retired.retiredAt });
  expect((await click(link.slug)).statusCode).toBe(404);
  expect((await make({ slug: link.slug })).status).toBe(409);
  expect((await change(link.id, { retired: false })).body).toMatchObject({ retiredAt: null });
  expect((await click(link.slug)).statusCode).toBe(302);
});

test('the list goes on from page to page, of one product too', async () => {
  const second = await shop.page(seller);
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift((await made({ productId: second })).id);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Links = await list(`?productId=${second}&limit=2${next && `&cursor=${next}`}`);
    seen.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toEqual(ids);
});

test('an address that was tampered with costs nobody their order', async () => {
  const source = { link: 'a b', utmSource: `${'a'.repeat(119)}😀`, utmCampaign: 'di\u0007wali' };
  const { status, body } = await shop.order(pageId, { source });
  expect(status, JSON.stringify(body)).toBe(201);
  const stands = `order_id = '${body.id}' and link_id is null and utm_source = '${'a'.repeat(119)}' and utm_campaign = 'di wali'`;
  expect(await shop.count('order_source', stands)).toBe(1);
});

test('a sale is its link’s, once, and a refund takes from it', async () => {
  const link = await made();
  const source = { link: link.id, utmSource: 'ig', utmCampaign: 'diwali', referrer: 'www.instagram.com' };
  const { body: placed } = await shop.order(pageId, { source });
  const { body: unpaid } = await shop.order(pageId, { source });
  expect(unpaid.status).toBe('awaitingPayment');
  await shop.pay(placed.payment.session);
  await drain();
  expect(await read(link.id)).toMatchObject({ sales: 1, earned: 49_900 });
  expect(
    await shop.count(
      'order_source',
      `order_id = '${placed.id}' and link_id = '${link.id}' and utm_source = 'ig' and utm_campaign = 'diwali'
       and utm_medium is null and referrer_host = 'instagram.com'`,
    ),
  ).toBe(1);
  const refund = (amount: number) =>
    shop.call({
      method: 'POST',
      url: `/api/transactions/${placed.id}/refund`,
      token: seller.token,
      headers: { 'idempotency-key': `refund-${amount}` },
      payload: { amount },
    });
  await refund(10_000);
  await drain();
  expect(await read(link.id)).toMatchObject({ sales: 1, earned: 39_900 });
  await refund(39_900);
  await drain();
  expect(await read(link.id)).toMatchObject({ sales: 0, earned: 0 });
});

test('a link of somebody else, of another product or of nobody changes nothing', async () => {
  const second = await shop.page(seller);
  const elsewhere = await made({ productId: second });
  for (const link of [elsewhere.id, 'nobody', '1'.repeat(16)]) {
    const { status, body } = await shop.order(pageId, { source: { link } });
    expect(status).toBe(201);
    await shop.pay(body.payment.session);
    expect(await shop.count('order_source', `order_id = '${body.id}'`)).toBe(0);
  }
  await drain();
  expect(await read(elsewhere.id)).toMatchObject({ sales: 0, earned: 0 });
});

test('the same key answers the same order, wherever its buyer came from the second time', async () => {
  const link = await made();
  const first = await shop.order(pageId, { source: { link: link.id } }, 'key-of-a-retry');
  const again = await shop.order(pageId, {}, 'key-of-a-retry');
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
});
