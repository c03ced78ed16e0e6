import { htmlOf, type Paragraph, textOf } from './mail.document';
import type { Sender, Written } from './templates';

/** A message from the contact form: to whoever has to answer it, and a confirmation to who wrote it. */
export type TicketNotice =
  | {
      template: 'ticket';
      audience: 'operator';
      email: string;
      /** The ticket's number as people are told it. */
      number: string;
      topic: string;
      name: string;
      /** An address or a phone number. */
      reach: string;
      text: string;
    }
  | {
      template: 'ticket';
      audience: 'sender';
      email: string;
      number: string;
      /** Absolute: the page that says what happens next. */
      url: string;
    };

/** The confirmation repeats nothing that was written: the address it goes to may be somebody else's. */
export function writeTicket(notice: TicketNotice, sender: Sender): Written {
  if (notice.audience === 'operator') {
    const { number, topic, name, reach, text } = notice;
    return letter(notice.email, `[${topic}] Ticket ${number}`, [
      `${name}, ${reach}, wrote:`,
      ...text.split(/\n{2,}/),
    ]);
  }
  return letter(notice.email, `Your message to ${sender.name}: ticket ${notice.number}`, [
    `Your message has reached ${sender.name}. Its ticket number is ${notice.number}: name it when you write again.`,
    { link: notice.url, does: 'See what happens next' },
    'If you did not write to us, you need not do anything.',
    sender.name,
  ]);
}

const letter = (to: string, subject: string, lines: readonly Paragraph[]): Written => ({
  sms: null,
  mail: { to, subject, text: textOf(lines), html: htmlOf(subject, lines), otp: null },
  push: null,
});
