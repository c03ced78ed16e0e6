import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './connectivity.machine';

type Connectivity = SnapshotFrom<typeof connectivityMachine>;

export const selectIsOffline = (connectivity: Connectivity) => connectivity.hasTag('offline');
/** A retry was asked for and waits for the browser to be online. */
export const selectIsWaiting = (connectivity: Connectivity) => connectivity.hasTag('busy');
