import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../failure';
import { type MakeEvent, type PreparationReport, preparationMachine, Unprepared } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const made = { segments: { '360': 3, audio: 3 } };
const early = new ApiError({ status: 409, code: 'upload_unfinished', message: 'Not complete' });

/** A preparation whose worker and server answer as a test says. */
function start(around: { isStored?: boolean; isLost?: boolean } = {}) {
  const reports: string[] = [];
  const published: string[] = [];
  const told: string[] = [];
  const troubles: unknown[] = [];
  let makes = 0;
  let say: (event: MakeEvent) => void = () => undefined;
  const upload = createActor(
    fromCallback<PreparationReport>(({ receive }) =>
      receive(({ is, progress }) => void reports.push(`${is} ${progress}`)),
    ),
  ).start();
  const actor = createActor(
    preparationMachine.provide({
      actors: {
        make: fromCallback(({ sendBack }) => {
          makes += 1;
          say = sendBack;
        }),
        publish: fromPromise(async ({ input }) => {
          const trouble = troubles.shift();
          if (trouble) throw trouble;
          published.push(`${input.contentId} ${JSON.stringify(input.made.segments)}`);
        }),
        tellFailure: fromPromise(async ({ input }) => {
          const trouble = troubles.shift();
          if (trouble) throw trouble;
          told.push(`${input.contentId} ${input.reason}`);
        }),
      },
    }),
    {
      input: {
        file: { key: 'one', contentId: 'content', purpose: 'video', maxRendition: '720' },
        upload,
        ...around,
      },
    },
  ).start();
  return {
    actor,
    reports,
    published,
    told,
    troubles,
    makes: () => makes,
    say: (event: MakeEvent) => say(event),
    pass: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('what is made waits for its upload, and is then served once', async () => {
  const { actor, reports, published, say, pass } = start();
  say({ type: 'make.progressed', progress: 0.4, secondsLeft: 12 });
  say({ type: 'make.done', made });
  await pass();
  expect(published).toEqual([]);
  actor.send({ type: 'upload.stored' });
  await pass();
  expect(published).toEqual(['content {"360":3,"audio":3}']);
  expect(reports).toEqual(['preparing 0', 'preparing 0.4', 'preparing 1']);
});

test('a lost connection begins again later, at once when it is back', async () => {
  const { actor, reports, makes, say, pass } = start();
  say({ type: 'make.failed', error: new TypeError('Failed to fetch') });
  expect(reports.at(-1)).toBe('waiting 0');
  await pass(5_000);
  expect(makes()).toBe(2);
  say({ type: 'make.failed', error: new ApiError({ status: 503, message: 'Busy' }) });
  await pass(5_000);
  expect(makes()).toBe(2);
  actor.send({ type: 'connection.back' });
  expect(makes()).toBe(3);
});

test('a file that is still being checked is asked for again', async () => {
  const { published, troubles, say, pass } = start({ isStored: true });
  troubles.push(early, new TypeError('Failed to fetch'));
  say({ type: 'make.done', made });
  await pass();
  await pass(5_000);
  expect(published).toEqual([]);
  await pass(10_000);
  expect(published).toHaveLength(1);
});

test.each([
  ['a browser that cannot', new Unprepared('undecodable'), 'undecodable'],
  ['a server that refuses', new ApiError({ status: 422, message: 'Too long' }), 'rejected'],
  [
    'a storage that is full',
    new ApiError({ status: 409, code: 'storage_full', message: 'Full' }),
    'storage_full',
  ],
])('%s ends it, and the server is told once the upload is a file', async (_, error, reason) => {
  const { actor, reports, told, say, pass } = start();
  say({ type: 'make.failed', error });
  await pass(600_000);
  expect([reports.at(-1), told, actor.getSnapshot().status]).toEqual(['failed 0', [], 'active']);
  actor.send({ type: 'upload.stored' });
  await pass();
  expect([told, actor.getSnapshot().status]).toEqual([[`content ${reason}`], 'done']);
});

test('what a server refuses to serve is told as well, again while nobody answers', async () => {
  const { told, troubles, published, say, pass } = start({ isStored: true });
  troubles.push(new ApiError({ status: 422, message: 'Too long' }), new TypeError('Failed to fetch'), early);
  say({ type: 'make.done', made });
  await pass();
  await pass(5_000);
  expect([published, told]).toEqual([[], []]);
  await pass(10_000);
  expect([published, told]).toEqual([[], ['content rejected']]);
});

test('a failure of a file that is gone is not told again', async () => {
  const { actor, told, troubles, say, pass } = start({ isStored: true });
  troubles.push(new ApiError({ status: 404, message: 'File not found' }));
  say({ type: 'make.failed', error: new Unprepared('failed') });
  await pass();
  expect([told, actor.getSnapshot().status]).toEqual([[], 'done']);
});

test('a file that was left behind is prepared when it is picked again', () => {
  const { actor, reports, makes } = start({ isStored: true, isLost: true });
  expect([reports, makes()]).toEqual([['lost 0'], 0]);
  actor.send({ type: 'file.pick' });
  expect([reports.at(-1), makes()]).toEqual(['preparing 0', 1]);
});
