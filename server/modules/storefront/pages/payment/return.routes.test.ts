import { expect, test } from 'vitest';
import { setUpPages, shop } from '../testing/pages.setup';

setUpPages();

const id = '3kVbT9xQm2LpRw7Z';

test.each(['/cashfree', '/autopay'])('a gateway may lead back to %s with a form of its own', async (page) => {
  const form = await shop.app.inject({
    method: 'POST',
    url: `${page}/back?id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'cf_status=ACTIVE&cf_subscriptionId=other',
  });
  expect([form.statusCode, form.headers.location]).toEqual([303, `${page}?id=${id}&back=1`]);
  const link = await shop.app.inject({ method: 'GET', url: `${page}/back?id=${id}` });
  expect(link.headers.location).toBe(`${page}?id=${id}&back=1`);
});

test('nothing but an id is carried along', async () => {
  const url = `/autopay/back?id=${encodeURIComponent('x&back=1#https://elsewhere.example')}`;
  const { headers } = await shop.app.inject({ method: 'POST', url });
  expect(headers.location).toBe('/autopay?id=&back=1');
});

test('other forms of another site are refused as ever', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: `/cashfree?id=${id}`,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(403);
});
