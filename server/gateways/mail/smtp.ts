import type { SmtpConfig } from '../../platform/config/providers';
import { TryLater, Undeliverable } from '../delivery';
import { reasonIn } from '../outside';
import { calendarFile, type MailGateway } from './mail.gateway';

const connectMs = 8_000;
const silenceMs = 15_000;

/** One address and nothing else, so that none can smuggle in a second one. */
const address = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/;

/** What nodemailer's errors carry. */
interface SmtpError extends Error {
  /** Such as EAUTH, EENVELOPE, ECONNECTION. */
  code?: string;
  responseCode?: number;
  /** Which step was refused, such as RCPT TO. */
  command?: string;
}

/** Sends by SMTP, one connection a message. Outside this machine nothing leaves without TLS. */
export function createSmtp({ url, from }: SmtpConfig): MailGateway {
  const { hostname, protocol } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const options = {
    url,
    ...(protocol === 'smtp:' && !isHere && { requireTLS: true }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A text is a text: nothing in it is read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    provider: 'smtp',
    async send({ id, to, subject, text, html, unsubscribe, calendar }) {
      if (!address.test(to)) throw new Undeliverable('no_address');
      // Loaded with the first mail: an installation without mail never needs it.
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(calendar && { icalEvent: { ...calendar, filename: calendarFile } }),
          // The same at every attempt, so that a mailbox can show a repetition once.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

/**
 * 4xx passes, as with greylisting; 5xx of the recipient or of the message stays. Anything else, such as a refused sign-in or
 * sender, is for the operator to put right.
 */
function failureOf({ code, responseCode, command }: SmtpError): Undeliverable | TryLater {
  const reason = `${reasonIn(code)}${responseCode === undefined ? '' : `_${responseCode}`}`;
  const isOfMessage = command === 'RCPT TO' || code === 'EMESSAGE';
  if (isOfMessage && responseCode !== undefined && responseCode >= 500) return new Undeliverable(reason);
  return new TryLater(reason, undefined, responseCode === undefined);
}
