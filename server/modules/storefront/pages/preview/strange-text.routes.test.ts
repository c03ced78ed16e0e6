import { beforeAll, expect, test } from 'vitest';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

beforeAll(() =>
  shop.call({
    method: 'POST',
    url: '/api/discounts',
    token: seller.token,
    payload: { code: 'RAIN', basisPoints: 2_000 },
  }),
);

// What no column can hold is a mistake of whoever sent it: nobody is told that the server broke, and no log says so.
test.each([
  ['a preview', (id: string) => `/pp/${id}?code=%00`],
  ['its reviews', (id: string) => `/pp/${id}/reviews?code=RAIN%00`],
  ['its form', (id: string) => `/pp/${id}/checkout?code=%00RAIN`],
])('%s with a code of signs that nobody can type is refused as one', async (_what, path) => {
  const answer = await get(path(pageId));
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Something went wrong');
});

test('a form with such a name is refused, and no order comes of it', async () => {
  const before = await shop.count('orders');
  const typed = { phone: '98765 43210', name: 'Ra\u0000vi', key: 'strange-name-1' };
  const answer = await post(`/pp/${pageId}/checkout`, typed);
  expect(answer.statusCode).toBe(400);
  expect(await shop.count('orders')).toBe(before);
});
