import type { Deps } from '../../platform/deps';
import * as repository from './notify.repository';
import type { Senders } from './notify.service';

/** A message as the development outbox shows it. */
export interface OutboxMessage {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  otp?: string;
  /** ISO 8601 in UTC. */
  at: string;
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Where messages go while no provider is set: into a table that developers read. Never chosen in production. */
export function createOutbox({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const keep = (rows: Omit<repository.MessageRow, 'at'>[]) =>
    repository.insertMessages(
      database.db,
      rows.map((row) => ({ ...row, at: clock.now() })),
    );

  jobs.every('outbox.sweep', 60 * 60 * 1000, () =>
    repository.deleteMessagesBefore(database.db, new Date(clock.now().getTime() - keptMs)),
  );

  const senders: Senders = {
    sms: {
      provider: 'outbox',
      send: (messages) =>
        keep(messages.map(({ id, to, text, otp }) => ({ id, channel: 'sms', sent_to: to, text, otp }))),
    },
    mail: {
      provider: 'outbox',
      send: (messages) =>
        keep(
          messages.map(({ id, to, subject, text }) => ({
            id,
            channel: 'mail',
            sent_to: to,
            text: `${subject}\n\n${text}`,
            otp: null,
          })),
        ),
    },
  };

  return {
    senders,
    /** The newest messages first. */
    async newest(limit = 100): Promise<OutboxMessage[]> {
      const rows = await repository.newestMessages(database.db, limit);
      return rows.map(({ channel, sent_to, text, otp, at }) => ({
        channel,
        to: sent_to,
        text,
        ...(otp !== null && { otp }),
        at: at.toISOString(),
      }));
    },
  };
}
