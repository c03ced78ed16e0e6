import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../failure';
import { choose, file, media, start, whole } from '../testing/upload-queue.device';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('files go one after the other, piece by piece, and are forgotten once they are taken', async () => {
  const { actor, calls, views, settle, send } = start();
  await settle();
  actor.send(choose(file('one'), file('two')));
  expect(views()).toMatchObject([
    { is: 'sending', name: 'one.png', sent: 0, size: 600 },
    { is: 'queued', name: 'two.png' },
  ]);
  await settle();
  expect(calls).toEqual([...whole('one'), ...whole('two')]);
  expect(views()).toMatchObject([{ is: 'ready', finished: { picture: { id: 'one' } } }, { is: 'ready' }]);
  send('one', 'take');
  send('two', 'take');
  expect(calls.slice(-2)).toEqual(['forget one', 'forget two']);
  expect(views()).toEqual([]);
});

test('so many go at a time, and the next begins when one has ended', async () => {
  const { actor, calls, views, settle, hold, release } = start({ parallel: 2 });
  await settle();
  hold();
  actor.send(choose(file('one'), file('two'), file('three')));
  await settle();
  expect(calls).toEqual(['begin one', 'begin two']);
  expect(views().map(({ is }) => is)).toEqual(['sending', 'sending', 'queued']);
  release();
  await settle();
  expect(views().map(({ is }) => is)).toEqual(['ready', 'ready', 'ready']);
});

test('a paused upload gives its turn to the next, and goes on where it was', async () => {
  const { actor, calls, views, settle, send, hold, release } = start();
  await settle();
  hold();
  actor.send(choose(file('one'), file('two')));
  await settle();
  send('one', 'pause');
  release();
  await settle();
  expect(views().map(({ is }) => is)).toEqual(['paused', 'ready']);
  send('one', 'resume');
  await settle();
  expect(views().map(({ is }) => is)).toEqual(['ready', 'ready']);
  expect(calls.at(-1)).toBe('finish one');
});

test('speed and time left come from the clock of the ports', async () => {
  const { actor, views, settle, hold, trouble } = start();
  await settle();
  trouble.push(['finish one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one')));
  const seen: unknown[] = [];
  actor.getSnapshot().context.uploads[0]?.ref.subscribe(() => {
    const [one] = views();
    if (one?.is === 'sending') seen.push([one.sent, one.speed, one.secondsLeft]);
  });
  await settle();
  hold();
  expect(seen).toEqual([
    [0, null, null],
    [300, 300, 1],
  ]);
});

test('a network that goes loses nothing, and what arrived is not sent again', async () => {
  const { actor, calls, trouble, views, settle, comeBack } = start();
  await settle();
  trouble.push(['send one from 300', new TypeError('Failed to fetch')]);
  trouble.push(['finish one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one')));
  await settle();
  expect(views()).toMatchObject([{ is: 'waiting', name: 'one.png', sent: 300 }]);
  comeBack();
  await settle();
  expect(views()).toMatchObject([{ is: 'waiting', sent: 600 }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(views()).toMatchObject([{ is: 'ready' }]);
  expect(calls.filter((one) => one === 'send one from 0')).toHaveLength(1);
  expect(calls.slice(-2)).toEqual(['begin one', 'finish one']);
});

test('each failure in a row doubles the wait', async () => {
  const { actor, calls, trouble, settle } = start();
  await settle();
  for (let time = 0; time < 3; time += 1) trouble.push(['begin one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one')));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls).toEqual(['begin one', 'begin one']);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls.at(-1)).toBe('finish one');
});

test('what a reload left behind goes on by itself where it was', async () => {
  const { calls, here, settle } = start({ kept: [{ file: file('kept'), isLost: false }] });
  here.set('kept', 300);
  await settle();
  expect(calls).toEqual(['begin kept', 'send kept from 300', 'finish kept']);
});

test('a large file is picked again, recognised, and goes on; another one is not taken for it', async () => {
  const { calls, here, views, settle, send } = start({
    kept: [{ file: file('large'), isLost: true }],
  });
  here.set('large', 300);
  await settle();
  expect(views()).toMatchObject([{ is: 'lost', isOther: false }]);
  send('large', 'file.pick');
  await settle();
  expect(calls).toEqual(['begin large', 'send large from 300', 'finish large']);

  const second = start({ kept: [{ file: file('large'), isLost: true }] });
  await second.settle();
  second.pickOther();
  second.send('large', 'file.pick');
  await second.settle();
  expect(second.views()).toMatchObject([{ is: 'lost', isOther: true }]);
  expect(second.calls).toEqual([]);
});

test('where the server has another end, or none any more, it is asked and gone on with', async () => {
  const { actor, calls, trouble, views, settle } = start();
  await settle();
  trouble.push([
    'send one from 0',
    new ApiError({ status: 409, code: 'wrong_offset', message: 'Elsewhere' }),
  ]);
  trouble.push(['finish one', new ApiError({ status: 404, message: 'There is none' })]);
  actor.send(choose(file('one')));
  await settle();
  expect(views()).toMatchObject([{ is: 'ready' }]);
  expect(calls.filter((one) => one === 'begin one')).toHaveLength(3);
});

test('what is refused says why, lets the next go, and can be tried again or dismissed', async () => {
  const { actor, calls, trouble, views, settle, send } = start();
  await settle();
  trouble.push([
    'begin one',
    new ApiError({ status: 409, code: 'storage_full', message: 'Your storage is full' }),
  ]);
  actor.send(choose(file('one'), file('two')));
  await settle();
  expect(views()).toMatchObject([{ is: 'refused', problem: 'Your storage is full' }, { is: 'ready' }]);
  expect(calls).toContain('forget one');
  send('one', 'retry');
  await settle();
  expect(views()).toMatchObject([{ is: 'ready', problem: null }, { is: 'ready' }]);
});

test('a file that the server is still checking is followed until it is ready or refused', async () => {
  const { actor, calls, looks, views, settle } = start({ isAccepted: false });
  await settle();
  looks.push(media('preparing'), media('preparing'), media('ready'));
  actor.send(choose(file('one', { purpose: 'file' })));
  await settle();
  expect(views()).toMatchObject([{ is: 'preparing' }]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(views()).toMatchObject([{ is: 'ready', finished: { media: { status: 'ready' } } }]);
  expect(calls.filter((one) => one === 'look')).toHaveLength(2);

  looks.push(media('refused', 'This is a program.'));
  actor.send(choose(file('two', { purpose: 'file' })));
  await settle();
  expect(views()[1]).toMatchObject({ is: 'refused', problem: 'This is a program.' });
});

test.each([401, 429, 503])('a server that answers %s is asked again later', async (status) => {
  const { actor, trouble, views, settle, send } = start();
  await settle();
  trouble.push(['begin one', new ApiError({ status, message: 'Later' })]);
  actor.send(choose(file('one')));
  await settle();
  expect(views()).toMatchObject([{ is: 'waiting' }]);
  send('one', 'retry');
  await settle();
  expect(views()).toMatchObject([{ is: 'ready' }]);
});

test('what is no picture or too large is not sent at all', async () => {
  const { actor, calls, settle } = start();
  await settle();
  const problem = () => actor.getSnapshot().context.problem;
  actor.send(choose(file('page', { type: 'application/pdf' })));
  expect(problem()).toEqual({ name: 'page.png', is: 'wrongType' });
  actor.send(choose(file('good'), file('huge', { size: 1_001 })));
  expect(problem()).toEqual({ name: 'huge.png', is: 'tooLarge' });
  await settle();
  expect(calls.filter((one) => one.startsWith('begin'))).toEqual(['begin good']);
});

test('cancelling one gives it up here and on the server, and the next has its turn', async () => {
  const { actor, calls, trouble, views, settle, send } = start();
  await settle();
  trouble.push(['send one from 0', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one'), file('two')));
  await settle();
  send('one', 'cancel');
  await settle();
  expect(calls.slice(2, 5)).toEqual(['give up one', 'forget one', 'begin two']);
  expect(views()).toMatchObject([{ is: 'ready', name: 'two.png' }]);
});

test('cancelling all leaves nothing that goes on', async () => {
  const { actor, calls, trouble, views, settle } = start();
  await settle();
  trouble.push(['begin one', new TypeError('Failed to fetch')]);
  actor.send(choose(file('one'), file('two')));
  await settle();
  actor.send({ type: 'cancelAll' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['begin one', 'give up nothing', 'forget two', 'give up nothing', 'forget one']);
  expect(views()).toEqual([]);
});
