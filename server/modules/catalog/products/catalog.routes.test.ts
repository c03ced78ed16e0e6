import type { Product } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import {
  draft,
  get,
  make,
  patch,
  post,
  publish,
  publishChanged,
  setUpCatalog,
  test,
  token,
} from './testing/catalog.setup';
import { insertOrder } from './testing/orders';

setUpCatalog();

describe('a draft', () => {
  it('is made with what is given and an id of ours', async () => {
    const product = await make({ title: '  Sourdough  ', language: 'hi', thankYou: { message: 'Thanks' } });
    expect(product).toMatchObject({
      id: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{16}$/),
      status: 'draft',
      title: 'Sourdough',
      language: 'hi',
      thankYou: { message: 'Thanks' },
      url: `/pp/${product.id}`,
      missing: [],
      sold: 0,
      earned: 0,
      cover: null,
    });
    expect(product.prices).toEqual([{ id: expect.any(String), type: 'once', amount: 49_900 }]);
    expect((await get(`/api/products/${product.id}`)).json()).toEqual(product);
  });

  it('changes in what is given alone, and keeps the ids of its prices', async () => {
    const before = await make({ description: 'Bread' });
    test.deps.clock.advance(1_000);
    const prices = [...before.prices, { type: 'open', amount: 10_000 }];
    const answer = await patch(before.id, { title: 'Rye', prices });
    const after: Product = answer.json();
    expect(after).toEqual({
      ...before,
      title: 'Rye',
      version: 2,
      prices: expect.any(Array),
      updatedAt: after.updatedAt,
    });
    expect(after.prices.map(({ id }) => id)).toEqual([before.prices[0]?.id, expect.any(String)]);
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  it('keeps the ids that its prices are given, but for those of another product', async () => {
    const once = { type: 'once', amount: 49_900 };
    const idsOf = ({ prices }: Product) => prices.map(({ id }) => id);
    const first = await make({ prices: [{ ...once, id: 'early-bird' }, once, { ...once, id: 'seats' }] });
    const ours = expect.stringMatching(/^\w{10}$/);
    // `seats` counts all of them, over every price.
    expect(idsOf(first)).toEqual(['early-bird', ours, ours]);

    const second = await make({ prices: [{ ...once, id: 'early-bird' }] });
    expect(idsOf(second)).toEqual([ours]);
    const answer = await patch(second.id, {
      prices: [...second.prices, ...first.prices, { ...once, id: 'late' }],
    });
    const [current, , , , late] = idsOf(answer.json());
    expect([current, late]).toEqual([second.prices[0]?.id, 'late']);
    expect(idsOf(answer.json()).filter((id) => idsOf(first).includes(id))).toEqual([]);

    // Whoever sells has names of their own: another creator's are not asked for.
    const { token: stranger } = await test.signIn('+919876543299');
    const theirs = await post(
      '/api/products',
      { ...draft, prices: [{ ...once, id: 'early-bird' }] },
      stranger,
    );
    expect(idsOf(theirs.json())).toEqual(['early-bird']);
  });

  it('takes a cover that was uploaded and no other', async () => {
    const { id } = await make();
    const cover = { id: '1111111111111111111111', width: 9, height: 9, alt: '' };
    const answer = await patch(id, { cover });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['cover']]);
    expect((await patch(id, { cover: null })).statusCode).toBe(200);
  });

  it('can be deleted; what was on sale cannot', async () => {
    const { id } = await make();
    expect((await test.call('DELETE', `/api/products/${id}`, { token })).statusCode).toBe(200);
    expect((await get(`/api/products/${id}`)).statusCode).toBe(404);
    const { id: sold } = await publish();
    const refused = await test.call('DELETE', `/api/products/${sold}`, { token });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'product_was_published']);
  });
});

describe('the life of a page', () => {
  it('goes through its chart', async () => {
    const { id } = await publish();
    const seen: (string | number)[] = [];
    for (const event of ['publish', 'pause', 'pause', 'resume', 'archive', 'resume']) {
      const answer = await post(`/api/products/${id}/${event}`);
      seen.push(answer.statusCode === 200 ? answer.json().status : answer.json().code);
    }
    expect(seen).toEqual([
      'event_refused',
      'paused',
      'event_refused',
      'published',
      'archived',
      'event_refused',
    ]);
    const edited = await patch(id, { title: 'Later' });
    expect([edited.statusCode, edited.json().code]).toEqual([409, 'product_archived']);
  });

  it('begins only when nothing is missing, and says what is', async () => {
    const { token: nameless } = await test.signIn('+919876500009', {});
    const made = await post('/api/products', { ...draft, prices: [] }, nameless);
    expect(made.json().missing.map(({ field }: { field: string }) => field)).toEqual(['prices', 'name']);
    const refused = await post(`/api/products/${made.json().id}/publish`, undefined, nameless);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'product_incomplete']);
    expect(Object.keys(refused.json().fields)).toEqual(['prices', 'name']);
  });

  it('does not lose what a buyer needs while it is on sale', async () => {
    const { id } = await publish();
    const refused = await publishChanged(id, { prices: [] });
    expect([refused.statusCode, refused.json().code, Object.keys(refused.json().fields)]).toEqual([
      409,
      'product_incomplete',
      ['prices'],
    ]);
    expect((await get(`/api/products/${id}`)).json().published.prices).toHaveLength(1);
    // Who wants to take it away for good pauses it first.
    await post(`/api/products/${id}/pause`);
    expect((await post(`/api/products/${id}/publish`)).json()).toMatchObject({
      status: 'paused',
      prices: [],
    });
    expect((await post(`/api/products/${id}/resume`)).json().code).toBe('product_incomplete');
  });

  it('moves once when two press at once', async () => {
    const { id } = await make();
    const answers = await Promise.all([
      post(`/api/products/${id}/publish`),
      post(`/api/products/${id}/publish`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the list', () => {
  it('is in pages, newest first, and takes filters', async () => {
    const titles = ['Rye', 'Focaccia 100%', 'Brioche', 'Bagel', 'Naan'];
    for (const title of titles) {
      test.deps.clock.advance(1_000);
      await make({ title });
    }
    const first = (await get('/api/products?limit=2')).json();
    const second = (await get(`/api/products?limit=2&cursor=${first.next}`)).json();
    const third = (await get(`/api/products?limit=2&cursor=${second.next}`)).json();
    const found = [first, second, third].flatMap(({ items }) => items.map(({ title }: Product) => title));
    expect(found).toEqual([...titles].reverse());
    expect(third.next).toBeNull();
    expect((await get('/api/products?q=100%25')).json().items).toHaveLength(1);
    expect((await get('/api/products?q=BRI')).json().items[0].title).toBe('Brioche');
    expect((await get('/api/products?status=published')).json().items).toEqual([]);
    expect((await get('/api/products?kind=course')).json().items).toEqual([]);
  });

  it('tells what each sold, refunds left out', async () => {
    const product = await publish();
    const other = await publish({ title: 'Rye' });
    const sale = { productId: product.id, amount: 49_900 };
    await insertOrder(test.deps, sale);
    await insertOrder(test.deps, sale);
    await insertOrder(test.deps, { ...sale, status: 'refunded' });
    await insertOrder(test.deps, { ...sale, status: 'awaitingPayment' });
    const { items } = (await get('/api/products')).json();
    const sold = Object.fromEntries(items.map((item: Product) => [item.id, [item.sold, item.earned]]));
    expect(sold).toEqual({ [product.id]: [2, 99_800], [other.id]: [0, 0] });
  });
});

describe('a page of somebody else', () => {
  it('is as good as none', async () => {
    const { id } = await publish();
    const { token: stranger } = await test.signIn('+919876500008');
    const answers = [
      await get(`/api/products/${id}`, stranger),
      await patch(id, { title: 'Mine' }, stranger),
      await test.call('DELETE', `/api/products/${id}`, { token: stranger }),
      await post(`/api/products/${id}/pause`, undefined, stranger),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await get('/api/products', stranger)).json().items).toEqual([]);
    expect((await get(`/api/products/${id}`)).json()).toMatchObject({
      status: 'published',
      title: draft.title,
    });
  });

  it('asks for signing in', async () => {
    const answers = await Promise.all([
      test.call('GET', '/api/products'),
      test.call('POST', '/api/products', { payload: draft }),
      test.call('GET', '/api/products/abc'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});
