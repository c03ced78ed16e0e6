import { OfflineError } from '../failure';
import { sessionMachine } from '../session';
import { sampleToken, sampleUser } from './samples';
import { type Walk, walk } from './walk';

const remembered = { token: sampleToken, user: sampleUser, notitoken: 'noti' };
const nothing = { token: null, user: null, notitoken: null };
const error = new TypeError('Failed to fetch');
const events = [
  { type: 'session.verified', user: sampleUser, token: sampleToken },
  { type: 'session.logout' },
  { type: 'session.questioned' },
  { type: 'navigation.started' },
  { type: 'connection.back' },
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
  { type: 'xstate.error.actor.loadUser', error: new OfflineError('No network') },
  ...['recordSession', 'postLogout'].flatMap((port) => [
    { type: `xstate.done.actor.${port}` },
    { type: `xstate.error.actor.${port}`, error },
  ]),
];

/** Every way a session goes, in the chart alone and in the real app; `without` leaves events out, by type. */
export const walkSession = ({ without = [] }: { without?: readonly string[] } = {}): Walk =>
  walk({
    machine: sessionMachine,
    events: events.filter((event) => !without.includes(event.type)),
    facet: (context) => context.token,
  });
