import type { Deps } from '../../platform/deps';
import * as repository from './notify.repository';
import type { Keep } from './notify.service';

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
  jobs.every('outbox.sweep', 60 * 60 * 1000, () =>
    repository.deleteMessagesBefore(database.db, new Date(clock.now().getTime() - keptMs)),
  );

  const keep: Keep = ({ sms, mail }) => {
    const at = clock.now();
    return repository.insertMessages(database.db, [
      ...sms.map(({ id, to, text, otp }) => ({ id, channel: 'sms' as const, sent_to: to, text, otp, at })),
      ...mail.map(({ id, to, subject, text, otp }) => ({
        id,
        channel: 'mail' as const,
        sent_to: to,
        text: `${subject}\n\n${text}`,
        otp,
        at,
      })),
    ]);
  };

  return {
    keep,
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
