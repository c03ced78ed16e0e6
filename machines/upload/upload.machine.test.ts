import type { ImageSources, Upload } from '@haat/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../failure';
import { type ChosenFile, selectUpload, type UploadTarget, uploadMachine } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const file = (key: string, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  key,
  name: `${key}.png`,
  size: 600,
  type: 'image/png',
  ...changes,
});
const uploadOf = (key: string, offset: number): Upload => ({
  id: key,
  size: 600,
  offset,
  pieceSize: 300,
  expiresAt: '2026-11-23T05:12:00Z',
});

/** A device and a server that keeps what arrives; `trouble` answers a call of that name once instead of it. */
function start(storedFiles: readonly ChosenFile[] = []) {
  const here = new Map<string, number>();
  const calls: string[] = [];
  const trouble: [what: string, error: Error][] = [];
  let tell: (event: { type: 'connection.back' }) => void = () => undefined;
  const log = <T>(what: string, answer: () => T): T => {
    calls.push(what);
    const place = trouble.findIndex(([name]) => name === what);
    const [troubled] = place < 0 ? [] : trouble.splice(place, 1);
    if (troubled) throw troubled[1];
    return answer();
  };
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        readKept: fromPromise<readonly ChosenFile[]>(async () => storedFiles),
        begin: fromPromise<Upload, ChosenFile>(async ({ input: { key } }) =>
          log(`begin ${key}`, () => uploadOf(key, here.get(key) ?? 0)),
        ),
        sendPiece: fromPromise<Upload, UploadTarget>(async ({ input: { upload } }) =>
          log(`send ${upload.id} from ${upload.offset}`, () => {
            here.set(upload.id, upload.offset + upload.pieceSize);
            return uploadOf(upload.id, upload.offset + upload.pieceSize);
          }),
        ),
        makePicture: fromPromise<ImageSources, UploadTarget>(async ({ input }) =>
          log(`make ${input.file.key}`, () => ({ id: input.file.key }) as ImageSources),
        ),
        watchConnection: fromCallback(({ sendBack }) => {
          tell = sendBack;
        }),
      },
      actions: {
        takePicture: (_, { id }) => void calls.push(`take ${id}`),
        forgetFile: (_, key) => void calls.push(`forget ${key}`),
        giveUp: (_, { files, upload }) =>
          void calls.push(`give up ${files.map(({ key }) => key).join()} at ${upload?.offset}`),
      },
    }),
    { input: { types: ['image/png'], maxBytes: 1_000 } },
  ).start();
  return {
    actor,
    said: calls,
    trouble,
    here,
    state: () => selectUpload(actor.getSnapshot()),
    settle: () => vi.advanceTimersByTimeAsync(0),
    comeBack: () => tell({ type: 'connection.back' }),
  };
}
const choose = (...files: ChosenFile[]) => ({ type: 'files.choose' as const, files });

test('files go one after the other, piece by piece, and are forgotten once they are pictures', async () => {
  const { actor, said: calls, state, settle } = start();
  await settle();
  actor.send(choose(file('one'), file('two')));
  expect(state()).toEqual({ is: 'sending', name: 'one.png', left: 2, sent: 0, size: 600, problem: null });
  await settle();
  expect(calls).toEqual(
    ['one', 'two'].flatMap((key) => [
      `begin ${key}`,
      `send ${key} from 0`,
      `send ${key} from 300`,
      `make ${key}`,
      `take ${key}`,
      `forget ${key}`,
    ]),
  );
  expect(state()).toEqual({ is: 'idle', problem: null });
});

test('a network that goes loses nothing, and what arrived is not sent again', async () => {
  const { actor, said: calls, trouble, state, settle, comeBack } = start();
  await settle();
  trouble.push(['send one from 300', new TypeError('Failed to fetch')]);
  trouble.push(['make one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one')));
  await settle();
  expect(state()).toMatchObject({ is: 'waiting', name: 'one.png', sent: 300 });
  comeBack();
  await settle();
  expect(state()).toMatchObject({ is: 'waiting', sent: 600 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state()).toEqual({ is: 'idle', problem: null });
  expect(calls.filter((one) => one === 'send one from 0')).toHaveLength(1);
  expect(calls.slice(-4)).toEqual(['begin one', 'make one', 'take one', 'forget one']);
});

test('what a reload left behind goes on by itself where it was', async () => {
  const { said: calls, here, settle } = start([file('kept')]);
  here.set('kept', 300);
  await settle();
  expect(calls).toEqual(['begin kept', 'send kept from 300', 'make kept', 'take kept', 'forget kept']);
});

test('where the server has another end, or none any more, it is asked and gone on with', async () => {
  const { actor, said: calls, trouble, state, settle } = start();
  await settle();
  trouble.push(['send one from 0', new ApiError({ status: 409, message: 'It ends elsewhere' })]);
  trouble.push(['make one', new ApiError({ status: 404, message: 'There is none' })]);
  actor.send(choose(file('one')));
  await settle();
  expect(state()).toEqual({ is: 'idle', problem: null });
  expect(calls.filter((one) => one === 'begin one')).toHaveLength(3);
});

test('what is refused is told of and makes way for the next', async () => {
  const { actor, said: calls, trouble, state, settle } = start();
  await settle();
  trouble.push(['make one', new ApiError({ status: 422, message: 'This is no picture' })]);
  actor.send(choose(file('one'), file('two')));
  await settle();
  expect(state()).toEqual({
    is: 'idle',
    problem: { name: 'one.png', is: 'refused', why: 'This is no picture' },
  });
  expect(calls).toContain('take two');
  actor.send(choose(file('three')));
  await settle();
  expect(state()).toEqual({ is: 'idle', problem: null });
});

test.each([401, 429, 503])('a server that answers %s is asked again later', async (status) => {
  const { actor, said: calls, trouble, state, settle } = start();
  await settle();
  trouble.push(['begin one', new ApiError({ status, message: 'Later' })]);
  actor.send(choose(file('one')));
  await settle();
  expect(state()).toMatchObject({ is: 'waiting' });
  actor.send({ type: 'retry' });
  await settle();
  expect(calls.at(-2)).toBe('take one');
});

test('what is no picture or too large is not sent at all', async () => {
  const { actor, said: calls, state, settle } = start();
  await settle();
  actor.send(choose(file('page', { type: 'application/pdf' })));
  expect(state()).toEqual({ is: 'idle', problem: { name: 'page.png', is: 'notAPicture' } });
  actor.send(choose(file('good'), file('huge', { size: 1_001 })));
  expect(state()).toMatchObject({ is: 'sending', problem: { name: 'huge.png', is: 'tooLarge' } });
  await settle();
  expect(calls.filter((one) => one.startsWith('begin'))).toEqual(['begin good']);
});

test('cancelling gives up all that waits, here and on the server', async () => {
  const { actor, said: calls, trouble, state, settle } = start();
  await settle();
  trouble.push(['begin one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one'), file('two')));
  await settle();
  actor.send({ type: 'cancel' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['begin one', 'give up one,two at undefined']);
  expect(state()).toEqual({ is: 'idle', problem: null });
});
