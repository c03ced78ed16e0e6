import { expect, it } from 'vitest';
import { sampleToken, sampleUser, walk } from '../testing';
import { sessionMachine } from '.';

const remembered = { token: sampleToken, user: sampleUser, notitoken: 'noti' };
const nothing = { token: null, user: null, notitoken: null };
const error = new TypeError('Failed to fetch');
const events = [
  { type: 'session.verified', user: sampleUser, token: sampleToken },
  { type: 'session.logout' },
  { type: 'session.questioned' },
  { type: 'navigation.started' },
  { type: 'storage.changed', token: null },
  { type: 'storage.changed', token: 'another' },
  { type: 'user.changed', user: { ...sampleUser, name: 'Meera' } },
  { type: 'notitoken.changed', notitoken: 'noti' },
  ...['readStored', 'readAgain'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: remembered },
    { type: `xstate.done.actor.${port}`, output: nothing },
    { type: `xstate.error.actor.${port}`, error },
  ]),
  { type: 'xstate.done.actor.loadUser', output: { user: sampleUser, kyc: false } },
  { type: 'xstate.error.actor.loadUser', error },
  ...['recordSession', 'postLogout'].flatMap((port) => [
    { type: `xstate.done.actor.${port}` },
    { type: `xstate.error.actor.${port}`, error },
  ]),
];

it('leaves no transition of the session unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: sessionMachine,
    events,
    facet: (context) => context.token,
  });
  console.info(`session: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
