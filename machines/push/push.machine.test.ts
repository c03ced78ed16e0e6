import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { freshDevice, playedPort, sampleRefusal } from '../testing';
import {
  type Permission,
  type PushState,
  pushMachine,
  selectFailure,
  selectIsBusy,
  selectIsToBeOffered,
  selectPushStatus,
} from '.';

const turnedOn: PushState = { ...freshDevice, permission: 'granted', isWanted: true, savedToken: 'token-1' };

function begin() {
  const ports = {
    readDevice: playedPort<PushState, void>(),
    askPermission: playedPort<Permission, void>(),
    register: playedPort<string, void>(),
    saveToken: playedPort<void, { token: string }>(),
    unregister: playedPort<void, void>(),
  };
  const done: string[] = [];
  const watching = new Set<string>();
  const watch = (name: string) =>
    fromCallback<{ type: 'none' }>(() => {
      watching.add(name);
      return () => watching.delete(name);
    });
  const actor = createActor(
    pushMachine.provide({
      actors: {
        readDevice: ports.readDevice.logic as never,
        askPermission: ports.askPermission.logic as never,
        register: ports.register.logic as never,
        saveToken: ports.saveToken.logic,
        unregister: ports.unregister.logic as never,
        watchPermission: watch('permission'),
        watchMessages: watch('messages'),
      },
      actions: {
        tellToken: (_, token) => void done.push(`tell ${token}`),
        showMessage: (_, { title }) => void done.push(`show ${title}`),
        rememberOffer: () => void done.push('rememberOffer'),
        reportError: () => void done.push('reportError'),
      },
    }),
  );
  actor.start();
  return {
    actor,
    ports,
    done,
    watching,
    pushState: () => selectPushStatus(actor.getSnapshot()),
    isBusy: () => selectIsBusy(actor.getSnapshot()),
    isToBeOffered: () => selectIsToBeOffered(actor.getSnapshot()),
    failure: () => selectFailure(actor.getSnapshot())?.message,
  };
}

let push: ReturnType<typeof begin>;
beforeEach(() => {
  push = begin();
});

describe('before anybody pressed anything', () => {
  it('looks, asks nobody, and loads nothing', async () => {
    expect(push.pushState()).toBeNull();
    await push.ports.readDevice.answer(freshDevice);
    expect(push.pushState()).toBe('off');
    expect(push.ports.askPermission.calls).toHaveLength(0);
    expect(push.ports.register.calls).toHaveLength(0);
  });

  it.each([
    [{ isConfigured: false }, 'absent'],
    [{ isSupported: false }, 'unsupported'],
    [{ permission: 'denied' }, 'denied'],
    [{ permission: 'granted' }, 'off'],
    [{ isWanted: true }, 'off'],
  ] as const)('%o is %s', async (part, expected) => {
    await push.ports.readDevice.answer({ ...freshDevice, ...part });
    expect(push.pushState()).toBe(expected);
    expect(push.ports.register.calls).toHaveLength(0);
  });

  it('watches nothing where there is nothing to watch', async () => {
    await push.ports.readDevice.answer({ ...freshDevice, isConfigured: false });
    expect([...push.watching]).toEqual([]);
  });

  it('is out of reach when the device cannot be read', async () => {
    await push.ports.readDevice.fail(new Error('no storage'));
    expect(push.pushState()).toBe('unsupported');
    expect(push.done).toEqual(['reportError']);
  });
});

describe('turning it on', () => {
  beforeEach(async () => {
    await push.ports.readDevice.answer(freshDevice);
    push.actor.send({ type: 'push.turnOn' });
  });

  it('asks, registers, tells the server, and is on', async () => {
    expect(push.isBusy()).toBe(true);
    await push.ports.askPermission.answer('granted');
    await push.ports.register.answer('token-1');
    expect(push.ports.saveToken.calls).toEqual([{ token: 'token-1' }]);
    expect(push.pushState()).toBe('off');
    await push.ports.saveToken.answer();
    expect(push.pushState()).toBe('on');
    expect(push.isBusy()).toBe(false);
    expect(push.done).toEqual(['rememberOffer', 'tell token-1']);
    expect(push.ports.register.calls).toHaveLength(1);
  });

  it('takes no second press while the first is under way', async () => {
    push.actor.send({ type: 'push.turnOn' });
    expect(push.ports.askPermission.calls).toHaveLength(1);
  });

  it('stays off when the question is closed without an answer', async () => {
    await push.ports.askPermission.answer('default');
    expect(push.pushState()).toBe('off');
    expect(push.failure()).toBeUndefined();
  });

  it('is denied when the person says no', async () => {
    await push.ports.askPermission.answer('denied');
    expect(push.pushState()).toBe('denied');
  });

  it('says what to do when a step fails, and can be tried again', async () => {
    await push.ports.askPermission.answer('granted');
    await push.ports.register.fail(new TypeError('Failed to fetch'));
    expect(push.pushState()).toBe('off');
    expect(push.failure()).toBe('Notifications could not be turned on. Check the connection and try again.');
    push.actor.send({ type: 'push.turnOn' });
    expect(push.failure()).toBeUndefined();
    await push.ports.askPermission.answer('granted');
    await push.ports.register.answer('token-1');
    await push.ports.saveToken.fail(sampleRefusal(500, 'The shop is closed for a minute'));
    expect([push.pushState(), push.failure()]).toEqual(['off', 'The shop is closed for a minute']);
  });
});

describe('a later visit', () => {
  it('is on at once, and tells the server nothing it knows', async () => {
    await push.ports.readDevice.answer(turnedOn);
    expect(push.pushState()).toBe('on');
    expect(push.watching).toEqual(new Set(['permission', 'messages']));
    await push.ports.register.answer('token-1');
    expect(push.ports.saveToken.calls).toHaveLength(0);
    expect(push.done).toEqual([]);
  });

  it('tells the server a token that has changed, or that it forgot with the session before', async () => {
    await push.ports.readDevice.answer({ ...turnedOn, savedToken: null });
    await push.ports.register.answer('token-2');
    expect(push.ports.saveToken.calls).toEqual([{ token: 'token-2' }]);
    expect(push.done).toEqual(['tell token-2']);
  });

  it('stays on without a connection', async () => {
    await push.ports.readDevice.answer(turnedOn);
    await push.ports.register.fail(new TypeError('Failed to fetch'));
    expect([push.pushState(), push.failure()]).toEqual(['on', undefined]);
    expect(push.done).toEqual(['reportError']);
  });

  it('is denied once the browser’s settings say so, and on again when they allow it', async () => {
    await push.ports.readDevice.answer(turnedOn);
    push.actor.send({ type: 'permission.changed' });
    await push.ports.readDevice.answer({ ...turnedOn, permission: 'denied' });
    expect(push.pushState()).toBe('denied');
    push.actor.send({ type: 'permission.changed' });
    await push.ports.readDevice.answer(turnedOn);
    expect(push.pushState()).toBe('on');
  });

  it('shows what comes while the app is looked at', async () => {
    await push.ports.readDevice.answer(turnedOn);
    push.actor.send({
      type: 'message.came',
      message: { title: 'You sold Raga notes', text: '', link: null },
    });
    expect(push.done).toEqual(['show You sold Raga notes']);
  });
});

describe('turning it off', () => {
  beforeEach(async () => {
    await push.ports.readDevice.answer(turnedOn);
    push.actor.send({ type: 'push.turnOff' });
  });

  it('lets go of the device and forgets its token', async () => {
    expect([push.pushState(), push.isBusy()]).toEqual(['on', true]);
    await push.ports.unregister.answer();
    expect(push.pushState()).toBe('off');
    expect(push.done).toEqual(['tell null']);
    expect(push.watching).toEqual(new Set(['permission']));
  });

  it('stays on when the device does not let go', async () => {
    await push.ports.unregister.fail(new Error('locked'));
    expect([push.pushState(), push.isBusy()]).toEqual(['on', false]);
    expect(push.failure()).toBe('Notifications could not be turned off. Try again.');
  });
});

describe('the offer', () => {
  it('is made once: putting it aside is remembered', async () => {
    await push.ports.readDevice.answer(freshDevice);
    expect(push.isToBeOffered()).toBe(true);
    push.actor.send({ type: 'offer.dismiss' });
    expect(push.isToBeOffered()).toBe(false);
    expect(push.done).toEqual(['rememberOffer']);
  });

  it('is not made where it was made before, or where nothing can come of it', async () => {
    await push.ports.readDevice.answer({ ...freshDevice, wasOffered: true });
    expect(push.isToBeOffered()).toBe(false);
  });
});
