import { expect, test } from 'vitest';
import { messagesOf } from '../../sending/messages';
import type { TicketNotice } from './ticket.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const evil = '<img src=x>\r\nBcc: b@example.com';
const notice: TicketNotice = {
  template: 'ticket',
  audience: 'operator',
  email: 'help@haat.example',
  number: '4821 9073 1650',
  topic: 'refund',
  name: evil,
  reach: 'ravi@example.com',
  text: `It did not open.\n\n${evil}`,
};
const confirmed: TicketNotice = {
  template: 'ticket',
  audience: 'sender',
  email: 'ravi@example.com',
  number: '4821 9073 1650',
  url: 'https://haat.example/ContactUs?ticket=482190731650',
};

test('the operator reads what was written, and none of it becomes a header or markup', () => {
  const { mail, sms, push } = messagesOf(notice, sender, 'en');
  expect([sms, push]).toEqual([null, null]);
  expect(mail).toMatchObject({ to: 'help@haat.example', subject: '[refund] Ticket 4821 9073 1650' });
  expect(mail?.text).toContain('It did not open.');
  expect(mail?.html).not.toContain('<img');
});

test('who wrote it gets the number and where to look, in a message of its own', () => {
  const { mail } = messagesOf(confirmed, sender, 'en');
  expect(mail?.subject).toBe('Your message to Haat: ticket 4821 9073 1650');
  expect(mail?.text).toContain(
    `See what happens next: ${confirmed.audience === 'sender' ? confirmed.url : ''}`,
  );
  expect(mail?.id).not.toBe(messagesOf(notice, sender, 'en').mail?.id);
  expect(mail?.id).toBe(messagesOf(confirmed, sender, 'en').mail?.id);
});
