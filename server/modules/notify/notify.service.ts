import { createHash } from 'node:crypto';
import type { Mail, MailGateway } from '../../gateways/mail';
import type { Sms, SmsGateway } from '../../gateways/sms';
import { type Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { enqueue, jobsDocument } from '../../platform/jobs';
import { type Notice, noticeQueue } from './notice';
import { type Sender, write } from './templates';

/** The same notice makes the same ids, so a job that runs again repeats nothing. */
function messageId(notice: Notice, channel: 'sms' | 'mail'): string {
  const about = notice.template === 'otp' ? `${notice.phone} ${notice.nonce}` : notice.orderId;
  const hex = createHash('sha256').update(`${notice.template} ${channel} ${about}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a notice comes to, ready for the gateways. */
export function messagesOf(notice: Notice, sender: Sender): { sms: Sms | null; mail: Mail | null } {
  const { sms, mail } = write(notice, sender);
  return {
    sms: sms && { id: messageId(notice, 'sms'), ...sms },
    mail: mail && { id: messageId(notice, 'mail'), ...mail },
  };
}

export interface Senders {
  sms: SmsGateway;
  mail: MailGateway;
}

export function createNotifyService(deps: Pick<Deps, 'config' | 'jobs' | 'random'>, senders: Senders) {
  const sender: Sender = {
    name: deps.config.operator.name,
    domain: deps.config.publicUrl ? new URL(deps.config.publicUrl).hostname : 'localhost',
  };

  deps.jobs.handleMany<Notice>(noticeQueue, async (notices) => {
    const messages = notices.map((notice) => messagesOf(notice, sender));
    await senders.sms.send(messages.flatMap(({ sms }) => sms ?? []));
    await senders.mail.send(messages.flatMap(({ mail }) => mail ?? []));
  });

  return {
    /** Tells somebody something, once the caller's transaction is committed. */
    async notify(trx: Tx, notice: Exclude<Notice, { template: 'otp' }>): Promise<void> {
      await enqueue(trx, { queue: noticeQueue, payload: notice });
    },
    /** Notices for `jobsPart`, where they are written together with what they tell of. */
    document: (notices: readonly Exclude<Notice, { template: 'otp' }>[]): string =>
      jobsDocument(notices.map((payload) => ({ queue: noticeQueue, payload }))),
    /** Sends a one-time password before anything else that waits. */
    async sendCode(trx: Tx, phone: string, code: string): Promise<void> {
      const notice: Notice = { template: 'otp', phone, code, nonce: deps.random.uuid() };
      await enqueue(trx, { queue: noticeQueue, payload: notice, priority: 0 });
    },
  };
}
