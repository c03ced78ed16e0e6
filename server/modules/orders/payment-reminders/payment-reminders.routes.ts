import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { PaymentReminderService } from './payment-reminder.service';

export function paymentReminderHandlers(paymentReminders: PaymentReminderService) {
  return {
    async getPaymentReminders(request) {
      return [200, await paymentReminders.state(signedIn(request).accountId)];
    },
    async setPaymentReminders(request) {
      return [200, await paymentReminders.setEnabled(signedIn(request).accountId, request.body.isOn)];
    },
  } satisfies Handlers<'getPaymentReminders' | 'setPaymentReminders'>;
}
