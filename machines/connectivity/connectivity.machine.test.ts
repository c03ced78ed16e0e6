import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ConnectionQuestion, connectivityMachine, selectIsOffline, selectIsWaiting } from '.';

function begin(browser = { isOnline: true }) {
  let reloads = 0;
  let isWatching = false;
  const actor = createActor(
    connectivityMachine.provide({
      actors: {
        watchConnectivity: fromCallback<ConnectionQuestion>(({ sendBack, receive }) => {
          const tell = () => sendBack({ type: browser.isOnline ? 'connection.back' : 'connection.lost' });
          isWatching = true;
          if (!browser.isOnline) tell();
          receive(tell);
          return () => {
            isWatching = false;
          };
        }),
      },
      actions: { reloadPage: () => void (reloads += 1) },
    }),
  );
  actor.start();
  return {
    actor,
    reloads: () => reloads,
    isWatching: () => isWatching,
    isOffline: () => selectIsOffline(actor.getSnapshot()),
    isWaiting: () => selectIsWaiting(actor.getSnapshot()),
  };
}

describe('the connection', () => {
  it('follows the browser', () => {
    const { actor, isOffline, reloads } = begin();
    expect(isOffline()).toBe(false);
    actor.send({ type: 'connection.lost' });
    expect(isOffline()).toBe(true);
    actor.send({ type: 'connection.back' });
    expect(isOffline()).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('knows that it starts offline', () => {
    expect(begin({ isOnline: false }).isOffline()).toBe(true);
  });

  it('reloads once the browser is back when that was asked for', () => {
    const browser = { isOnline: false };
    const { actor, isOffline, isWaiting, reloads } = begin(browser);
    actor.send({ type: 'retry' });
    expect(isWaiting()).toBe(true);
    expect(isOffline()).toBe(true);
    expect(reloads()).toBe(0);
    actor.send({ type: 'connection.back' });
    expect(reloads()).toBe(1);
  });

  it('reloads at once when the browser came back without saying so', () => {
    const browser = { isOnline: false };
    const { actor, reloads } = begin(browser);
    browser.isOnline = true;
    actor.send({ type: 'retry' });
    expect(reloads()).toBe(1);
  });

  it('stops watching with the app', () => {
    const { actor, isWatching } = begin();
    expect(isWatching()).toBe(true);
    actor.stop();
    expect(isWatching()).toBe(false);
  });
});
