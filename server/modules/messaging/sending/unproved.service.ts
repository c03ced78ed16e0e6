import type { Deps } from '../../../platform/deps';
import type { Messages } from './messages';
import type { Notice } from './notice';
import * as repository from './unproved.repository';

/** A notice with what it came to, and whether a stranger may have caused it. */
interface Written {
  notice: Notice;
  messages: Messages;
}

/** Messages of any 24 hours to one number or address. */
const mostADay = 5;
const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

/**
 * Messages that anybody can cause who types a number or an address: for what costs nothing, and for orders that nobody has paid. What is due for a
 * payment always goes, and one-time passwords have limits of their own.
 */
export function isFree(notice: Notice): boolean {
  if (notice.template === 'receipt') return notice.amount === 0;
  if (notice.template === 'review') return notice.news.about === 'asked';
  if (notice.template === 'lessons' || notice.template === 'session' || notice.template === 'sessionNews')
    return !notice.isPaid;
  if (notice.template === 'joinReminder') return notice.isFree === true;
  if (notice.template === 'ticket') return notice.audience === 'sender';
  return ['unpaid', 'paymentReminder', 'memberInvite'].includes(notice.template);
}

/** One mailbox has many spellings: what follows a plus counts nowhere, dots not at Gmail. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const [base = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${isGmail ? base.replaceAll('.', '') : base}@${isGmail ? 'gmail.com' : domain}`;
}

const phoneOf = (notice: Notice) => ('phone' in notice && notice.phone ? [notice.phone] : []);
const emailOf = (notice: Notice) => ('email' in notice && notice.email ? [notice.email.toLowerCase()] : []);

/** Messages to numbers and addresses that nobody has proved: bounded for each over all senders and servers, and without words of strangers. */
export function createUnproved({
  clock,
  database,
  jobs,
  signer,
}: Pick<Deps, 'clock' | 'database' | 'jobs' | 'signer'>) {
  const recipientOf = (channel: 'sms' | 'mail', to: string) =>
    Buffer.from(signer.sign('unproved recipient', `${channel} ${to}`), 'base64url');

  jobs.every('notify.unproved-sweep', hour, () =>
    repository.deleteAdmittedBefore(database.db, new Date(clock.now().getTime() - 2 * day)),
  );

  return {
    /** Which of these notices a stranger may have caused. */
    async caused(notices: readonly Notice[]): Promise<Set<Notice>> {
      const renewals = notices.flatMap((one) => (one.template === 'renewal' ? [one] : []));
      const paid =
        renewals.length === 0
          ? new Set<string>()
          : await repository.findPaid(
              database.db,
              renewals.map(({ orderId }) => orderId),
            );
      return new Set(
        notices.filter((one) => isFree(one) || (one.template === 'renewal' && !paid.has(one.orderId))),
      );
    },

    /** Those of them that go to a number or an address that opens no account: they say nothing that a stranger wrote. */
    async nameless(caused: ReadonlySet<Notice>): Promise<Set<Notice>> {
      if (caused.size === 0) return new Set();
      const all = [...caused];
      const proved = await repository.findProved(database.db, {
        phones: all.flatMap(phoneOf),
        emails: all.flatMap(emailOf),
      });
      const isProved = (notice: Notice) =>
        [...phoneOf(notice), ...emailOf(notice)].every((at) => proved.has(at));
      return new Set(all.filter((notice) => !isProved(notice)));
    },

    /** Leaves out what is too much for its recipient. Run again, it admits what it admitted before. */
    async bound(written: readonly Written[], caused: ReadonlySet<Notice>): Promise<Written[]> {
      const bounded = written.filter(({ notice }) => caused.has(notice));
      if (bounded.length === 0) return [...written];
      const at = clock.now();
      const window = { at, since: new Date(at.getTime() - day), most: mostADay };
      const toPhone = (to: string) => recipientOf('sms', to);
      const toMail = (to: string) => recipientOf('mail', mailboxOf(to));
      return database.tx(async (trx) => {
        const recipients = bounded.flatMap(({ messages: { sms, mail } }) => [
          ...(sms ? [toPhone(sms.to)] : []),
          ...(mail ? [toMail(mail.to)] : []),
        ]);
        await repository.lockRecipients(trx, recipients);
        const admitted: Written[] = [];
        for (const one of written) {
          const { sms, mail } = one.messages;
          if (!caused.has(one.notice)) admitted.push(one);
          else
            admitted.push({
              notice: one.notice,
              messages: {
                ...one.messages,
                sms: sms && (await goes(sms.id, toPhone(sms.to))) ? sms : null,
                mail: mail && (await goes(mail.id, toMail(mail.to))) ? mail : null,
              },
            });
        }
        return admitted;

        function goes(messageId: string, recipient: Buffer): Promise<boolean> {
          return repository.admit(trx, { ...window, messageId, recipient });
        }
      });
    },
  };
}
