import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type Connection,
  connectChannelMachine,
  selectConnectedId,
  selectError,
  selectIsExpired,
  selectLink,
} from '.';

const bread = { id: '-1001', status: 'ready' } as const;
const tea = { id: '-1002', status: 'missingRights' } as const;

async function begin(connections: readonly Connection[] = []) {
  const clock = new SimulatedClock();
  const actor = createActor(
    connectChannelMachine.provide({
      actors: {
        startConnection: fromPromise(async () => ({
          deepLink: 'https://t.me/bot?start=connect_x',
          expiresInMs: 900_000,
        })),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'connect', connections });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  return { actor, clock };
}

it('shows the link to the bot, and sees which channel was connected', async () => {
  const { actor } = await begin([bread]);
  expect(selectLink(actor.getSnapshot())).toBe('https://t.me/bot?start=connect_x');
  actor.send({ type: 'connections.loaded', connections: [bread] });
  expect(selectConnectedId(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'connections.loaded', connections: [tea, bread] });
  expect([selectConnectedId(actor.getSnapshot()), selectLink(actor.getSnapshot())]).toEqual(['-1002', null]);
});

it('sees a channel that was lost come back', async () => {
  const { actor } = await begin([{ ...bread, status: 'lost' }]);
  actor.send({ type: 'connections.loaded', connections: [bread] });
  expect(selectConnectedId(actor.getSnapshot())).toBe('-1001');
});

it('says when the link is over, and still hears of whoever came late', async () => {
  const { actor, clock } = await begin();
  clock.increment(900_000);
  expect([selectIsExpired(actor.getSnapshot()), selectLink(actor.getSnapshot())]).toEqual([true, null]);
  actor.send({ type: 'connections.loaded', connections: [bread] });
  expect(selectConnectedId(actor.getSnapshot())).toBe('-1001');
});

it('says why there is no link, and tries again', async () => {
  const error = new TypeError('Failed to fetch');
  const actor = createActor(
    connectChannelMachine.provide({ actors: { startConnection: fromPromise(() => Promise.reject(error)) } }),
  ).start();
  actor.send({ type: 'connect', connections: [] });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(selectError(actor.getSnapshot())).toBe(error);
  actor.send({ type: 'connect', connections: [] });
  expect(selectError(actor.getSnapshot())).toBeNull();
});
