import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../platform/config.providers';
import { TryLater, Undeliverable } from '../delivery';
import { reasonIn } from '../outside';
import type { MailGateway } from './mail.gateway';

const connectMs = 8_000;
const silenceMs = 15_000;

/** What nodemailer's errors carry. */
interface SmtpError extends Error {
  /** Such as EAUTH, EENVELOPE, ECONNECTION. */
  code?: string;
  responseCode?: number;
}

/** Sends by SMTP, one connection a message. Outside this machine nothing leaves without TLS. */
export function createSmtp({ url, from }: SmtpConfig): MailGateway {
  const { hostname, protocol } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    ...(protocol === 'smtp:' && !isHere && { requireTLS: true }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A text is a text: nothing in it is read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    provider: 'smtp',
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same at every attempt, so that a mailbox can show a repetition once.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
  };
}

/** 4xx passes, as with greylisting; 5xx of the recipient stays. A refused sign-in is for the operator to put right. */
function failureOf({ code, responseCode }: SmtpError): Undeliverable | TryLater {
  const reason = `${reasonIn(code)}${responseCode === undefined ? '' : `_${responseCode}`}`;
  if (code === 'EAUTH') return new TryLater(reason);
  if (responseCode !== undefined && responseCode >= 500) return new Undeliverable(reason);
  // An address that no server would take, found before asking one.
  if (code === 'EENVELOPE' && responseCode === undefined) return new Undeliverable(reason);
  return new TryLater(reason, undefined, responseCode === undefined);
}
