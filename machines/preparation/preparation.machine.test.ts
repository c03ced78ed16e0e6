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
      },
    }),
    { input: { file: { key: 'one', contentId: 'content', purpose: 'video' }, upload, ...around } },
  ).start();
  return {
    actor,
    reports,
    published,
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
  ['a browser that cannot', new Unprepared('No encoder')],
  ['a server that refuses', new ApiError({ status: 422, message: 'Too long' })],
])('%s ends it', async (_, error) => {
  const { actor, say, pass } = start();
  say({ type: 'make.failed', error });
  await pass(600_000);
  expect(actor.getSnapshot().status).toBe('done');
});

test('a file that was left behind is prepared when it is picked again', () => {
  const { actor, reports, makes } = start({ isStored: true, isLost: true });
  expect([reports, makes()]).toEqual([['lost 0'], 0]);
  actor.send({ type: 'file.pick' });
  expect([reports.at(-1), makes()]).toEqual(['preparing 0', 1]);
});
