import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { navigationMachine, selectHasFailed, selectIsLoaderShown } from '.';

function begin() {
  const clock = new SimulatedClock();
  let retries = 0;
  const actor = createActor(
    navigationMachine.provide({ actions: { retryNavigation: () => void (retries += 1) } }),
    { clock },
  );
  actor.start();
  return {
    actor,
    pass: (ms: number) => clock.increment(ms),
    retries: () => retries,
    isLoaderShown: () => selectIsLoaderShown(actor.getSnapshot()),
    hasFailed: () => selectHasFailed(actor.getSnapshot()),
  };
}

describe('navigation', () => {
  it('draws no loader for a quick screen', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(149);
    expect(isLoaderShown()).toBe(false);
    actor.send({ type: 'navigation.finished' });
    pass(1_000);
    expect(isLoaderShown()).toBe(false);
  });

  it('draws the loader after 150 ms and keeps it for 300 ms', () => {
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

  it('takes the loader away at once when it was seen long enough', () => {
    const { actor, pass, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    pass(5_000);
    expect(isLoaderShown()).toBe(true);
    actor.send({ type: 'navigation.finished' });
    expect(isLoaderShown()).toBe(false);
  });

  it('keeps the loader when the next navigation starts under it', () => {
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

  it('offers another try when a screen could not be loaded', () => {
    const { actor, pass, retries, hasFailed, isLoaderShown } = begin();
    actor.send({ type: 'navigation.started' });
    pass(150);
    actor.send({ type: 'navigation.failed', error: new Error('chunk') });
    expect(hasFailed()).toBe(true);
    expect(isLoaderShown()).toBe(false);
    actor.send({ type: 'navigation.retry' });
    expect(retries()).toBe(1);
    expect(hasFailed()).toBe(false);
    actor.send({ type: 'navigation.finished' });
    expect(actor.getSnapshot().context.error).toBeUndefined();
  });

  it('leaves a failed screen for another', () => {
    const { actor, hasFailed } = begin();
    actor.send({ type: 'navigation.failed', error: new Error('chunk') });
    expect(hasFailed()).toBe(true);
    actor.send({ type: 'navigation.started' });
    expect(hasFailed()).toBe(false);
  });
});
