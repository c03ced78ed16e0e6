import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPrice } from '../prices/price-draft';
import { createDevice, createServer } from '../testing/draft-server';
import { emptyDraft } from './draft';
import { currentDraft, type DraftPorts } from './draft-ports';
import { createDraftStore } from './draft-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function world() {
  const server = createServer();
  return { server, ...createDevice(server) };
}

test('without a title it stays on the device; with one the server makes a draft', async () => {
  const { ports, kept: stored, server } = world();
  const store = createDraftStore('page', null, ports);
  const saved: [string, boolean][] = [];
  store.onSaved(({ id }, isNew) => saved.push([id, isNew]));
  store.change({ description: 'Bring an apron' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls).toEqual([]);
  expect(store.get().save).toEqual({ is: 'kept' });
  expect(stored.get(null)?.description).toBe('Bring an apron');
  store.change({ title: 'Class', prices: [{ ...emptyPrice, amount: 49_900 }] });
  await store.flush();
  store.change({ title: 'Weekend class' });
  await store.flush();
  expect(server.calls).toEqual(['create Class', 'update page-1 Weekend class']);
  expect(saved).toEqual([
    ['page-1', true],
    ['page-1', false],
  ]);
  expect(stored.size).toBe(0);
  expect(store.get().draft.prices[0]?.priceId).toBe('price-1');
  expect(store.get().save).toMatchObject({ is: 'saved' });
});

test('what could not be sent is there on the next visit, and goes out', async () => {
  const { ports, kept: stored, server } = world();
  const broken = { ...ports, create: async () => Promise.reject(new Error('down')) };
  const before = createDraftStore('page', null, broken);
  before.change({ title: 'Class' });
  await before.flush();
  expect(before.get().save).toMatchObject({ is: 'kept', error: expect.any(Error) });
  expect(stored.get(null)?.title).toBe('Class');
  before.stop();

  const after = createDraftStore('page', null, ports);
  expect(after.get().draft.title).toBe('Class');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls).toEqual(['create Class']);
  expect(stored.size).toBe(0);
});

test('what is typed while a call runs stays kept until it has been sent', async () => {
  const { ports, kept: stored } = world();
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
  const store = createDraftStore('page', null, slow);
  store.change({ title: 'Class' });
  await vi.advanceTimersByTimeAsync(800);
  store.change({ title: 'Class, typed on' });
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.get('page-1')?.title).toBe('Class, typed on');
  expect(stored.has(null)).toBe(false);
});

test('what was written without a connection goes out when it is back', async () => {
  const { ports, server, comeBack } = world();
  let isDown = true;
  const store = createDraftStore('page', null, {
    ...ports,
    create: async (fields) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return ports.create(fields);
    },
  });
  store.change({ title: 'Class' });
  await store.flush();
  expect(server.calls).toEqual([]);
  isDown = false;
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toEqual(['create Class']);
  expect(store.get().save).toMatchObject({ is: 'saved' });
});

test('a draft that an earlier version kept on the device still has what was typed', () => {
  const { values, ...rest } = emptyDraft('lesson');
  expect(currentDraft({ ...rest, own: values, version: 3 } as never)).toEqual({
    ...rest,
    values,
    version: 3,
  });
  expect(currentDraft({ ...rest, values })).toEqual({ ...rest, values });
  expect(currentDraft(null)).toBeNull();
});
