import type { Tx } from '../database/database';
import { enqueueMany, type Jobs, type NewJob } from '../jobs/jobs';

/** Every domain event by its name, with its payload. A domain declares its own in its `*.events.ts` by declaration merging, so that whoever handles */
// biome-ignore lint/suspicious/noEmptyInterface: domains merge their events into it.
export interface DomainEvents {}

interface HandlerOptions<Payload> {
  /** Names the handler, and the queue its jobs wait in: one that is changed leaves the jobs queued under the former key unhandled. */
  key: string;
  /** Whether this event concerns the handler: no job is written for one that does not. All of them when left out. */
  when?(payload: Payload): boolean;
  /** As of a job: 0 is urgent, 5 when left out. */
  priority?: number;
}

/**
 * At least once, in no order: it brings its rows to what is true now instead of adding to them. Throwing means being called again later.
 * Jobs queued by a version before may carry fewer fields than the payload has by now: name those needed in the parameter's type.
 */
export type EventHandler<Payload> = HandlerOptions<Payload> &
  (
    | { handle(payload: Payload): Promise<void> }
    /** Takes all that wait together; when it throws they are handled one by one. */
    | { handleMany(payloads: readonly Payload[]): Promise<void> }
  );

export interface Events<Map = DomainEvents> {
  /** Registers a handler, at the creation of its module. @throws Error when the key is taken */
  on<Name extends keyof Map & string>(names: Name | readonly Name[], handler: EventHandler<Map[Name]>): void;
  /**
   * Writes an event to the outbox in the transaction that makes it true: one job for each handler it concerns. With an `id`, an event
   * published again while its jobs wait writes no second ones.
   */
  publish<Name extends keyof Map & string>(
    trx: Tx,
    name: Name,
    payload: Map[Name],
    id?: string,
  ): Promise<void>;
  /** The jobs of an event, for `jobsDocument`, where they are part of a larger statement that runs once. */
  jobsOf<Name extends keyof Map & string>(name: Name, payload: Map[Name], id?: string): NewJob[];
}

/** A transaction, and where the events go that it makes true. */
export interface Outbox {
  trx: Tx;
  events: Pick<Events, 'jobsOf' | 'publish'>;
}

/** The events of one server: their handlers run as jobs, each with retries of its own. */
export function createEvents<Map = DomainEvents>(jobs: Pick<Jobs, 'handle' | 'handleMany'>): Events<Map> {
  const handlers = new globalThis.Map<string, EventHandler<never>[]>();
  const keys = new Set<string>();

  const jobsOf: Events<Map>['jobsOf'] = (name, payload, id) =>
    (handlers.get(name) ?? [])
      .filter(({ when }) => when?.(payload as never) ?? true)
      .map(({ key, priority }) => ({
        queue: key,
        payload,
        ...(priority !== undefined && { priority }),
        ...(id !== undefined && { dedupeKey: `${name} ${id}` }),
      }));

  return {
    on: (names, handler) => {
      const { key } = handler;
      if (keys.has(key)) throw new Error(`Two event handlers are called ${key}`);
      keys.add(key);
      for (const name of typeof names === 'string' ? [names] : names)
        handlers.set(name, [...(handlers.get(name) ?? []), handler as EventHandler<never>]);
      if ('handleMany' in handler) jobs.handleMany(key, (payloads) => handler.handleMany(payloads as never));
      else jobs.handle(key, (payload) => handler.handle(payload as never));
    },
    jobsOf,
    publish: (trx, name, payload, id) => enqueueMany(trx, jobsOf(name, payload, id)),
  };
}
