import type { Language } from '@haat/i18n';
import type { Mail } from '../../../gateways/mail';
import type { Sms } from '../../../gateways/sms';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { bulkPriority, enqueue, enqueueMany, type NewJob } from '../../../platform/jobs/jobs';
import { mapInTurns } from '../../../platform/workers/turns';
import type { CodePurpose, CodeTo } from '../../accounts';
import { definitionOf } from '../templates/templates';
import type { Sender } from '../templates/templates.parts';
import { accountsIn, asChosen, type FeedPort, type OutgoingMessage } from './chosen';
import { createMessageSending, type Devices } from './message-sending.service';
import { messageId, messagesOf, type PushToAll } from './messages';
import { type Notice, noticeQueue, type Tellable } from './notice';
import { openNotice, type StoredNotice, sealNotice } from './notice.seal';
import { languageOf, readerOf } from './reader';
import { findLanguages } from './reader.repository';
import { createUnproved } from './unproved.service';

export type NotifierDeps = Pick<
  Deps,
  | 'clock'
  | 'config'
  | 'database'
  | 'gateways'
  | 'jobs'
  | 'log'
  | 'random'
  | 'sealer'
  | 'signer'
  | 'webhookBase'
>;

/** Keeps messages where developers read them. */
export type Keep = (messages: { sms: Sms[]; mail: Mail[] }) => Promise<void>;

/** Of a one-time password; told in its text. */
const codeLivesMs = 5 * 60 * 1000;

export function createNotifierService(deps: NotifierDeps, devices: Devices, feed: FeedPort, keep: Keep) {
  const { clock, config, database, gateways, jobs, random, sealer } = deps;
  const sending = createMessageSending(deps, devices);
  const unproved = createUnproved(deps);
  // The origin is known only once the server listens.
  const sender = (): Sender => ({
    name: config.operator.name,
    domain: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
    origin: config.publicUrl ?? deps.webhookBase(),
    hasHindiSms: (template) =>
      config.providers.sms === null || config.providers.sms.hindiTemplates[template] !== undefined,
  });

  /**
   * What has a provider goes out in jobs of its own, in one transaction with what the feeds keep; the rest is kept in the outbox. Run again,
   * it keeps and sends nothing twice: both go by the notice.
   */
  async function deliver(notices: readonly Notice[]): Promise<void> {
    const outgoing: { sms: Sms[]; mail: Mail[] } = { sms: [], mail: [] };
    const out: NewJob[] = [];
    const outbox: OutgoingMessage[] = [];
    const languages = await findLanguages(database.db, notices.map(readerOf));
    const caused = await unproved.caused(notices);
    const nameless = await unproved.nameless(caused);
    const drafts = await mapInTurns(notices, (notice) => {
      const spoken = languageOf(readerOf(notice), languages);
      return { notice, messages: messagesOf(notice, sender(), spoken, { isNamed: !nameless.has(notice) }) };
    });
    const written = await unproved.bound(drafts, caused);
    const channelsOf = await feed.channelsOf(accountsIn(written.map(({ messages }) => messages)));
    for (const { notice, messages } of written) {
      const isCode = notice.template === 'otp';
      const { isBulk = false, isPerishable } = definitionOf(notice);
      const until = isPerishable && 'until' in notice ? (notice.until ?? null) : null;
      const how = { until, isUrgent: isCode, isBulk };
      const { sms, mail, push, entry } = asChosen(notice, messages, channelsOf, sender());
      if (entry) outbox.push(entry);
      if (sms && gateways.sms) out.push(sending.job('sms', sms, how));
      else if (sms) outgoing.sms.push(sms);
      if (mail && gateways.mail) out.push(sending.job('mail', mail, how));
      else if (mail) outgoing.mail.push(mail);
      if (push && gateways.push)
        for (const one of await toEach(push)) out.push(sending.job('push', one, how));
    }
    await keep(outgoing);
    if (out.length + outbox.length === 0) return;
    const changed = await database.tx(async (trx) => {
      await enqueueMany(trx, out);
      return feed.keep(trx, outbox);
    });
    feed.changed(changed);
  }

  jobs.handleMany<StoredNotice>(noticeQueue, (stored) =>
    deliver(stored.map((notice) => openNotice(sealer, notice))),
  );

  const jobOf = (notice: Tellable): NewJob => ({
    queue: noticeQueue,
    payload: sealNotice(sealer, notice),
    ...(definitionOf(notice).isBulk && { priority: bulkPriority }),
  });

  async function toEach({ accountId, id, ...push }: PushToAll) {
    const tokens = await devices.pushTokens(accountId);
    return tokens.map((token) => ({ ...push, token, id: messageId(id, token) }));
  }

  return {
    /** Tells somebody something, once the caller's transaction is committed. */
    async notify(trx: Tx, notice: Tellable): Promise<void> {
      await enqueue(trx, jobOf(notice));
    },
    /** As `notify`, of several in one statement. */
    async notifyMany(trx: Tx, notices: readonly Tellable[]): Promise<void> {
      await enqueueMany(trx, notices.map(jobOf));
    },
    /** Does at once what a job of `notify` does, for a job that may run again: a message that waits to be sent is not written twice. */
    deliver: (notices: readonly Tellable[]): Promise<void> => deliver(notices),
    /** Sends a one-time password before anything else that waits. */
    async sendCode(
      trx: Tx,
      to: CodeTo,
      code: string,
      { purpose = 'signIn', language }: { purpose?: CodePurpose; language?: Language | undefined } = {},
    ): Promise<void> {
      const until = new Date(clock.now().getTime() + codeLivesMs).toISOString();
      const nonce = random.uuid();
      const notice: Notice = {
        template: 'otp',
        to,
        code,
        purpose,
        nonce,
        until,
        ...(language && { language }),
      };
      await enqueue(trx, { queue: noticeQueue, payload: sealNotice(sealer, notice), priority: 0 });
    },
  };
}
