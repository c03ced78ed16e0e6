import type { Product, Products, ProductVersions, PublicProduct } from '@haat/openapi';
import { expect, it } from 'vitest';
import {
  get,
  make,
  patch,
  post,
  publish,
  publishChanged,
  setUpCatalog,
  test,
  token,
} from '../testing/catalog.setup';

setUpCatalog();

const once = (amount: number) => ({ type: 'once', amount });
const publicOf = async (id: string): Promise<PublicProduct> => {
  test.catalog.forget(id);
  return (await test.call('GET', `/api/public/products/${id}`)).json();
};
const readOwn = async (id: string): Promise<Product> => (await get(`/api/products/${id}`)).json();
const discard = (id: string, query = '') =>
  test.call('DELETE', `/api/products/${id}/changes${query}`, { token });
const versionsOf = async (id: string): Promise<ProductVersions['items']> =>
  (await get(`/api/products/${id}/versions`)).json().items;

it('sells nothing for the 4 on the way to 499', async () => {
  const { id, prices } = await publish({ prices: [once(49_800)] });
  const [price] = prices;
  for (const typed of [400, 4_900, 49_900]) {
    const updated = await patch(id, { prices: [{ ...price, amount: typed }] });
    expect(updated.json<Product>()).toMatchObject({ status: 'published', prices: [{ amount: typed }] });
    expect((await publicOf(id)).prices).toMatchObject([{ id: price?.id, amount: 49_800 }]);
    expect((await test.catalog.getSellable(id))?.product.prices).toMatchObject([{ amount: 49_800 }]);
  }
  const seen = await readOwn(id);
  expect(seen).toMatchObject({
    hasUnpublishedChanges: true,
    published: { prices: [{ amount: 49_800 }] },
    changes: [{ field: 'prices', change: 'changed', before: { amount: 49_800 }, after: { amount: 49_900 } }],
  });
  const live = await post(`/api/products/${id}/publish?version=${seen.version}`);
  expect(live.json<Product>()).toMatchObject({
    status: 'published',
    hasUnpublishedChanges: false,
    changes: [],
  });
  expect((await publicOf(id)).prices).toEqual([{ ...price, amount: 49_900 }]);
});

it('answers both, and shows lists as buyers have it', async () => {
  const { id } = await publish();
  expect(await readOwn(id)).toMatchObject({ hasUnpublishedChanges: false, changes: [] });
  await patch(id, { title: 'Rye, slowly' });
  expect(await readOwn(id)).toMatchObject({
    title: 'Rye, slowly',
    published: { title: 'Sourdough at home' },
  });
  for (const q of ['slowly', 'sourdough']) {
    const { items } = (await get(`/api/products?q=${q}`)).json();
    expect(items).toMatchObject([{ id, title: 'Sourdough at home', hasUnpublishedChanges: true }]);
    expect(items[0].published).toBeUndefined();
  }
  const draft = await make();
  expect(draft).toMatchObject({ hasUnpublishedChanges: false });
  expect([draft.published, draft.changes]).toEqual([undefined, undefined]);
});

it('marks in lists what is delivered by a link that anybody can pass on', async () => {
  const shared = [
    await make({ kind: 'telegram', content: { inviteUrl: 'https://t.me/+abcdef' } }),
    await make({ kind: 'discord', content: { inviteUrl: 'https://discord.gg/abc' } }),
  ].map(({ id }) => id);
  const others = [await make({ kind: 'telegram', content: {} }), await make()];
  const { items } = (await get('/api/products')).json<Products>();
  expect(
    items
      .filter(({ isSharedLink }) => isSharedLink)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(shared.toSorted());
  expect(items).toHaveLength(shared.length + others.length);
});

it('has no changes once they say again what is published', async () => {
  const { id } = await publish();
  const before = await readOwn(id);
  await patch(id, { title: 'Rye', description: 'Of rye.' });
  await patch(id, { title: before.title, description: before.description });
  expect(await readOwn(id)).toMatchObject({
    hasUnpublishedChanges: false,
    changes: [],
    version: before.version + 2,
  });
  const refused = await post(`/api/products/${id}/publish`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'event_refused']);
});

it('drops them, once or twice, and buyers notice nothing', async () => {
  const { id } = await publish();
  const etag = async () => (await test.call('GET', `/api/public/products/${id}`)).headers['etag'];
  const before = await etag();
  const { version } = (await patch(id, { title: 'Rye' })).json<Product>();
  expect((await discard(id, `?version=${version - 1}`)).json().code).toBe('version_conflict');
  const dropped = (await discard(id, `?version=${version}`)).json<Product>();
  expect(dropped).toMatchObject({
    title: 'Sourdough at home',
    hasUnpublishedChanges: false,
    version: version + 1,
  });
  expect((await discard(id)).json()).toEqual(dropped);
  test.catalog.forget(id);
  expect(await etag()).toBe(before);
});

it('publishes what was seen and nothing else, and the same only once', async () => {
  const { id } = await publish();
  const seen = (await patch(id, { title: 'Rye' })).json<Product>();
  await patch(id, { title: 'Rye from the other tab' });
  const stale = await post(`/api/products/${id}/publish?version=${seen.version}`);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_conflict']);
  expect((await publicOf(id)).title).toBe('Sourdough at home');
  const { version } = await readOwn(id);
  const url = `/api/products/${id}/publish?version=${version}`;
  const answers = await Promise.all([post(url), post(url)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await versionsOf(id)).toHaveLength(2);
  expect((await publicOf(id)).title).toBe('Rye from the other tab');
  await patch(id, { title: 'Later' });
  expect((await post(url)).json().code).toBe('version_conflict');
});

it('keeps its version when it is paused and resumed, and what is changed of it', async () => {
  const { id } = await publish();
  await patch(id, { title: 'Rye' });
  const paused = (await post(`/api/products/${id}/pause`)).json<Product>();
  const changed = await patch(id, { description: 'Of rye.', version: paused.version });
  expect(changed.json()).toMatchObject({ status: 'paused', hasUnpublishedChanges: true });
  expect((await publicOf(id)).title).toBe('Sourdough at home');
  expect((await post(`/api/products/${id}/resume`)).json()).toMatchObject({
    title: 'Rye',
    hasUnpublishedChanges: true,
    published: { title: 'Sourdough at home' },
  });
  expect((await publicOf(id)).title).toBe('Sourdough at home');
});

it('keeps the ids of prices that come back, and lends them to no other product', async () => {
  const { id, prices } = await publish({ prices: [once(10_000), { ...once(20_000), id: 'with-call' }] });
  await patch(id, { prices: prices.slice(0, 1) });
  const back = await patch(id, { prices: [...prices, { ...once(30_000), id: 'with-two' }] });
  expect(back.json<Product>().prices.map((price) => price.id)).toEqual([
    prices[0]?.id,
    'with-call',
    'with-two',
  ]);
  const other = await make({ prices: [{ ...once(10_000), id: 'with-two' }] });
  expect(other.prices[0]?.id).not.toBe('with-two');
});

it('copies what its creator sees', async () => {
  const { id } = await publish();
  await patch(id, { title: 'Rye' });
  expect((await post(`/api/products/${id}/duplicate`)).json()).toMatchObject({
    title: 'Rye (copy)',
    status: 'draft',
    hasUnpublishedChanges: false,
  });
});

it('says who published what, and goes back to it without selling it before it is published', async () => {
  const { id, prices } = await publish();
  expect(await versionsOf(id)).toMatchObject([{ title: 'Sourdough at home', changes: [] }]);
  await publishChanged(id, { title: 'Rye', prices: [{ ...prices[0], amount: 59_900 }] });
  const versions = await versionsOf(id);
  expect(versions).toMatchObject([
    {
      title: 'Rye',
      publishedBy: 'Meera Kulkarni',
      changes: [
        { field: 'title', change: 'changed', before: 'Sourdough at home', after: 'Rye' },
        { field: 'prices', change: 'changed', before: { amount: 49_900 }, after: { amount: 59_900 } },
      ],
    },
    { title: 'Sourdough at home' },
  ]);
  const first = versions[1]?.number ?? 0;
  const restored = await post(`/api/products/${id}/versions/${first}/restore`);
  expect(restored.json()).toMatchObject({ title: 'Sourdough at home', prices, hasUnpublishedChanges: true });
  expect((await publicOf(id)).title).toBe('Rye');
  expect((await post(`/api/products/${id}/publish`)).json()).toMatchObject({ title: 'Sourdough at home' });
  expect((await post(`/api/products/${id}/versions/9999/restore`)).statusCode).toBe(404);
});

it('keeps the latest twenty', async () => {
  const { id } = await publish();
  for (let number = 1; number <= 21; number++) await publishChanged(id, { title: `Bread ${number}` });
  const versions = await versionsOf(id);
  expect(versions.map(({ title }) => title).slice(0, 2)).toEqual(['Bread 21', 'Bread 20']);
  expect(versions).toHaveLength(20);
});

it('begins its history with what was on sale before there was one', async () => {
  const { id } = await publish();
  await test.deps.database.db.deleteFrom('product_version').execute();
  await publishChanged(id, { title: 'Rye' });
  expect(await versionsOf(id)).toMatchObject([
    { title: 'Rye' },
    { title: 'Sourdough at home', publishedBy: null, changes: [] },
  ]);
});

it('is nobody else’s', async () => {
  const { id } = await publish();
  await patch(id, { title: 'Rye' });
  const [{ number } = { number: 1 }] = await versionsOf(id);
  const { token: stranger } = await test.signIn('+919876500008');
  const answers = await Promise.all([
    get(`/api/products/${id}/versions`, stranger),
    post(`/api/products/${id}/versions/${number}/restore`, undefined, stranger),
    post(`/api/products/${id}/publish`, undefined, stranger),
    test.call('DELETE', `/api/products/${id}/changes`, { token: stranger }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(await readOwn(id)).toMatchObject({ title: 'Rye', hasUnpublishedChanges: true });
});
