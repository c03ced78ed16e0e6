import type { TelegramConnection } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

export type Connection = Pick<TelegramConnection, 'id' | 'status'>;

export interface ConnectionLink {
  /** Opens the bot, which offers to choose a channel. */
  deepLink: string;
  /** For how long it does, in ms. */
  expiresInMs: number;
}

export const connectChannelPorts = {
  /** Gets a link to the bot. */
  startConnection: fromPromise<ConnectionLink>(async () => missing('startConnection')),
};
