import { sessionMachine } from '@haat/machines/session';
import { createActorContext } from '@xstate/react';

/** The session of this device. */
export const Session = createActorContext(sessionMachine);
