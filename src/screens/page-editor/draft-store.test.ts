import type { Product, ProductFields } from '@haat/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import { createDraftStore, type DraftPorts } from './draft-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device and a server in memory. */
function world() {
  const kept = new Map<string | null, Draft>();
  const calls: string[] = [];
  let product: Product | null = null;
  const answer = (fields: ProductFields): Product => {
    const prices = (fields.prices ?? []).map((price) => ({ id: 'price-1', ...price }));
    product = { ...product, ...fields, id: 'page-1', status: 'draft', prices } as Product;
    return product;
  };
  const ports: DraftPorts = {
    create: async (fields) => {
      calls.push(`create ${fields.title}`);
      return answer(fields as ProductFields);
    },
    update: async (id, fields) => {
      calls.push(`update ${id} ${fields.title}`);
      return answer(fields);
    },
    read: (id) => kept.get(id) ?? null,
    keep: (id, draft) => void kept.set(id, draft),
    forget: (id) => void kept.delete(id),
    now: () => new Date('2026-11-21T05:12:00Z'),
  };
  return { ports, kept, calls };
}

test('without a title it stays on the device; with one the server makes a draft', async () => {
  const { ports, kept, calls } = world();
  const store = createDraftStore(null, ports);
  const saved: [string, boolean][] = [];
  store.onSaved(({ id }, isNew) => saved.push([id, isNew]));
  store.change({ description: 'Bring an apron' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual([]);
  expect(kept.get(null)?.description).toBe('Bring an apron');
  store.change({ title: 'Class', amount: 49_900 });
  await store.flush();
  store.change({ title: 'Weekend class' });
  await store.flush();
  expect(calls).toEqual(['create Class', 'update page-1 Weekend class']);
  expect(saved).toEqual([
    ['page-1', true],
    ['page-1', false],
  ]);
  expect(kept.size).toBe(0);
  expect(store.get().draft.priceId).toBe('price-1');
});

test('what could not be sent is there on the next visit, and goes out', async () => {
  const { ports, kept, calls } = world();
  const broken = { ...ports, create: async () => Promise.reject(new Error('down')) };
  const before = createDraftStore(null, broken);
  before.change({ title: 'Class' });
  await before.flush();
  expect(before.get().save).toMatchObject({ is: 'kept', error: expect.any(Error) });
  expect(kept.get(null)?.title).toBe('Class');

  const after = createDraftStore(null, ports);
  expect(after.get().draft.title).toBe('Class');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual(['create Class']);
  expect(kept.size).toBe(0);
});

test('what is typed while a call runs stays kept until it has been sent', async () => {
  const { ports, kept } = world();
  let answer: () => void = () => undefined;
  const slow: DraftPorts = {
    ...ports,
    create: async (fields) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return ports.create(fields);
    },
    update: async () => Promise.reject(new Error('down')),
  };
  const store = createDraftStore(null, slow);
  store.change({ title: 'Class' });
  await vi.advanceTimersByTimeAsync(800);
  store.change({ title: 'Class, typed on' });
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.get('page-1')?.title).toBe('Class, typed on');
  expect(kept.has(null)).toBe(false);
});
