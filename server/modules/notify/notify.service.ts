import type { Mail } from '../../gateways/mail';
import type { Sms } from '../../gateways/sms';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { enqueue, enqueueMany, type NewJob } from '../../platform/jobs';
import { createCarrying, type Devices } from './carrying.service';
import { messageId, messagesOf, type PushToAll } from './messages';
import { type CodeTo, type Notice, noticeQueue, type Tellable } from './notice';
import type { Sender } from './templates';

export type NotifyDeps = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'gateways' | 'jobs' | 'log' | 'random' | 'webhookBase'
>;

/** Keeps messages where developers read them. */
export type Keep = (messages: { sms: Sms[]; mail: Mail[] }) => Promise<void>;

/** Of a one-time password; told in its text. */
const codeLivesMs = 5 * 60 * 1000;

export function createNotifyService(deps: NotifyDeps, devices: Devices, keep: Keep) {
  const { clock, config, database, gateways, jobs, random } = deps;
  const carrying = createCarrying(deps, devices);
  // The origin is known only once the server listens.
  const sender = (): Sender => ({
    name: config.operator.name,
    domain: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
    origin: config.publicUrl ?? deps.webhookBase(),
  });

  /** What has a provider goes out in jobs of its own, in one transaction; the rest is kept in the outbox. */
  jobs.handleMany<Notice>(noticeQueue, async (notices) => {
    const kept: { sms: Sms[]; mail: Mail[] } = { sms: [], mail: [] };
    const out: NewJob[] = [];
    for (const notice of notices) {
      const isCode = notice.template === 'otp';
      const how = { until: isCode ? notice.until : null, isUrgent: isCode };
      const { sms, mail, push } = messagesOf(notice, sender());
      if (sms && gateways.sms) out.push(carrying.job('sms', sms, how));
      else if (sms) kept.sms.push(sms);
      if (mail && gateways.mail) out.push(carrying.job('mail', mail, how));
      else if (mail) kept.mail.push(mail);
      if (push && gateways.push)
        for (const one of await toEach(push)) out.push(carrying.job('push', one, how));
    }
    await keep(kept);
    if (out.length > 0) await database.tx((trx) => enqueueMany(trx, out));
  });

  async function toEach({ accountId, id, ...push }: PushToAll) {
    const tokens = await devices.pushTokens(accountId);
    return tokens.map((token) => ({ ...push, token, id: messageId(id, token) }));
  }

  return {
    /** Tells somebody something, once the caller's transaction is committed. */
    async notify(trx: Tx, notice: Tellable): Promise<void> {
      await enqueue(trx, { queue: noticeQueue, payload: notice });
    },
    /** The jobs of notices, for `jobsDocument`, where they are written together with what they tell of. */
    jobsOf: (notices: readonly Tellable[]): NewJob[] =>
      notices.map((payload) => ({ queue: noticeQueue, payload })),
    /** Sends a one-time password before anything else that waits. */
    async sendCode(trx: Tx, to: CodeTo, code: string): Promise<void> {
      const until = new Date(clock.now().getTime() + codeLivesMs).toISOString();
      const notice: Notice = { template: 'otp', to, code, nonce: random.uuid(), until };
      await enqueue(trx, { queue: noticeQueue, payload: notice, priority: 0 });
    },
  };
}
