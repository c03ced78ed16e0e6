import { navigationMachine } from '@haat/machines/navigation';
import { createActorContext } from '@xstate/react';

/** The loading of the next screen. */
export const Navigation = createActorContext(navigationMachine);
