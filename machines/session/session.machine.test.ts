import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { OfflineError } from '../failure';
import { playedPort, sampleRefusal, sampleToken, sampleUser } from '../testing';
import {
  type Loaded,
  type Stored,
  selectFailure,
  selectIsAuthenticated,
  selectIsDeciding,
  selectIsGuest,
  selectIsKycComplete,
  selectIsRecorded,
  selectToken,
  selectUser,
  sessionMachine,
} from '.';

const remembered: Stored = { token: sampleToken, user: sampleUser, notitoken: 'noti' };
const nothing: Stored = { token: null, user: null, notitoken: null };
const verified = { type: 'session.verified', user: sampleUser, token: sampleToken } as const;

function begin() {
  const ports = {
    readStored: playedPort<Stored, void>(),
    loadUser: playedPort<Loaded, { token: string }>(),
    recordSession: playedPort<void, { token: string }>(),
    postLogout: playedPort<void, { token: string | null; notitoken: string | null }>(),
  };
  const done: string[] = [];
  let comeBack: (() => void) | undefined;
  const machine = sessionMachine.provide({
    actors: {
      readStored: ports.readStored.logic as never,
      loadUser: ports.loadUser.logic,
      watchConnection: fromCallback(({ sendBack }) => {
        comeBack = () => sendBack({ type: 'connection.back' });
        return () => {
          comeBack = undefined;
        };
      }),
      recordSession: ports.recordSession.logic,
      postLogout: ports.postLogout.logic,
    },
    actions: {
      store: (_, { user, token }) => void done.push(`store ${user.name} ${token}`),
      clearStored: () => void done.push('clearStored'),
      forgetTyped: () => void done.push('forgetTyped'),
      forgetKept: (_, { isOver }) => void (isOver && done.push('forgetKept')),
      goToLogin: (_, { isReturning }) =>
        void done.push(isReturning ? 'goToLogin and come back' : 'goToLogin'),
      reportError: () => void done.push('reportError'),
    },
  });
  const actor = createActor(machine);
  actor.start();
  const look = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T =>
    select(actor.getSnapshot());
  return { actor, ports, done, look, comeBack: () => comeBack?.() };
}

describe('the session', () => {
  let session: ReturnType<typeof begin>;
  beforeEach(() => {
    session = begin();
  });

  const signIn = async (): Promise<void> => {
    await session.ports.readStored.answer(nothing);
    session.actor.send(verified);
    await session.ports.recordSession.answer();
    session.done.length = 0;
  };

  it('is a guest when nothing is remembered', async () => {
    expect(session.look(selectIsDeciding)).toBe(true);
    await session.ports.readStored.answer(nothing);
    expect(session.look(selectIsDeciding)).toBe(false);
    expect(session.look(selectIsGuest)).toBe(true);
    expect(session.done).toEqual([]);
  });

  it('is a guest when the storage cannot be read, and says so to developers', async () => {
    await session.ports.readStored.fail(new Error('SecurityError'));
    expect(session.look(selectIsGuest)).toBe(true);
    expect(session.done).toEqual(['reportError']);
  });

  it('loads the user of the remembered token, and shows the remembered one meanwhile', async () => {
    await session.ports.readStored.answer(remembered);
    expect(session.look(selectIsAuthenticated)).toBe(true);
    expect(session.look(selectUser)).toEqual(sampleUser);
    expect(session.ports.loadUser.calls).toEqual([{ token: sampleToken }]);
    await session.ports.loadUser.answer({ user: { ...sampleUser, name: 'Meera' }, kyc: true });
    expect(session.look(selectUser)?.name).toBe('Meera');
    expect(session.look(selectIsKycComplete)).toBe(true);
    expect(session.done).toEqual([`store Meera ${sampleToken}`]);
    expect(session.ports.recordSession.calls).toEqual([]);
  });

  it.each([
    [
      'the words of the server',
      sampleRefusal(401, 'Please sign in again'),
      'Please sign in again',
      ['forgetKept'],
    ],
    [
      'its own words when the server could not be reached',
      new TypeError('Failed to fetch'),
      'User validation failed',
      [],
    ],
  ])(
    'logs out and goes to login with %s when the user cannot be loaded',
    async (_, error, message, forgotten) => {
      await session.ports.readStored.answer(remembered);
      await session.ports.loadUser.fail(error);
      expect(session.look(selectIsGuest)).toBe(true);
      expect(session.look(selectToken)).toBeNull();
      expect(session.look(selectUser)).toBeNull();
      expect(session.look(selectFailure)?.message).toBe(message);
      expect(session.done).toEqual([...forgotten, 'goToLogin and come back', 'clearStored']);
      expect(session.ports.postLogout.calls).toEqual([{ token: sampleToken, notitoken: 'noti' }]);
      await session.ports.postLogout.fail(new TypeError('Failed to fetch'));
      expect(session.look(selectFailure)?.message).toBe(message);
    },
  );

  it('stores what was verified, then records the session once', async () => {
    await session.ports.readStored.answer(nothing);
    session.actor.send(verified);
    expect(session.look(selectIsAuthenticated)).toBe(true);
    expect(session.done).toEqual([`store ${sampleUser.name} ${sampleToken}`]);
    expect(session.ports.recordSession.calls).toEqual([{ token: sampleToken }]);
    session.actor.send(verified);
    expect(session.look(selectIsRecorded)).toBe(false);
    await session.ports.recordSession.answer();
    expect(session.look(selectIsRecorded)).toBe(true);
    session.actor.send({ type: 'navigation.started' });
    expect(session.ports.recordSession.calls).toHaveLength(1);
    expect(session.ports.loadUser.calls).toHaveLength(0);
  });

  it('stays signed in when recording fails, which only developers hear of', async () => {
    await session.ports.readStored.answer(nothing);
    session.actor.send(verified);
    await session.ports.recordSession.fail(new TypeError('Failed to fetch'));
    expect(session.look(selectIsAuthenticated)).toBe(true);
    expect(session.look(selectFailure)).toBeNull();
    expect(session.done.at(-1)).toBe('reportError');
  });

  it.each(['answers', 'fails'] as const)(
    'forgets everything on logout, even if the call %s',
    async (ending) => {
      await signIn();
      session.actor.send({ type: 'notitoken.changed', notitoken: 'noti' });
      session.actor.send({ type: 'session.logout' });
      expect(session.done).toEqual(['forgetTyped', 'forgetKept', 'goToLogin', 'clearStored']);
      expect(session.ports.postLogout.calls).toEqual([{ token: sampleToken, notitoken: 'noti' }]);
      expect(session.look(selectToken)).toBeNull();
      expect(session.look(selectUser)).toBeNull();
      expect(session.look(selectIsRecorded)).toBe(false);
      if (ending === 'answers') await session.ports.postLogout.answer();
      else await session.ports.postLogout.fail(new TypeError('Failed to fetch'));
      expect(session.look(selectIsGuest)).toBe(true);
      expect(session.look(selectFailure)).toBeNull();
    },
  );

  it('does not keep the next user waiting for the farewell of the last', async () => {
    await signIn();
    session.actor.send({ type: 'session.logout' });
    session.actor.send(verified);
    expect(session.look(selectIsAuthenticated)).toBe(true);
    expect(session.ports.recordSession.calls).toHaveLength(2);
  });

  it('follows another tab in while the farewell of the last session hangs', async () => {
    await signIn();
    session.actor.send({ type: 'session.logout' });
    session.actor.send({ type: 'storage.changed', token: 'theirs' });
    expect(session.ports.loadUser.calls).toEqual([{ token: 'theirs' }]);
  });

  it('signs nobody out in a tunnel, and asks again when the connection is back', async () => {
    await session.ports.readStored.answer(remembered);
    await session.ports.loadUser.fail(new OfflineError('No network'));
    expect(session.look(selectIsAuthenticated)).toBe(true);
    expect(session.look(selectUser)).toEqual(sampleUser);
    expect(session.done).toEqual([]);
    session.comeBack();
    expect(session.ports.loadUser.calls).toHaveLength(2);
    await session.ports.loadUser.fail(new TypeError('Failed to fetch'));
    expect(session.look(selectIsGuest)).toBe(true);
    expect(session.look(selectFailure)?.message).toBe('User validation failed');
    expect(session.done).toEqual(['goToLogin and come back', 'clearStored']);
  });

  it('looks for a token again on navigation while nobody is signed in', async () => {
    await session.ports.readStored.answer(nothing);
    session.actor.send({ type: 'navigation.started' });
    expect(session.look(selectIsDeciding)).toBe(false);
    await session.ports.readStored.answer(remembered);
    expect(session.ports.loadUser.calls).toEqual([{ token: sampleToken }]);
  });

  it('follows another tab in and out', async () => {
    await session.ports.readStored.answer(nothing);
    session.actor.send({ type: 'storage.changed', token: 'theirs' });
    expect(session.ports.loadUser.calls).toEqual([{ token: 'theirs' }]);
    await session.ports.loadUser.answer({ user: sampleUser, kyc: false });
    session.done.length = 0;

    session.actor.send({ type: 'storage.changed', token: 'theirs' });
    expect(session.ports.loadUser.calls).toHaveLength(1);
    session.actor.send({ type: 'storage.changed', token: 'newer' });
    session.actor.send({ type: 'storage.changed', token: 'newest' });
    expect(session.ports.loadUser.aborted).toEqual([false, true, false]);
    await session.ports.loadUser.answer({ user: sampleUser, kyc: false });
    expect(session.look(selectToken)).toBe('newest');

    session.actor.send({ type: 'storage.changed', token: null });
    expect(session.look(selectIsGuest)).toBe(true);
    expect(session.done.at(-1)).toBe('goToLogin and come back');
    expect(session.ports.postLogout.calls).toEqual([]);
  });

  it('asks whether the token is still good when a call was refused', async () => {
    await signIn();
    session.actor.send({ type: 'session.questioned' });
    expect(session.look(selectUser)).toEqual(sampleUser);
    await session.ports.loadUser.fail(sampleRefusal(401, 'Please sign in again'));
    expect(session.look(selectIsGuest)).toBe(true);
    expect(session.done).toEqual(['forgetKept', 'goToLogin and come back', 'clearStored']);
  });

  it('takes over a changed user and remembers it', async () => {
    await signIn();
    session.actor.send({ type: 'user.changed', user: { ...sampleUser, name: 'Asha' } });
    expect(session.look(selectUser)?.name).toBe('Asha');
    expect(session.done).toEqual([`store Asha ${sampleToken}`]);
  });

  it('throws for a command nobody gave', async () => {
    const reported = vi.fn();
    const actor = createActor(
      sessionMachine.provide({ actors: { readStored: session.ports.readStored.logic as never } }),
    );
    actor.subscribe({ error: reported });
    actor.start();
    await session.ports.readStored.answer(nothing);
    actor.send(verified);
    expect(reported).toHaveBeenCalledOnce();
    expect(String(reported.mock.calls[0]?.[0])).toContain('"store" was not provided');
  });
});
