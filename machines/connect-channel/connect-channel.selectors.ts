import type { SnapshotFrom } from 'xstate';
import type { connectChannelMachine } from './connect-channel.machine';

type ConnectChannel = SnapshotFrom<typeof connectChannelMachine>;

export const selectIsBusy = (snapshot: ConnectChannel) => snapshot.hasTag('busy');
/** The link to the bot while somebody is to open it. */
export const selectLink = (snapshot: ConnectChannel) =>
  snapshot.hasTag('waiting') ? (snapshot.context.link?.deepLink ?? null) : null;
export const selectIsExpired = (snapshot: ConnectChannel) => snapshot.matches('expired');
/** The channel that has just been connected. */
export const selectConnectedId = (snapshot: ConnectChannel) =>
  snapshot.matches('connected') ? snapshot.context.connectedId : null;
export const selectError = (snapshot: ConnectChannel) => snapshot.context.error;
