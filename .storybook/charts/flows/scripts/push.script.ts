import { pushMachine } from '@haat/machines/push';
import { freshDevice } from '@haat/machines/testing';
import { script } from '../../script';

export const push = script({
  machine: pushMachine,
  events: {
    'push.turnOn': { type: 'push.turnOn' },
    'push.turnOff': { type: 'push.turnOff' },
    'offer.dismiss': { type: 'offer.dismiss' },
    'permission.changed': { type: 'permission.changed' },
    'message.came': {
      type: 'message.came',
      message: { title: 'You sold Raga notes', text: '₹499 from Ananya', link: null },
    },
  },
  answers: {
    readDevice: {
      'not asked yet': freshDevice,
      'not configured': { ...freshDevice, isConfigured: false },
      'not supported': { ...freshDevice, isSupported: false },
      denied: { ...freshDevice, permission: 'denied' },
      'turned on': { ...freshDevice, permission: 'granted', isWanted: true, savedToken: 'token-1' },
    },
    askPermission: { granted: 'granted', denied: 'denied', closed: 'default' },
    register: { 'the same token': 'token-1', 'a new token': 'token-2' },
  },
});
