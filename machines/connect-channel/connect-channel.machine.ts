import { assign, setup } from 'xstate';
import { type Connection, type ConnectionLink, connectChannelPorts } from './connect-channel.ports';

export interface ConnectChannelContext {
  /** What was connected when this was begun. */
  before: readonly Connection[];
  link: ConnectionLink | null;
  /** The channel that was connected. */
  connectedId: string | null;
  /** What the last try failed with; null when it did not. */
  error: unknown;
}

export type ConnectChannelEvent =
  /** Gets a link to the bot; `connections` are those of now. */
  | { type: 'connect'; connections: readonly Connection[] }
  /** The connections were loaded again: some may have changed. */
  | { type: 'connections.loaded'; connections: readonly Connection[] }
  | { type: 'cancel' };

/** The first that was not connected before, or is connected again. */
function newIn(connections: readonly Connection[], before: readonly Connection[]): Connection | undefined {
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  return connections.find(({ id, status }) => status !== 'lost' && (statuses.get(id) ?? 'lost') === 'lost');
}

/** Connects a channel: the creator opens the bot by a link, chooses there, and the screen sees it. */
export const connectChannelMachine = setup({
  types: {
    context: {} as ConnectChannelContext,
    events: {} as ConnectChannelEvent,
    tags: {} as 'busy' | 'waiting',
  },
  actors: connectChannelPorts,
  guards: {
    isConnected: ({ context }, connections: readonly Connection[]) =>
      newIn(connections, context.before) !== undefined,
  },
  actions: {
    begin: assign((_, before: readonly Connection[]) => ({
      before,
      link: null,
      connectedId: null,
      error: null,
    })),
    storeLink: assign((_, link: ConnectionLink) => ({ link })),
    storeConnected: assign(({ context }, connections: readonly Connection[]) => ({
      connectedId: newIn(connections, context.before)?.id ?? null,
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  delays: { expiry: ({ context }) => context.link?.expiresInMs ?? 0 },
}).createMachine({
  id: 'connectChannel',
  context: { before: [], link: null, connectedId: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        connect: { target: 'starting', actions: { type: 'begin', params: ({ event }) => event.connections } },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startConnection',
        src: 'startConnection',
        onDone: { target: 'waiting', actions: { type: 'storeLink', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      tags: 'waiting',
      after: { expiry: 'expired' },
      on: {
        'connections.loaded': {
          guard: { type: 'isConnected', params: ({ event }) => event.connections },
          target: 'connected',
          actions: { type: 'storeConnected', params: ({ event }) => event.connections },
        },
        cancel: 'idle',
        connect: { target: 'starting', actions: { type: 'begin', params: ({ event }) => event.connections } },
      },
    },
    // Whoever is late at the bot may still be heard of.
    expired: {
      on: {
        connect: { target: 'starting', actions: { type: 'begin', params: ({ event }) => event.connections } },
        'connections.loaded': {
          guard: { type: 'isConnected', params: ({ event }) => event.connections },
          target: 'connected',
          actions: { type: 'storeConnected', params: ({ event }) => event.connections },
        },
      },
    },
    connected: {
      on: {
        cancel: 'idle',
        connect: { target: 'starting', actions: { type: 'begin', params: ({ event }) => event.connections } },
      },
    },
  },
});
