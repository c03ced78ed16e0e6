import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../failure';
import { autosaveMachine, type ConnectionBack, type Sent, selectSaveState } from '.';

const at = new Date('2026-11-21T05:12:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers when it is told to. */
function begin() {
  const calls: { answer: (sent: Sent) => void; fail: (error: unknown) => void }[] = [];
  const chosen: string[] = [];
  let tell: (event: ConnectionBack) => void = () => undefined;
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        send: fromPromise(() => new Promise<Sent>((answer, fail) => calls.push({ answer, fail }))),
        watchConnection: fromCallback(({ sendBack }) => {
          tell = sendBack;
        }),
      },
      actions: {
        keepMine: () => void chosen.push('mine'),
        takeTheirs: () => void chosen.push('theirs'),
      },
    }),
    { input: { savedAt: null } },
  ).start();
  const last = async (how: (call: (typeof calls)[number]) => void) => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was sent');
    how(call);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    actor,
    chosen,
    calls,
    state: () => selectSaveState(actor.getSnapshot()),
    answer: (sent: Sent) => last((call) => call.answer(sent)),
    fail: (error: unknown) => last((call) => call.fail(error)),
    comeBack: () => tell({ type: 'connection.back' }),
  };
}

test('sends once typing pauses', async () => {
  const { actor, calls, state, answer } = begin();
  expect(state()).toEqual({ is: 'new' });
  actor.send({ type: 'change' });
  await vi.advanceTimersByTimeAsync(500);
  actor.send({ type: 'change' });
  await vi.advanceTimersByTimeAsync(799);
  expect([calls.length, state()]).toEqual([0, { is: 'kept' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect([calls.length, state()]).toEqual([1, { is: 'saving' }]);
  await answer({ is: 'sent', at });
  expect(state()).toEqual({ is: 'saved', at });
});

test('what is written while a call runs goes out after it', async () => {
  const { actor, calls, state, answer } = begin();
  actor.send({ type: 'change' });
  actor.send({ type: 'flush' });
  actor.send({ type: 'change' });
  await answer({ is: 'sent', at });
  expect([calls.length, state()]).toEqual([2, { is: 'saving' }]);
  await answer({ is: 'sent', at });
  expect(state()).toEqual({ is: 'saved', at });
});

test('what nobody answered goes out when the connection is back, and tries again by itself', async () => {
  const { actor, calls, state, fail, comeBack } = begin();
  actor.send({ type: 'change' });
  actor.send({ type: 'flush' });
  await fail(new TypeError('Failed to fetch'));
  expect(state()).toMatchObject({ is: 'kept', error: expect.any(TypeError) });
  comeBack();
  expect([calls.length, state()]).toEqual([2, { is: 'saving' }]);
  await fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toHaveLength(3);
});

test('what was refused waits for a change or for somebody who tries again', async () => {
  const { actor, calls, state, fail, comeBack } = begin();
  actor.send({ type: 'change' });
  actor.send({ type: 'flush' });
  await fail(new ApiError({ status: 422, message: 'It has to stay complete' }));
  comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(state()).toMatchObject({ is: 'kept', error: expect.any(ApiError) });
  actor.send({ type: 'flush' });
  expect(calls).toHaveLength(2);
});

test('of two versions one is chosen before anything is sent again', async () => {
  const { actor, calls, chosen, state, answer } = begin();
  actor.send({ type: 'change' });
  actor.send({ type: 'flush' });
  await answer({ is: 'conflict' });
  actor.send({ type: 'change' });
  actor.send({ type: 'flush' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, state()]).toEqual([1, { is: 'conflicted' }]);
  actor.send({ type: 'conflict.keepMine' });
  expect([calls.length, chosen]).toEqual([2, ['mine']]);
  await answer({ is: 'conflict' });
  actor.send({ type: 'conflict.takeTheirs' });
  expect([calls.length, chosen]).toEqual([2, ['mine', 'theirs']]);
});
