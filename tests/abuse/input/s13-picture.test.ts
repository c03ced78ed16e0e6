import { expect, test } from 'vitest';
import { blackPng } from '../../../server/modules/catalog/media/testing/hostile.files';
import { seller, setUpPageOnSale, shop } from '../../../server/modules/storefront/pages/testing/pages.setup';

setUpPageOnSale();

test.each([
  [16, 3_000_000],
  [3_000_000, 16],
])('S13: a PNG of %i by %i pixels is refused from its head', async (width, height) => {
  const { status, body } = await shop.call({
    method: 'POST',
    url: '/api/media?alt=Clay',
    token: seller.token,
    headers: { 'content-type': 'image/png' },
    payload: blackPng(width, [], height),
  });
  expect([status, body]).toMatchObject([422, { code: 'picture_too_long' }]);
});
