import type { TelegramUpdate } from '../../../../gateways/telegram';
import type { Deps } from '../../../../platform/deps';
import { enqueueMany } from '../../../../platform/jobs/jobs';
import { type BotEvent, botEventOf } from './bot-event';
import { deleteOldUpdates, insertUpdates } from './update.repository';

/** An event with the update it came in; updates of one chat are numbered in the order of what happened. */
export interface ReceivedEvent {
  updateId: number;
  event: BotEvent;
}

export type HandleEvent = (received: ReceivedEvent) => Promise<void>;

export interface Updates {
  /** Takes updates in whatever way they came: once they are taken, they are handled, and those that were taken before are passed over. */
  take(updates: readonly TelegramUpdate[]): Promise<void>;
}

const queue = 'telegram.update';
const hour = 60 * 60_000;
/** Telegram keeps updates for a day. */
const keptForMs = 48 * hour;
/** Somebody waits in Telegram. */
const priority = 0;

/** Takes updates of the bot: each becomes a job in the transaction that notes it, so that none is lost and none is handled twice on purpose. */
export function createUpdates(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  handle: HandleEvent,
): Updates {
  jobs.handle(queue, handle, { attempts: 20 });
  jobs.every('telegram.updates.sweep', hour, () =>
    deleteOldUpdates(database.db, new Date(clock.now().getTime() - keptForMs)),
  );
  return {
    async take(updates) {
      if (updates.length === 0) return;
      await database.tx(async (trx) => {
        const fresh = await insertUpdates(
          trx,
          updates.map(({ update_id }) => update_id),
          clock.now(),
        );
        const received = updates.flatMap((update): ReceivedEvent[] => {
          const event = fresh.has(update.update_id) ? botEventOf(update) : null;
          return event ? [{ updateId: update.update_id, event }] : [];
        });
        await enqueueMany(
          trx,
          received.map((payload) => ({ queue, payload, priority })),
        );
      });
      jobs.kick();
    },
  };
}
