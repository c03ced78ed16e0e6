export { connectChannelMachine } from './connect-channel.machine';
export type { Connection, ConnectionLink } from './connect-channel.ports';
export * from './connect-channel.selectors';
