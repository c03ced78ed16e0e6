import type { Catalog } from '../../catalog';
import type { Notifier } from '../../messaging';
import { createPaymentReminderService, type PaymentReminderDeps } from './payment-reminder.service';
import { paymentReminderHandlers } from './payment-reminders.routes';

/** Reminders of unpaid orders, for buyers who agreed to them. */
export function createPaymentReminders(
  deps: PaymentReminderDeps,
  dependencies: { catalog: Pick<Catalog, 'publicProduct'>; notify: Pick<Notifier, 'notify'> },
) {
  const paymentReminders = createPaymentReminderService(deps, dependencies);
  deps.events.on('order.placed', {
    key: 'payment-reminders.order',
    when: ({ isReminded }) => isReminded,
    handle: paymentReminders.schedule,
  });
  return {
    handlers: paymentReminderHandlers(paymentReminders),
    isValidLink: paymentReminders.isValidLink,
    optOut: paymentReminders.optOut,
  };
}

export type PaymentReminders = ReturnType<typeof createPaymentReminders>;
