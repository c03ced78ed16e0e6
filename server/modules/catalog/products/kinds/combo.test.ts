import type { Product, PublicCombo, PublicProduct } from '@haat/openapi';
import { expect, it } from 'vitest';
import { make, patch, post, publish, publishChanged, setUpCatalog, test } from '../testing/catalog.setup';
import { contents, secret } from './testing/contents';

setUpCatalog();

const lesson = () =>
  publish({ kind: 'lesson', content: contents.lesson, prices: [{ type: 'once', amount: 20_000 }] });
const webinar = () => publish({ kind: 'webinar', content: contents.webinar });
const holding = (...products: Product[]) => ({ items: products.map(({ id }) => ({ productId: id })) });

async function shownOf(id: string): Promise<{ closed?: string; content: PublicCombo }> {
  test.catalog.forget(id);
  const shown = (await test.call('GET', `/api/public/products/${id}`)).json<PublicProduct>();
  return { ...shown, content: shown.content as unknown as PublicCombo };
}

it('shows what is in it and what that costs apart', async () => {
  const [one, other] = [await lesson(), await webinar()];
  const draft = await make({ kind: 'combo', content: holding(one) });
  expect(draft.missing.map(({ field }) => field)).toEqual(['content.items']);
  await patch(draft.id, { content: holding(one, other) });
  expect((await post(`/api/products/${draft.id}/publish`)).statusCode).toBe(200);
  const { content } = await shownOf(draft.id);
  expect(content.apart).toBe(69_900);
  expect(content.items).toMatchObject([
    { productId: one.id, kind: 'lesson', amount: 20_000, url: `/cp/${one.id}` },
    { productId: other.id, kind: 'webinar', amount: 49_900, url: `/wp/${other.id}` },
  ]);
  expect(JSON.stringify(content)).not.toContain(secret);
});

it('holds own products that are on sale, none twice, and no combo', async () => {
  const one = await lesson();
  const unpublished = await make({ kind: 'lesson' });
  const inner = await make({ kind: 'combo' });
  const { token } = await test.signIn('+919876500001', { name: 'Kabir Rao' });
  const theirs = (
    await post(
      '/api/products',
      { kind: 'page', title: 'Theirs', prices: [{ type: 'once', amount: 100 }] },
      token,
    )
  ).json<Product>();
  await post(`/api/products/${theirs.id}/publish`, undefined, token);
  const combo = await make({ kind: 'combo', content: holding(one) });
  const cases: [Product[], string][] = [
    [[one, unpublished], 'Publish this product before you add it to a combo'],
    [[one, inner], 'A combo cannot hold another combo'],
    [[one, theirs], 'Product not found'],
    [[one, one], 'This is already in the combo'],
    [[one, { ...one, id: 'A'.repeat(16) }], 'Product not found'],
  ];
  for (const [products, message] of cases) {
    const answer = await patch(combo.id, { content: holding(...products) });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { 'content.items.1': message }]);
  }
});

it('says of each thing in it how that stands, and is not sold once one is gone', async () => {
  const [one, other] = [await lesson(), await lesson()];
  const combo = await publish({ kind: 'combo', content: holding(one, other) });
  await post(`/api/products/${one.id}/pause`);
  const paused = await shownOf(combo.id);
  expect(paused.content.items.map(({ state }) => state)).toEqual(['paused', undefined]);
  expect(paused.closed).toBeUndefined();
  // Its own words can still be changed, with what is in it.
  expect((await publishChanged(combo.id, { title: 'Both', content: holding(one, other) })).statusCode).toBe(
    200,
  );
  await post(`/api/products/${one.id}/archive`);
  const gone = await shownOf(combo.id);
  expect(gone.content.items.map(({ state }) => state)).toEqual(['gone', undefined]);
  expect(gone.closed).toContain('no longer offered');
});
