import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { mail, type Sender, type Written } from '../templates.parts';

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
function writeTicket(notice: TicketNotice, sender: Sender): Written {
  if (notice.audience === 'operator') {
    const { number, topic, name, reach, text } = notice;
    return letter(
      notice.email,
      t('[{topic}] Ticket {number}', { topic, number }),
      [t('{name}, {reach}, wrote:', { name, reach }), { quote: text }],
      sender,
    );
  }
  const about = { brand: sender.name, number: notice.number };
  return letter(
    notice.email,
    t('Your message to {brand}: ticket {number}', about),
    [
      t(
        'We have received your message to {brand}. Your ticket number is {number}: quote it when you write again.',
        about,
      ),
      { link: notice.url, does: t('See what happens next') },
      t('If you did not write to us, you can ignore this email.'),
    ],
    sender,
  );
}

const letter = (to: string, subject: string, lines: readonly Paragraph[], sender: Sender): Written => ({
  sms: null,
  mail: mail(to, subject, lines, sender),
  push: null,
});

export const ticketNotification = defineNotification<TicketNotice>({
  template: 'ticket',
  event: null,
  keyOf: ({ audience, number }) => `${audience} ${number}`,
  write: writeTicket,
  samples: () => [
    {
      template: 'ticket',
      audience: 'operator',
      email: 'care@haat.example',
      number: 'T-1042',
      topic: 'payment',
      name: 'Kabir Rao',
      reach: sample.buyer.email,
      text: 'I paid and see nothing.\n\nCan you look?',
    },
    {
      template: 'ticket',
      audience: 'sender',
      email: sample.buyer.email,
      number: 'T-1042',
      url: `${sample.origin}/ContactUs?ticket=T-1042`,
    },
  ],
});
