export { type ConnectivityEvent, connectivityMachine } from './connectivity.machine';
export type { ConnectionEvent, ConnectionQuestion } from './connectivity.ports';
export * from './connectivity.selectors';
