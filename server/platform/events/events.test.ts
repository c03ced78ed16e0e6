import { beforeEach, expect, test } from 'vitest';
import { enqueue } from '../jobs/jobs';
import { database, jobs, setUpJobs } from '../jobs/jobs.testing';
import { createEvents, type Events } from './events';

setUpJobs();

interface Sample {
  'lamp.lit': { lamp: string; watts: number };
  'lamp.out': { lamp: string };
}

let events: Events<Sample>;
let handled: string[];
const waiting = () => database.db.selectFrom('job').select(['queue', 'payload']).orderBy('queue').execute();
const lit = (lamp: string, id?: string) =>
  database.tx((trx) => events.publish(trx, 'lamp.lit', { lamp, watts: 5 }, id));

beforeEach(() => {
  events = createEvents<Sample>(jobs);
  handled = [];
});

test('an event is written with its transaction, one job for each handler, or not at all', async () => {
  events.on('lamp.lit', { key: 'meter.lit', handle: async ({ watts }) => void handled.push(`${watts} W`) });
  events.on(['lamp.lit', 'lamp.out'], {
    key: 'log.lamp',
    handle: async ({ lamp }) => void handled.push(lamp),
  });
  const undone = database.tx(async (trx) => {
    await events.publish(trx, 'lamp.lit', { lamp: 'hall', watts: 5 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
  await lit('hall');
  await database.tx((trx) => events.publish(trx, 'lamp.out', { lamp: 'door' }));
  expect((await waiting()).map(({ queue }) => queue)).toEqual(['log.lamp', 'log.lamp', 'meter.lit']);
  await jobs.drain();
  expect(handled.sort()).toEqual(['5 W', 'door', 'hall']);
});

test('an event published twice under one id is handled once', async () => {
  events.on('lamp.lit', { key: 'log.lamp', handle: async ({ lamp }) => void handled.push(lamp) });
  await lit('hall', 'switch-1');
  await lit('hall', 'switch-1');
  await lit('hall', 'switch-2');
  await jobs.drain();
  expect(handled).toEqual(['hall', 'hall']);
});

test('no job is written for a handler that the event does not concern', async () => {
  events.on('lamp.lit', {
    key: 'log.hall',
    priority: 0,
    when: ({ lamp }) => lamp === 'hall',
    handle: async ({ lamp }) => void handled.push(lamp),
  });
  await lit('door');
  expect(await waiting()).toEqual([]);
  await lit('hall');
  await jobs.drain();
  expect(handled).toEqual(['hall']);
});

test('a handler that fails is tried again and holds no other back', async () => {
  let isBroken = true;
  events.on('lamp.lit', {
    key: 'broken',
    handle: async () => {
      if (isBroken) throw new Error('no bulb');
      handled.push('mended');
    },
  });
  events.on('lamp.lit', { key: 'sound', handle: async () => void handled.push('sound') });
  await lit('hall');
  expect(await jobs.drain()).toEqual({ done: 1, failed: 1 });
  expect((await waiting()).map(({ queue }) => queue)).toEqual(['broken']);
  isBroken = false;
  await database.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute();
  await jobs.drain();
  expect(handled).toEqual(['sound', 'mended']);
});

test('jobs of a version before run under their handler’s key, and those without a handler wait', async () => {
  events.on('lamp.lit', {
    key: 'log.lamp',
    handle: async ({ lamp }: { lamp: string }) => void handled.push(lamp),
  });
  await database.tx(async (trx) => {
    await enqueue(trx, { queue: 'log.lamp', payload: { lamp: 'old' } });
    await enqueue(trx, { queue: 'removed.handler', payload: { lamp: 'gone' } });
  });
  expect(await jobs.drain()).toEqual({ done: 1, failed: 0 });
  expect(handled).toEqual(['old']);
  expect((await waiting()).map(({ queue }) => queue)).toEqual(['removed.handler']);
});

test('two handlers of one key are refused', () => {
  const handler = { key: 'log.lamp', handle: async () => undefined };
  events.on('lamp.lit', handler);
  expect(() => events.on('lamp.out', handler)).toThrow('Two event handlers are called log.lamp');
});
