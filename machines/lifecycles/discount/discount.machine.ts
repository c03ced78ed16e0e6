import { setup } from 'xstate';

export type DiscountEvent =
  | { type: 'window.ahead' }
  | { type: 'window.open' }
  | { type: 'window.closed' }
  | { type: 'uses.spent' }
  | { type: 'uses.left' }
  | { type: 'turned.off' }
  | { type: 'turned.on' };

/** Turned off by its creator. */
const off = { 'turned.off': 'disabled' } as const;

/**
 * Lifecycle of a discount. Its window and usage decide; an unpaid order returns its use. The creator can change window and limit, so ended and
 * used up are not final. A discount that was turned off is re-evaluated when turned on again.
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
