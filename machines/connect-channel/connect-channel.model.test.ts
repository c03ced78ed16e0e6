import { expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { walk } from '../testing';
import { connectChannelMachine } from '.';

const event = <Event extends EventObject>(given: Event): Event => given;
const ready = { id: '-1001', status: 'ready' } as const;
const lost = { id: '-1001', status: 'lost' } as const;

it('leaves no transition of connecting a channel unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: connectChannelMachine,
    events: [
      event({ type: 'connect', connections: [] }),
      event({ type: 'connect', connections: [lost] }),
      event({ type: 'connections.loaded', connections: [] }),
      event({ type: 'connections.loaded', connections: [ready] }),
      event({ type: 'cancel' }),
      event({
        type: 'xstate.done.actor.startConnection',
        output: { deepLink: 'https://t.me/bot', expiresInMs: 900_000 },
      }),
      event({ type: 'xstate.error.actor.startConnection', error: new TypeError('Failed to fetch') }),
      event({ type: 'xstate.after.expiry.connectChannel.waiting' }),
    ],
  });
  console.info(`connectChannel: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
