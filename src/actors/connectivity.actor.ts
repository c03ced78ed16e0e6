import { connectivityMachine } from '@haat/machines/connectivity';
import { createActorContext } from '@xstate/react';

/** Whether there is a network. */
export const Connectivity = createActorContext(connectivityMachine);
