import { OfflineError } from '@haat/machines/failure';
import { sessionMachine } from '@haat/machines/session';
import { sampleRefusal, sampleToken, sampleUser } from '@haat/machines/testing';
import { script } from '../../script';

export const session = script({
  machine: sessionMachine,
  events: {
    'session.verified': { type: 'session.verified', user: sampleUser, token: sampleToken },
    'session.logout': { type: 'session.logout' },
    'session.questioned': { type: 'session.questioned' },
    'navigation.started': { type: 'navigation.started' },
    'connection.back': { type: 'connection.back' },
    'storage.changed: signed out': { type: 'storage.changed', token: null },
    'storage.changed: signed in': { type: 'storage.changed', token: 'another' },
    'user.changed': { type: 'user.changed', user: sampleUser },
    'notitoken.changed': { type: 'notitoken.changed', notitoken: 'device' },
  },
  answers: {
    readStored: {
      'a token': { token: sampleToken, user: sampleUser, notitoken: null },
      nothing: { token: null, user: null, notitoken: null },
    },
    loadUser: { 'its user': { user: sampleUser, kyc: false } },
  },
  failures: {
    loadUser: {
      offline: new OfflineError('No network'),
      refused: sampleRefusal(401, 'Sign in again'),
    },
  },
});
