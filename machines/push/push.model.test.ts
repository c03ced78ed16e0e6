import { expect, it } from 'vitest';
import { freshDevice, walk } from '../testing';
import { type PushState, pushMachine } from '.';

const error = new TypeError('Failed to fetch');
const statuses: PushState[] = [
  { ...freshDevice, isConfigured: false },
  { ...freshDevice, isSupported: false },
  { ...freshDevice, permission: 'denied' },
  { ...freshDevice, permission: 'granted', isWanted: true, savedToken: 'token-1' },
  freshDevice,
];
const events = [
  { type: 'push.turnOn' },
  { type: 'push.turnOff' },
  { type: 'offer.dismiss' },
  { type: 'permission.changed' },
  { type: 'message.came', message: { title: 'You sold Raga notes', text: '', link: null } },
  ...statuses.map((output) => ({ type: 'xstate.done.actor.readDevice', output })),
  ...['granted', 'denied', 'default'].map((output) => ({ type: 'xstate.done.actor.askPermission', output })),
  ...['register', 'registerAgain'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: 'token-1' },
    { type: `xstate.done.actor.${port}`, output: 'token-2' },
  ]),
  ...['saveToken', 'saveAgain', 'unregister'].map((port) => ({ type: `xstate.done.actor.${port}` })),
  ...['readDevice', 'askPermission', 'register', 'registerAgain', 'saveToken', 'saveAgain', 'unregister'].map(
    (port) => ({ type: `xstate.error.actor.${port}`, error }),
  ),
];

it('leaves no transition of push messages unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: pushMachine,
    events,
    facet: (context) => context.savedToken,
  });
  console.info(`push: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
