import { expect, test } from 'vitest';
import { modelOf } from '../../../server/modules/storefront/pages/testing/build';
import { get, setUpPages, shop } from '../../../server/modules/storefront/pages/testing/pages.setup';
import { resetDatabase } from '../../../server/platform/testing/testing';

setUpPages();

const costly = '[a]['.repeat(5_000);
const sections = [
  { id: 's', title: 'All', lessons: [{ id: 'l', title: 'Free', isFree: true, text: costly }] },
];

/** A creator with a hundred courses, each with a free lesson of 20,000 brackets. */
async function openShelf(): Promise<string> {
  await resetDatabase(shop.deps.database);
  const seller = await shop.seller('Asha Rao');
  await shop.call({
    method: 'PATCH',
    url: '/api/account',
    token: seller.token,
    payload: { handle: 'asha_rao' },
  });
  const payload = {
    kind: 'course',
    title: 'Brackets',
    prices: [{ type: 'once', amount: 9_900 }],
    content: { sections },
  };
  const { body } = await shop.call({ method: 'POST', url: '/api/products', token: seller.token, payload });
  const { id } = body as { id: string };
  const published = await shop.call({
    method: 'POST',
    url: `/api/products/${id}/publish`,
    token: seller.token,
  });
  expect(published.status).toBe(200);
  const { db } = shop.deps.database;
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { content, prices, questions, seo, thank_you } = row;
  const allowed = {
    content: JSON.stringify(content),
    prices: JSON.stringify(prices),
    questions: JSON.stringify(questions),
    seo: JSON.stringify(seo),
    thank_you: JSON.stringify(thank_you),
  };
  const copies = Array.from({ length: 99 }, () => ({ ...row, ...allowed, id: shop.deps.random.publicId() }));
  await db
    .insertInto('product_ref')
    .values(copies.map((copy) => ({ id: copy.id, seller_id: copy.seller_id })))
    .execute();
  for (const copy of copies)
    await db
      .insertInto('product')
      .values(copy as never)
      .execute();
  return id;
}

test('S1: a creator’s page renders no text, however many lessons its products give away', async () => {
  const id = await openShelf();
  const page = await get('/@asha_rao');
  expect(page.statusCode).toBe(200);
  expect(modelOf(page.body, 'seller').products).toHaveLength(100);
  expect(page.body).not.toContain('[a][');
  expect(shop.deps.workers.stats().tasks.markdown).toMatchObject({ runs: 0, hits: 0 });

  // One product shows its lesson: as it was typed, because rendering it could take long, and made in a thread.
  const preview = await get(`/cc/${id}`);
  expect(preview.statusCode).toBe(200);
  const { product } = modelOf(preview.body, 'preview');
  expect(product.content).toMatchObject({ sections: [{ lessons: [{ html: `<p>${costly}</p>` }] }] });
  expect(shop.deps.workers.stats().tasks.markdown).toMatchObject({ runs: 1, timeouts: 0, failures: 0 });
});
