import type { ReceivedQuestions } from '@haat/openapi';
import { expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const minute = 60_000;

/** As a preview shows it, once what was counted before is forgotten. */
async function repliesWithin(): Promise<number | undefined> {
  shop.deps.clock.advance(61 * minute);
  return modelOf((await get(`/pp/${pageId}`)).body, 'preview').product.seller.repliesWithin;
}

async function ask(number: number): Promise<string> {
  const fields = { text: `Question ${number}?`, reach: `asker${number}@example.com` };
  expect((await post(`/pp/${pageId}/ask`, fields)).statusCode).toBe(303);
  const { body } = await shop.call({ url: '/api/questions?status=waiting', token: seller.token });
  return (body as ReceivedQuestions).items[0]?.id ?? '';
}

test('a preview says how soon a creator usually replies, once they were asked enough', async () => {
  for (let number = 1; number <= 4; number += 1) {
    const id = await ask(number);
    shop.deps.clock.advance(90 * minute);
    const payload = { text: 'Yes.' };
    const answered = await shop.call({
      method: 'PUT',
      url: `/api/questions/${id}/answer`,
      token: seller.token,
      payload,
    });
    expect(answered.status).toBe(200);
  }
  expect(await repliesWithin()).toBeUndefined();
  // One that waits counts once a day has passed.
  await ask(5);
  expect(await repliesWithin()).toBeUndefined();
  shop.deps.clock.advance(24 * 60 * minute);
  expect(await repliesWithin()).toBe(2);
});
