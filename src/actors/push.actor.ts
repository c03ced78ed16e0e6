import { pushMachine } from '@haat/machines/push';
import { createActorContext } from '@xstate/react';

/** Push messages on this device. */
export const Push = createActorContext(pushMachine);
