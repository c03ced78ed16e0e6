import { pushMachine, type Standing } from '@haat/machines/push';
import { script } from './script';

const fresh: Standing = {
  isConfigured: true,
  isSupported: true,
  permission: 'default',
  isWanted: false,
  savedToken: null,
  wasOffered: false,
};

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
      'not asked yet': fresh,
      'not configured': { ...fresh, isConfigured: false },
      'not supported': { ...fresh, isSupported: false },
      denied: { ...fresh, permission: 'denied' },
      'turned on': { ...fresh, permission: 'granted', isWanted: true, savedToken: 'token-1' },
    },
    askPermission: { granted: 'granted', denied: 'denied', closed: 'default' },
    register: { 'the same token': 'token-1', 'a new token': 'token-2' },
  },
});
