import { connectivityMachine } from '@haat/machines/connectivity';
import { navigationMachine } from '@haat/machines/navigation';
import { askForNewBuild } from '@haat/web/browser/build';
import { isOnline, watchConnection } from '@haat/web/browser/connection';
import { fromCallback, fromPromise } from 'xstate';
import type { Actors, Commands } from './provided';

const connectivityActors: Actors<typeof connectivityMachine> = {
  watchConnectivity: fromCallback(({ sendBack, receive }) => {
    const tell = (online: boolean) => sendBack({ type: online ? 'connection.back' : 'connection.lost' });
    if (!isOnline()) tell(false);
    receive(() => tell(isOnline()));
    return watchConnection(tell);
  }),
};

const connectivityCommands: Commands<typeof connectivityMachine, 'reloadPage'> = {
  reloadPage: () => window.location.reload(),
};

export const liveConnectivity = connectivityMachine.provide({
  actors: connectivityActors,
  actions: connectivityCommands,
});

const navigationActors: Actors<typeof navigationMachine> = {
  askForNewBuild: fromPromise(({ signal }) => askForNewBuild(signal)),
};

const navigationCommands: Commands<typeof navigationMachine, 'reloadPage'> = {
  reloadPage: () => window.location.reload(),
};

export const liveNavigation = navigationMachine.provide({
  actors: navigationActors,
  actions: navigationCommands,
});
