import { productKinds } from '@haat/kinds/facts';
import type { Product } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../modules/accounts/identity/testing/app';
import { items } from './items';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('shows one of each kind on sale, each as complete as it has to be', async () => {
  const { token } = await test.signIn();
  const ids = new Map<string, string>();
  const kinds = new Set<string>();
  for (const { product, contentAt, includedTitles, state } of items) {
    const held = includedTitles?.map((title) => ids.get(title) ?? '') ?? [];
    const content = contentAt?.(test.deps.clock.now(), held) ?? product.content;
    const payload = { ...product, ...(content && { content }) };
    const made = await test.call('POST', '/api/products', { token, payload });
    expect(made.statusCode, made.body).toBe(201);
    const { id, kind, missing } = made.json<Product>();
    if (state === 'draft') continue;
    expect([product.title, missing]).toEqual([product.title, []]);
    expect((await test.call('POST', `/api/products/${id}/publish`, { token })).statusCode).toBe(200);
    ids.set(product.title, id);
    kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual(Object.keys(productKinds).sort());
});
