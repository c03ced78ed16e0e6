import { createHash } from 'node:crypto';
import type { Mail } from '../../gateways/mail';
import type { Push } from '../../gateways/push';
import type { Sms } from '../../gateways/sms';
import type { Notice } from './notice';
import { type Sender, write } from './templates';

/** For every device of an account: `token` is known when it goes out. */
export type PushToAll = Omit<Push, 'token'> & { accountId: string };

/** What a notice comes to, ready for the gateways. */
export interface Messages {
  sms: Sms | null;
  mail: Mail | null;
  push: PushToAll | null;
}

export function messagesOf(notice: Notice, sender: Sender): Messages {
  const { sms, mail, push } = write(notice, sender);
  const about = aboutOf(notice);
  return {
    sms: sms && { id: messageId(notice.template, 'sms', about), ...sms },
    mail: mail && { id: messageId(notice.template, 'mail', about), ...mail },
    push: push && { id: messageId(notice.template, 'push', about), ...push },
  };
}

function aboutOf(notice: Notice): string {
  if (notice.template === 'ticket') return `${notice.audience} ${notice.number}`;
  if (notice.template !== 'otp') return notice.orderId;
  return `${notice.to.channel === 'sms' ? notice.to.phone : notice.to.email} ${notice.nonce}`;
}

/** The same parts make the same id, so a job that runs again repeats nothing. */
export function messageId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
