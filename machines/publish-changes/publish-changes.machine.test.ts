import type { ProductVersion } from '@haat/openapi';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../failure';
import {
  type Prepared,
  publishChangesMachine,
  type Reviewed,
  selectCanPublish,
  selectError,
  selectIsStale,
  selectNewLessons,
  selectOpen,
  selectTellBuyers,
} from '.';

const reviewed: Reviewed = {
  version: 3,
  status: 'published',
  hasUnpublishedChanges: true,
  changes: [{ field: 'title', change: 'changed', before: 'Rye', after: 'Bread' }],
  missing: [],
  sold: 3,
  updatedAt: '2026-11-21T05:12:00Z',
};

/** Ports that answer what is set, and write down what they were asked. */
function begin(first: Prepared | Error, publish: () => Promise<void> = async () => undefined) {
  const log: string[] = [];
  let prepared = first;
  const actor = createActor(
    publishChangesMachine.provide({
      actors: {
        prepare: fromPromise(async ({ input }) => {
          log.push(input.isStale ? 'prepare anew' : 'prepare');
          if (prepared instanceof Error) throw prepared;
          return prepared;
        }),
        publish: fromPromise<void, { version: number; tellBuyers: boolean }>(async ({ input }) => {
          log.push(`publish ${input.version}${input.tellBuyers ? ' and tell' : ''}`);
          await publish();
        }),
        discard: fromPromise<void>(async () => void log.push('discard')),
        loadVersions: fromPromise<readonly ProductVersion[]>(async () => []),
        restore: fromPromise<void, { number: number }>(
          async ({ input }) => void log.push(`restore ${input.number}`),
        ),
      },
      actions: {
        tellPublished: () => void log.push('published'),
        tellDiscarded: () => void log.push('discarded'),
        tellRestored: () => void log.push('restored'),
        tellUnsaved: () => void log.push('unsaved'),
      },
    }),
  ).start();
  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    actor,
    said: log,
    settled,
    answer: (next: Prepared) => (prepared = next),
    now: () => actor.getSnapshot(),
  };
}

test('publishes the version that was looked at, and only after it was', async () => {
  const { actor, said: log, settled, now } = begin({ is: 'ready', reviewed });
  actor.send({ type: 'publish' });
  expect([log, selectOpen(now())]).toEqual([[], null]);
  actor.send({ type: 'review' });
  expect(selectCanPublish(now())).toBe(false);
  await settled();
  expect([selectOpen(now()), selectCanPublish(now())]).toEqual(['review', true]);
  actor.send({ type: 'publish' });
  await settled();
  expect([log, selectOpen(now())]).toEqual([['prepare', 'publish 3', 'published'], null]);
});

test('shows what is there now where another has changed it meanwhile', async () => {
  const conflict = new ApiError({ status: 409, code: 'version_conflict', message: 'It was changed.' });
  const {
    actor,
    said: log,
    settled,
    answer,
    now,
  } = begin({ is: 'ready', reviewed }, async () => {
    throw conflict;
  });
  actor.send({ type: 'review' });
  await settled();
  answer({ is: 'ready', reviewed: { ...reviewed, version: 5 } });
  actor.send({ type: 'publish' });
  await settled();
  expect(log).toEqual(['prepare', 'publish 3', 'prepare anew']);
  expect([selectOpen(now()), selectIsStale(now()), now().context.reviewed?.version]).toEqual([
    'review',
    true,
    5,
  ]);
});

test('tells buyers of new lessons where that is wanted, and asks anew the next time', async () => {
  const withLessons = { ...reviewed, newLessons: 2 };
  const { actor, said: log, settled, now } = begin({ is: 'ready', reviewed: withLessons });
  for (const tellBuyers of [true, false]) {
    actor.send({ type: 'review' });
    await settled();
    expect([selectNewLessons(now()), selectTellBuyers(now())]).toEqual([2, false]);
    actor.send({ type: 'setTellBuyers', tellBuyers });
    actor.send({ type: 'publish' });
    await settled();
  }
  expect(log.filter((line) => line.startsWith('publish '))).toEqual(['publish 3 and tell', 'publish 3']);
});

test('there is nobody to tell where nobody has bought, and nothing where no lesson is added', async () => {
  for (const changes of [{ sold: 0, newLessons: 2 }, { newLessons: 0 }, {}]) {
    const { actor, said: log, settled, now } = begin({ is: 'ready', reviewed: { ...reviewed, ...changes } });
    actor.send({ type: 'review' });
    await settled();
    expect(selectNewLessons(now())).toBe(0);
    actor.send({ type: 'setTellBuyers', tellBuyers: true });
    actor.send({ type: 'publish' });
    await settled();
    expect(log).toContain('publish 3');
  }
});

test('what buyers would miss stops it on sale, and not while it is paused', async () => {
  const missing = [{ field: 'prices', message: 'Add a price' }];
  for (const [status, can] of [
    ['published', false],
    ['paused', true],
  ] as const) {
    const { actor, settled, now } = begin({ is: 'ready', reviewed: { ...reviewed, status, missing } });
    actor.send({ type: 'review' });
    await settled();
    expect(selectCanPublish(now())).toBe(can);
  }
});

test('what cannot be saved is mended first, and what failed is tried again', async () => {
  const unsaved = begin({ is: 'unsaved' });
  unsaved.actor.send({ type: 'review' });
  await unsaved.settled();
  expect([unsaved.said, selectOpen(unsaved.now())]).toEqual([['prepare', 'unsaved'], null]);
  const offline = begin(new TypeError('Failed to fetch'));
  offline.actor.send({ type: 'review' });
  await offline.settled();
  expect(selectError(offline.now())).toBeInstanceOf(TypeError);
  offline.answer({ is: 'ready', reviewed });
  offline.actor.send({ type: 'retry' });
  await offline.settled();
  expect([selectError(offline.now()), selectCanPublish(offline.now())]).toEqual([null, true]);
});

test('drops changes after a question, and takes an earlier version back', async () => {
  const { actor, said: log, settled, now } = begin({ is: 'ready', reviewed });
  actor.send({ type: 'discard' });
  expect([log, selectOpen(now())]).toEqual([[], 'discard']);
  actor.send({ type: 'confirm' });
  await settled();
  actor.send({ type: 'history' });
  await settled();
  actor.send({ type: 'restore', number: 2 });
  await settled();
  expect([log, selectOpen(now())]).toEqual([['discard', 'discarded', 'restore 2', 'restored'], null]);
});
