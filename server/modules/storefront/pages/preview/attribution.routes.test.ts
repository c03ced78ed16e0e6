import { queryOf, sourceAt } from '@haat/openapi/attribution';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

let linkId: string;

beforeAll(async () => {
  const payload = { productId: pageId, campaign: 'Poster' };
  const made = await shop.call({ method: 'POST', url: '/api/links', token: seller.token, payload });
  linkId = (made.body as { id: string }).id;
});

const host = 'haat.example';
const origin = `http://${host}`;
const send = (fields: Record<string, string>, referer = origin) =>
  post(`/pp/${pageId}/checkout`, { phone: '98765 43210', ...fields }, { host, origin, referer });
const sources = async () => {
  const { rows } = await shop.deps.database.pool.query<object>(
    'select link_id, utm_source, referrer_host from order_source order by at, order_id',
  );
  await shop.deps.database.pool.query('delete from order_source');
  return rows;
};

test('without scripts the page before says where a buyer came from, and the form carries it', async () => {
  const referer = `http://${host}/pp/${pageId}?link=${linkId}&utm_source=poster`;
  const form = await get(`/pp/${pageId}/checkout`, { host, referer });
  const { came } = modelOf(form.body, 'checkout');
  expect(came).toBe(`link=${linkId}&utm_source=poster`);
  const wrong = await send({ came, email: 'not an address', key: 'key-0001' });
  expect(modelOf(wrong.body, 'checkout').came).toBe(came);
  expect((await send({ came, key: 'key-0001' })).statusCode).toBe(303);
  expect(await sources()).toEqual([{ link_id: linkId, utm_source: 'poster', referrer_host: null }]);
});

test('a form that stands on the preview itself leaves it to the address of the preview', async () => {
  const referer = `http://${host}/pp/${pageId}?link=${linkId}`;
  expect((await send({ came: '', key: 'key-0002' }, referer)).statusCode).toBe(303);
  expect(await sources()).toEqual([{ link_id: linkId, utm_source: null, referrer_host: null }]);
});

test('the address of the step says more than the page before', async () => {
  const form = await get(`/pp/${pageId}/checkout?utm_source=ig&ref=l.instagram.com`, {
    host,
    referer: `http://${host}/pp/${pageId}?utm_source=other`,
  });
  expect(modelOf(form.body, 'checkout').came).toBe('utm_source=ig&ref=l.instagram.com');
});

test('who ticks the reminder is reminded, who does not is not', async () => {
  await send({ email: 'ravi@example.com', key: 'key-0003' });
  await shop.deps.jobs.drain();
  expect(await shop.count('payment_reminder')).toBe(0);
  await send({ email: 'ravi@example.com', remind: 'yes', key: 'key-0004' });
  await shop.deps.jobs.drain();
  expect(await shop.count('payment_reminder', "email = 'ravi@example.com'")).toBe(1);
});

describe('where somebody came from', () => {
  const address = 'https://haat.example/pp/x';

  it('is another site when nothing else is said', () => {
    expect(sourceAt({ address, referrer: 'https://www.google.com/' })).toEqual({
      referrer: 'www.google.com',
    });
    expect(sourceAt({ address, referrer: 'android-app://org.telegram.messenger/' })).toEqual({
      referrer: 'org.telegram.messenger',
    });
  });

  it.each(['', 'https://haat.example/home', 'nonsense'])('is unknown after %j', (referrer) =>
    expect(sourceAt({ address, referrer })).toBeUndefined(),
  );

  it('survives being written into an address, to the letter', () => {
    const source = { link: 'L1', utmSource: 'a&b=c', utmCampaign: 'दिवाली 2026', referrer: 'example.com' };
    expect(sourceAt({ address: `${address}?${queryOf(source)}`, referrer: '' })).toEqual(source);
    expect(queryOf(undefined)).toBe('');
  });

  it('does not believe another site about us', () =>
    expect(sourceAt({ address, referrer: 'https://evil.example/?link=L1&utm_source=x' })).toEqual({
      referrer: 'evil.example',
    }));
});
