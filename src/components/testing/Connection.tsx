import { connectivityMachine } from '@haat/machines/connectivity';
import type { ReactNode } from 'react';
import { fromCallback } from 'xstate';
import { Connectivity } from '../../actors/connectivity.actor';

const logic = connectivityMachine.provide({
  actors: { watchConnectivity: fromCallback(() => undefined) },
  actions: { reloadPage: () => undefined },
});

/** Around what asks in a story whether there is a network. */
export function Connection({ is, children }: { is: 'online' | 'offline'; children: ReactNode }) {
  return (
    <Connectivity.Provider logic={logic} options={{ snapshot: logic.resolveState({ value: is }) }}>
      {children}
    </Connectivity.Provider>
  );
}
