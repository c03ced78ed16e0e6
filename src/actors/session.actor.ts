import { sessionMachine } from '@haat/machines/session';
import { createActorContext } from '@xstate/react';

/** Who is using this device. */
export const Session = createActorContext(sessionMachine);
