import { createHash } from 'node:crypto';
import type { ContactValues, TicketTopic } from '@haat/openapi/pages';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { tooMany } from '../../../platform/http/errors';
import type { Notifier } from '../../messaging';
import type { Reach } from './contact.form';
import * as repository from './ticket.repository';

const dayMs = 24 * 60 * 60 * 1000;
/** A claim can be taken to court for three years: so long what was said can be shown. The privacy notice says the same. */
const keptMs = 3 * 365 * dayMs;
/** So that nobody's mailbox is filled in their name. */
const perReachAndDay = 5;

export interface StoredTicket {
  /** Twelve digits. */
  id: string;
  topic: TicketTopic;
}

export type Tickets = ReturnType<typeof createTickets>;

/** What people write to the operator. Sent twice on one day, the same words are one ticket. */
export function createTickets(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'signer'>,
  { notify }: { notify: Pick<Notifier, 'notify'> },
) {
  const { clock, config, database, jobs, signer } = deps;
  const { operator } = config;

  jobs.every('tickets.sweep', dayMs, () =>
    repository.deleteBefore(database.db, new Date(clock.now().getTime() - keptMs)),
  );

  /** The mailbox that answers: what the law gives to the grievance officer goes there. */
  const mailboxOf = (topic: TicketTopic) =>
    topic === 'question' || topic === 'refund' ? operator.email : operator.grievanceEmail || operator.email;

  async function tell(
    trx: Tx,
    { id, topic }: StoredTicket,
    { name, email, phone, text }: Reach & { name: string; text: string },
    url: string,
  ): Promise<void> {
    const number = inGroups(id);
    const mailbox = mailboxOf(topic);
    const about = { number, topic, name, reach: email ?? phone ?? '', text };
    if (mailbox)
      await notify.notify(trx, { template: 'ticket', audience: 'operator', email: mailbox, ...about });
    if (email !== null)
      await notify.notify(trx, { template: 'ticket', audience: 'sender', email, number, url });
  }

  return {
    /**
     * Keeps a message, tells the operator and confirms it to who wrote it. `linkTo` makes the absolute address of the ticket's page.
     * Throws a 429 refusal.
     */
    async open(
      values: ContactValues,
      { email, phone }: Reach,
      linkTo: (ticket: StoredTicket) => string,
    ): Promise<StoredTicket> {
      const { topic, name, about, reach } = values;
      const text = about === '' ? values.text : `About: ${about}\n\n${values.text}`;
      const at = clock.now();
      return database.tx(async (trx) => {
        const day = at.toISOString().slice(0, 10);
        const numberAt = (attempt: number) =>
          numberOf(signer, [day, topic, name, reach, text, String(attempt)]);
        const sent = await repository.countSince(trx, { email, phone }, new Date(at.getTime() - dayMs));
        for (let attempt = 0; ; attempt++) {
          const ticket = { id: numberAt(attempt), topic };
          const existing = await repository.findTicket(trx, ticket.id);
          if (existing?.text === text && existing.name === name) return ticket;
          if (existing) continue;
          if (sent >= perReachAndDay)
            throw tooMany(
              'ticket_limit',
              'You have sent several messages today. We will answer them first; write again tomorrow.',
            );
          const isMine = await repository.insertTicket(trx, { ...ticket, at, name, email, phone, text });
          // Pressed twice at the same moment: the other one has told everybody.
          if (isMine) await tell(trx, ticket, { name, email, phone, text }, linkTo(ticket));
          return ticket;
        }
      });
    },

    /** Shows that a ticket is ours, so that its page repeats no number that somebody made up. */
    sign: ({ id, topic }: StoredTicket): string => signer.sign('ticket', `${id} ${topic}`),
    isOurs: ({ id, topic }: StoredTicket, signature: string): boolean =>
      signer.verify('ticket', `${id} ${topic}`, signature),
  };
}

/** As it is read out and written down: "4821 9073 1650". */
export const inGroups = (id: string): string => id.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The same parts make the same twelve digits, which nobody else can tell. */
function numberOf(signer: Deps['signer'], parts: readonly string[]): string {
  const digest = createHash('sha256')
    .update(signer.sign('ticketNumber', JSON.stringify(parts)))
    .digest();
  return String(digest.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0');
}
