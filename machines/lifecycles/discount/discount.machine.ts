import { setup } from 'xstate';

export type DiscountEvent =
  | { type: 'window.ahead' }
  | { type: 'window.open' }
  | { type: 'window.closed' }
  | { type: 'uses.spent' }
  | { type: 'uses.left' }
  | { type: 'turned.off' }
  | { type: 'turned.on' };

/** Whoever made it says no at any time. */
const off = { 'turned.off': 'disabled' } as const;

/**
 * The life of a discount. Time opens and closes its window, orders use it up, and an order that ends unpaid brings a use back. Its creator
 * may move the window or the limit, so none of these ends is for ever; what was turned off waits until it is turned on again, and then is
 * asked anew what time and uses say.
 */
export const discountMachine = setup({
  types: { events: {} as DiscountEvent },
}).createMachine({
  id: 'discount',
  initial: 'scheduled',
  states: {
    scheduled: { on: { ...off, 'window.open': 'active', 'window.closed': 'expired' } },
    active: {
      on: { ...off, 'window.ahead': 'scheduled', 'window.closed': 'expired', 'uses.spent': 'exhausted' },
    },
    exhausted: {
      on: { ...off, 'window.ahead': 'scheduled', 'window.closed': 'expired', 'uses.left': 'active' },
    },
    expired: { on: { ...off, 'window.ahead': 'scheduled', 'window.open': 'active' } },
    disabled: { on: { 'turned.on': 'scheduled' } },
  },
});
