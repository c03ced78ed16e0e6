import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { playedPort } from '../testing';
import { navigationMachine, selectHasFailed, selectIsLoaderShown, selectIsRetrying } from '.';

function begin() {
  const clock = new SimulatedClock();
  const server = playedPort<{ isStale: boolean }, unknown>();
  let reloads = 0;
  const actor = createActor(
    navigationMachine.provide({
      actors: { askForNewBuild: server.logic as never },
      actions: { reloadPage: () => void (reloads += 1) },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    server,
    fail: () => actor.send({ type: 'navigation.failed', error: new Error('chunk') }),
    pass: (ms: number) => clock.increment(ms),
    reloads: () => reloads,
    isLoaderShown: () => selectIsLoaderShown(actor.getSnapshot()),
    hasFailed: () => selectHasFailed(actor.getSnapshot()),
    isRetrying: () => selectIsRetrying(actor.getSnapshot()),
  };
}

describe('the loader', () => {
  it('is not drawn for a quick screen', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(149);
    expect(isLoaderShown()).toBe(false);
    actor.send({ type: 'navigation.finished' });
    pass(1_000);
    expect(isLoaderShown()).toBe(false);
  });

  it('is drawn after 150 ms and stays for 300 ms', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    expect(isLoaderShown()).toBe(true);
    actor.send({ type: 'navigation.finished' });
    pass(299);
    expect(isLoaderShown()).toBe(true);
    pass(1);
    expect(isLoaderShown()).toBe(false);
  });

  it('goes at once when it was seen long enough', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    pass(5_000);
    expect(isLoaderShown()).toBe(true);
    actor.send({ type: 'navigation.finished' });
    expect(isLoaderShown()).toBe(false);
  });

  it('stays when the next navigation starts under it', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    actor.send({ type: 'navigation.finished' });
    actor.send({ type: 'navigation.started' });
    pass(300);
    expect(isLoaderShown()).toBe(true);
    actor.send({ type: 'navigation.finished' });
    expect(isLoaderShown()).toBe(false);
  });

  it('has patience with each navigation anew', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(149);
    actor.send({ type: 'navigation.started' });
    pass(149);
    expect(isLoaderShown()).toBe(false);
    pass(1);
    expect(isLoaderShown()).toBe(true);
  });

  it('stays 300 ms for a screen that fails, too', async () => {
    const { actor, pass, fail, server, isLoaderShown, hasFailed } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    fail();
    await server.answer({ isStale: false });
    expect(hasFailed()).toBe(true);
    pass(299);
    expect(isLoaderShown()).toBe(true);
    pass(1);
    expect(isLoaderShown()).toBe(false);
  });
});

describe('a screen that does not load', () => {
  it('loads the page of an older build anew', async () => {
    const { actor, fail, server, reloads, hasFailed } = begin();
    actor.send({ type: 'navigation.started' });
    fail();
    expect(server.calls).toHaveLength(1);
    await server.answer({ isStale: true });
    expect(reloads()).toBe(1);
    expect(hasFailed()).toBe(false);
  });

  it('is said to have failed when the build is the same', async () => {
    const { actor, fail, server, reloads, hasFailed } = begin();
    actor.send({ type: 'navigation.started' });
    fail();
    expect(actor.getSnapshot().context.error).toEqual(new Error('chunk'));
    await server.answer({ isStale: false });
    expect([hasFailed(), reloads()]).toEqual([true, 0]);
  });

  it('is said to have failed when the server cannot be reached', async () => {
    const { actor, fail, server, hasFailed } = begin();
    actor.send({ type: 'navigation.started' });
    fail();
    await server.fail(new TypeError('Failed to fetch'));
    expect(hasFailed()).toBe(true);
  });

  it('is loaded with the whole page when people try again, once the server answers', async () => {
    const { actor, fail, server, reloads, hasFailed, isRetrying } = begin();
    actor.send({ type: 'navigation.started' });
    fail();
    await server.answer({ isStale: false });
    actor.send({ type: 'navigation.retry' });
    expect([hasFailed(), isRetrying()]).toEqual([true, true]);
    await server.fail(new TypeError('Failed to fetch'));
    expect([hasFailed(), isRetrying(), reloads()]).toEqual([true, false, 0]);
    actor.send({ type: 'navigation.retry' });
    await server.answer({ isStale: false });
    expect(reloads()).toBe(1);
  });

  it('is left for another', async () => {
    const { actor, fail, server, hasFailed } = begin();
    actor.send({ type: 'navigation.started' });
    fail();
    actor.send({ type: 'navigation.started' });
    expect(server.aborted).toEqual([true]);
    fail();
    await server.answer({ isStale: false });
    expect(hasFailed()).toBe(true);
    actor.send({ type: 'navigation.started' });
    expect(hasFailed()).toBe(false);
    actor.send({ type: 'navigation.finished' });
    expect(actor.getSnapshot().context.error).toBeUndefined();
  });

  it('does not concern people who stay where they are', () => {
    const { fail, server, hasFailed } = begin();
    fail();
    expect([hasFailed(), server.calls]).toEqual([false, []]);
  });
});
