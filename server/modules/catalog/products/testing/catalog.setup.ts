import type { Product } from '@haat/openapi';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { resetDatabase } from '../../../../platform/testing/testing';
import { openTestApp, type TestApp } from '../../../accounts/identity/testing/app';

// What tests of products begin with: the app, a creator who is signed in, and the calls of their desk.
export let test: TestApp;
export let token: string;

export const draft = {
  kind: 'page',
  title: 'Sourdough at home',
  prices: [{ type: 'once', amount: 49_900 }],
};

export function setUpCatalog(): void {
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    ({ token } = await test.signIn());
  });
  afterEach(() => resetDatabase(test.deps.database));
  afterAll(() => test.close());
}

export const get = (url: string, as = token) => test.call('GET', url, { token: as });
export const post = (url: string, payload?: object, as = token) =>
  test.call('POST', url, { token: as, ...(payload && { payload }) });
export const patch = (id: string, payload: object, as = token) =>
  test.call('PATCH', `/api/products/${id}`, { token: as, payload });

/** What is changed of a product that buyers have, and made live. */
export async function publishChanged(id: string, payload: object, as = token) {
  const changed = await patch(id, payload, as);
  expect(changed.statusCode, changed.body).toBe(200);
  return post(`/api/products/${id}/publish`, undefined, as);
}

export async function make(fields: object = {}): Promise<Product> {
  const answer = await post('/api/products', { ...draft, ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

export async function publish(fields: object = {}): Promise<Product> {
  const { id } = await make(fields);
  const answer = await post(`/api/products/${id}/publish`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
