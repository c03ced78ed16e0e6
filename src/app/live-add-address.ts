import { addAddressMachine } from '@haat/machines/add-address';
import type { User } from '@haat/openapi';
import { removeKept } from '@haat/web/browser/remembered';
import { fromPromise } from 'xstate';
import { proveAddress, startAddress } from '../services/addresses';
import type { Actors, Commands } from './provided';

const actors: Actors<typeof addAddressMachine> = {
  startAddress: fromPromise(({ input, signal }) => startAddress(input, signal)),
  proveAddress: fromPromise(({ input, signal }) => proveAddress(input, signal)),
};

/** `tell` takes in the user with the new address. */
export function liveAddAddress(tell: (user: User) => void) {
  const commands: Commands<typeof addAddressMachine, 'tellAdded'> = {
    tellAdded: (_, { user, channel }) => {
      // What was typed has arrived; the next one begins empty.
      removeKept(`${user.id}.new-${channel}`);
      tell(user);
    },
  };
  return addAddressMachine.provide({ actors, actions: commands });
}
