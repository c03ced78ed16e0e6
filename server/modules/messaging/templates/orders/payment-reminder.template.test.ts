import { expect, it } from 'vitest';
import { type PaymentReminderNotice, writePaymentReminder } from './payment-reminder.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const notice: PaymentReminderNotice = {
  template: 'paymentReminder',
  orderId: 'HT7K2M9QabcdefGH',
  email: 'ravi@example.com',
  number: 1,
  productTitle: 'Raga basics',
  sellerName: 'Asha',
  amount: 49_900,
  buyUrl: 'https://haat.example/pp/9fGhJkMn4PqRsTuV',
  stopUrl: 'https://haat.example/reminders/HT7K2M9QabcdefGH?k=y',
};

it('goes by mail alone, says that nothing was charged and how to stop it', () => {
  const { sms, mail, push } = writePaymentReminder(notice, sender);
  expect([sms, push]).toEqual([null, null]);
  expect(mail).toMatchObject({
    to: 'ravi@example.com',
    subject: 'You have not paid for Raga basics yet',
    unsubscribe: notice.stopUrl,
  });
  expect(mail?.text).toContain('Raga basics from Asha for ₹499. Nothing was charged.');
  expect(mail?.text).toContain(notice.buyUrl);
  expect(mail?.text).toContain(`Unsubscribe: ${notice.stopUrl}`);
  expect(mail?.text).toContain('one more tomorrow');
});

it('says that it is the last', () => {
  const { mail } = writePaymentReminder({ ...notice, number: 2, sellerName: '' }, sender);
  expect(mail?.subject).toBe('Raga basics is still available');
  expect(mail?.text).toContain('from the seller for ₹499');
  expect(mail?.text).toContain('This is the last email about it.');
  expect(mail?.text).not.toContain('tomorrow');
});
