import type { Ticket } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Audit, reasonOf } from '../audit.service';
import { countUnanswered, listTickets, lockTicket, type TicketRow, writeAnswered } from './ticket.repository';

const most = 200;

/** What people wrote by the contact form, and whether somebody has answered. */
export function createTicketAdmin(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { audit }: { audit: Audit },
) {
  return {
    count: () => countUnanswered(database.db),

    list: async (state: 'open' | 'answered'): Promise<Ticket[]> =>
      (await listTickets(database.db, state === 'open', most)).map(view),

    /** Remembers that a ticket was answered. Throws a 404 refusal, and a 409 one when it was before. */
    async answer(by: Session, id: string, text: string): Promise<Ticket> {
      const reason = reasonOf(text);
      return database.tx(async (trx) => {
        const row = await lockTicket(trx, id);
        if (!row) throw notFound('Ticket not found');
        if (row.answered_at) throw conflict('already_answered', 'This ticket has already been answered.');
        const at = clock.now();
        await writeAnswered(trx, id, at);
        await audit.record(trx, {
          by,
          action: 'answerTicket',
          subject: { kind: 'ticket', id },
          reason,
          before: { answeredAt: null },
          after: { answeredAt: at },
        });
        return view({ ...row, answered_at: at });
      });
    },
  };
}

export type TicketAdmin = ReturnType<typeof createTicketAdmin>;

const view = ({ id, at, topic, name, email, phone, text, answered_at }: TicketRow): Ticket => ({
  id,
  at: at.toISOString(),
  topic,
  name,
  email,
  phone,
  text,
  answeredAt: answered_at?.toISOString() ?? null,
});
