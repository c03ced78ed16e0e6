import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../failure';
import { type ConnectionEvent, type MediaEvent, playerMachine, selectPlayer, type Verdict } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A media element and a server; `refusals` are answered to reports, one after the other. */
function start() {
  const calls: string[] = [];
  const refusals: Error[] = [];
  const answers: { verdict: Verdict | Error } = { verdict: 'unreachable' };
  let media: (event: MediaEvent) => void = () => undefined;
  let network: (event: ConnectionEvent) => void = () => undefined;
  const actor = createActor(
    playerMachine.provide({
      actors: {
        watchMedia: fromCallback(({ sendBack }) => {
          media = sendBack;
        }),
        watchConnection: fromCallback(({ sendBack }) => {
          network = sendBack;
        }),
        examine: fromPromise<Verdict>(async () => {
          calls.push('examine');
          if (answers.verdict instanceof Error) throw answers.verdict;
          return answers.verdict;
        }),
        report: fromPromise<void>(async () => {
          calls.push('report');
          const refusal = refusals.shift();
          if (refusal) throw refusal;
        }),
      },
      actions: {
        startMedia: () => void calls.push('start'),
        pauseMedia: () => void calls.push('pause'),
        loadSource: (_, quality) => void calls.push(`load ${quality}`),
        reloadSource: (_, quality) => void calls.push(`reload ${quality}`),
        reportLeaving: () => void calls.push('leave'),
      },
    }),
    { input: { quality: 'auto' } },
  ).start();
  return {
    actor,
    calls,
    refusals,
    answers,
    media: (type: MediaEvent['type']) => media({ type }),
    network: (type: ConnectionEvent['type']) => network({ type }),
    view: () => selectPlayer(actor.getSnapshot()),
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('it plays, and reports at the start, every ten seconds and when it stops', async () => {
  const { actor, calls, media, view, settle } = start();
  expect(view()).toMatchObject({ is: 'idle', isBusy: false });
  actor.send({ type: 'play' });
  expect(view()).toMatchObject({ is: 'loading', isBusy: true });
  media('media.playing');
  expect(view()).toMatchObject({ is: 'playing', isPlaying: true });
  await settle(25_000);
  expect(calls).toEqual(['start', 'report', 'report', 'report']);
  actor.send({ type: 'pause' });
  media('media.paused');
  await settle(60_000);
  expect(view()).toMatchObject({ is: 'paused', isPlaying: false });
  expect(calls.slice(4)).toEqual(['pause', 'report']);
  actor.send({ type: 'page.hidden' });
  expect(calls.at(-1)).toBe('leave');
});

test('the browser may start and stop it, as from a lock screen', async () => {
  const { media, view } = start();
  media('media.playing');
  expect(view().is).toBe('playing');
  media('media.paused');
  expect(view().is).toBe('paused');
});

test('a network that goes lets it play what is there, and goes on by itself', async () => {
  const { media, network, calls, view } = start();
  media('media.playing');
  network('connection.lost');
  expect(view().is).toBe('playing');
  media('media.waiting');
  expect(view()).toMatchObject({ is: 'offline' });
  network('connection.back');
  expect(view().is).toBe('loading');
  expect(calls.at(-1)).toBe('reload auto');
});

test('waiting longer than eight seconds is called slow, until it goes on', async () => {
  const { media, view, settle } = start();
  media('media.playing');
  media('media.waiting');
  expect(view()).toMatchObject({ is: 'waiting', isBusy: true });
  await settle(8_000);
  expect(view().is).toBe('slow');
  media('media.playing');
  expect(view().is).toBe('playing');
});

test('a server that is not reached is asked again after a while', async () => {
  const { media, answers, calls, view, settle } = start();
  media('media.playing');
  answers.verdict = new TypeError('Failed to fetch');
  media('media.failed');
  await settle();
  expect(view().is).toBe('slow');
  await settle(5_000);
  expect(view().is).toBe('loading');
  expect(calls.at(-1)).toBe('reload auto');
});

test.each([
  ['ended', { is: 'refused', refusal: { is: 'ended' } }],
  ['unsupported', { is: 'failed' }],
  ['unreachable', { is: 'slow' }],
] as const)('a source that does not play because it is %s says so', async (verdict, wanted) => {
  const { actor, media, answers, view, settle } = start();
  answers.verdict = verdict;
  actor.send({ type: 'play' });
  media('media.failed');
  media('media.paused');
  await settle();
  expect(view()).toMatchObject(wanted);
});

test('a third device is stopped, told which others play, and goes on once it may', async () => {
  const { actor, media, refusals, calls, view, settle } = start();
  const third = new ApiError({ status: 409, message: 'It plays on Chrome on Android and Safari on iPhone.' });
  refusals.push(third, third);
  media('media.playing');
  await settle();
  expect(view()).toMatchObject({ is: 'refused', refusal: { is: 'devices', message: third.message } });
  expect(calls.at(-1)).toBe('pause');
  media('media.paused');
  await settle();
  actor.send({ type: 'retry' });
  await settle();
  expect(view().is).toBe('refused');
  actor.send({ type: 'retry' });
  await settle();
  expect(view().is).toBe('loading');
  expect(calls.at(-1)).toBe('reload auto');
});

test('an access that has ended stops it; a report that is lost does not', async () => {
  const { media, refusals, view, settle } = start();
  refusals.push(new TypeError('Failed to fetch'));
  refusals.push(new ApiError({ status: 503, message: 'Later' }));
  refusals.push(new ApiError({ status: 404, message: 'There is none' }));
  media('media.playing');
  await settle(15_000);
  expect(view().is).toBe('playing');
  await settle(10_000);
  expect(view()).toMatchObject({ is: 'refused', refusal: { is: 'ended' } });
});

test('another quality is loaded at the same second, playing or not', async () => {
  const { actor, media, calls, view } = start();
  actor.send({ type: 'quality.choose', quality: '720' });
  expect(view()).toMatchObject({ is: 'idle', quality: '720' });
  media('media.playing');
  actor.send({ type: 'quality.choose', quality: '360' });
  expect(calls.filter((call) => call.startsWith('load'))).toEqual(['load 720', 'load 360']);
  expect(view()).toMatchObject({ is: 'playing', quality: '360' });
});

test('the end stays until another second is chosen', async () => {
  const { actor, media, calls, view } = start();
  media('media.playing');
  media('media.paused');
  media('media.ended');
  expect(view().is).toBe('ended');
  media('media.sought');
  expect(view().is).toBe('paused');
  media('media.ended');
  actor.send({ type: 'play' });
  expect(view().is).toBe('loading');
  expect(calls.at(-1)).toBe('start');
});
