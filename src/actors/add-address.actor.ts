import { addAddressMachine } from '@haat/machines/add-address';
import { createActorContext } from '@xstate/react';

/** One more way to sign in, from the address to its proof. */
export const AddAddress = createActorContext(addAddressMachine);
