import { discountMachine } from '@haat/machines/lifecycles/discount';
import { script } from '../../script';

export const discount = script({
  machine: discountMachine,
  events: {
    'window.ahead': { type: 'window.ahead' },
    'window.open': { type: 'window.open' },
    'window.closed': { type: 'window.closed' },
    'uses.spent': { type: 'uses.spent' },
    'uses.left': { type: 'uses.left' },
    'turned.off': { type: 'turned.off' },
    'turned.on': { type: 'turned.on' },
  },
});
