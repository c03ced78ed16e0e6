import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPrice } from '../prices/price-draft';
import { createDevice, createServer } from '../testing/draft-server';
import { draftOf } from './draft';
import { createDraftStore, type DraftStore } from './draft-store';
import { differencesOf } from './versions';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A product, and two windows in which it is open. */
async function twoWindows() {
  const server = createServer();
  await server.create({
    kind: 'page',
    title: 'Class',
    prices: [],
    description: '',
    questions: [],
    thankYou: {},
  });
  const opened = server.there();
  const [here, there] = [createDevice(server), createDevice(server)];
  return {
    server,
    device: here,
    opened,
    one: createDraftStore('page', opened, here.ports),
    other: createDraftStore('page', opened, there.ports),
  };
}

async function type(store: DraftStore, title: string) {
  store.change({ title });
  await store.flush();
}

test('the second window is told, and nothing is overwritten before it has chosen', async () => {
  const { server, one, other } = await twoWindows();
  await type(other, 'Morning class');
  await type(one, 'Evening class');
  expect(server.there().title).toBe('Morning class');
  expect(one.get()).toMatchObject({
    save: { is: 'conflicted' },
    theirs: { title: 'Morning class' },
    draft: { title: 'Evening class' },
  });
  await type(one, 'Evening class, slowly');
  expect(server.there().title).toBe('Morning class');

  one.keepMine();
  await one.flush();
  expect(server.there().title).toBe('Evening class, slowly');
  expect(one.get()).toMatchObject({ save: { is: 'saved' }, theirs: null });
});

test('taking the other version keeps what was typed in a copy, which can take its place again', async () => {
  const { server, device, opened, one, other } = await twoWindows();
  await type(other, 'Morning class');
  await type(one, 'Evening class');
  one.takeTheirs();
  expect(one.get()).toMatchObject({
    save: { is: 'saved' },
    draft: { title: 'Morning class' },
    copy: { title: 'Evening class' },
  });
  // Also on the next visit.
  const later = createDraftStore('page', server.there(), device.ports);
  expect(later.get()).toMatchObject({ draft: { title: 'Morning class' }, copy: { title: 'Evening class' } });
  later.useCopy();
  await later.flush();
  expect(server.there().title).toBe('Evening class');
  expect(later.get().copy?.title).toBe('Morning class');
  later.forgetCopy();
  expect(createDraftStore('page', opened, device.ports).get().copy).toBeNull();
});

test('what was kept from an earlier visit is held against the version that it was written on', async () => {
  const { server, device, opened, one, other } = await twoWindows();
  one.change({ title: 'Evening class' });
  one.stop();
  await type(other, 'Morning class');
  const later = createDraftStore('page', server.there(), device.ports);
  // What it was opened with is nothing new, and being paused since then does not make the two versions one.
  later.learn(server.there());
  later.learn(server.pause());
  await later.flush();
  expect(later.get().save).toEqual({ is: 'conflicted' });
  expect(server.there().title).toBe('Morning class');
  expect(device.kept.get(opened.id)).toMatchObject({ title: 'Evening class', version: opened.version });
});

test('a version in which nothing was written is no reason to ask', async () => {
  const { server, one } = await twoWindows();
  server.pause();
  await type(one, 'Evening class');
  expect(server.there()).toMatchObject({ title: 'Evening class' });
  expect(one.get().save).toMatchObject({ is: 'saved' });
});

test('an answer that was lost is no other version', async () => {
  const { server, device, opened } = await twoWindows();
  let isLost = true;
  const store = createDraftStore('page', opened, {
    ...device.ports,
    update: async (id, fields) => {
      const answer = await device.ports.update(id, fields);
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  await type(store, 'Evening class');
  expect(store.get().save).toMatchObject({ is: 'kept', error: expect.any(TypeError) });
  isLost = false;
  await store.flush();
  expect(store.get()).toMatchObject({ save: { is: 'saved' }, theirs: null });
  expect(server.calls.filter((call) => call.startsWith('update'))).toHaveLength(2);
});

test('a version that comes beside the editor is shown, or stood on while something waits', async () => {
  const { server, one, other } = await twoWindows();
  await type(other, 'Morning class');
  one.learn(server.there());
  expect(one.get()).toMatchObject({ draft: { title: 'Morning class' }, save: { is: 'saved' } });
  one.change({ title: 'Noon class' });
  one.learn(server.pause());
  expect(one.get()).toMatchObject({ draft: { title: 'Noon class' }, product: { status: 'paused' } });
  await one.flush();
  expect(server.there().title).toBe('Noon class');
});

test('what is begun and cannot be saved yet outlives being paused', async () => {
  const { server, device, opened, one } = await twoWindows();
  one.change({ prices: [{ ...emptyPrice, label: 'Early' }], redirectUrl: 'ftp://' });
  await one.flush();
  one.learn(server.pause());
  expect(one.get()).toMatchObject({
    draft: { prices: [{ label: 'Early' }], redirectUrl: 'ftp://' },
    product: { status: 'paused' },
    save: { is: 'saved' },
  });
  // It is nowhere else.
  expect(device.kept.get(opened.id)).toMatchObject({ redirectUrl: 'ftp://' });
});

test('says where two versions differ, in plain words', async () => {
  const { opened } = await twoWindows();
  const mine = { ...draftOf(opened), title: 'Evening class', prices: [{ ...emptyPrice, amount: 49_900 }] };
  expect(differencesOf(mine, draftOf(opened))).toEqual([
    { name: 'Title', mine: 'Evening class', theirs: 'Class' },
    { name: 'Prices', mine: 'once\n₹499', theirs: '' },
  ]);
});
