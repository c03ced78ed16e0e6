import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  get,
  pageId,
  seller,
  setUpPageOnSale,
  shop,
} from '../../../server/modules/storefront/pages/testing/pages.setup';

setUpPageOnSale();

test.each([
  ['Devanagari with a joiner', 'क्‍षमा'],
  ['Devanagari with a non-joiner', 'क्‌षमा'],
  ['a joiner at the end', 'नमस्ते‍'],
  ['Malayalam with a joiner', 'അവന്‍ ക്‌ഷമ'],
  ['Bengali with a joiner', 'র‍্যাম'],
  ['emoji of several signs', 'पकाना 👩‍🍳 ❤️ 1️⃣'],
  ['nothing but joiners', '‍‌‍'],
])('S14: a title in %s has a picture', async (_what, title) => {
  const { status } = await shop.call({
    method: 'PATCH',
    url: `/api/products/${pageId}`,
    token: seller.token,
    payload: { title },
  });
  expect(status).toBe(200);
  const answer = await get(`/share/${pageId}.png`);
  expect(answer.statusCode).toBe(200);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1_200);
});
