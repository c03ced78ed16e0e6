import { connectivityMachine } from '@haat/machines/connectivity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromCallback } from 'xstate';
import { Connectivity } from '../../actors/connectivity.actor';
import { OfflineScreen } from './OfflineScreen';

const meta: Meta<typeof OfflineScreen> = {
  title: 'Screens/Offline',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof OfflineScreen>;

const logic = connectivityMachine.provide({
  actors: { watchConnectivity: fromCallback(() => undefined) },
  actions: { reloadPage: () => undefined },
});

const at = (value: 'offline' | 'waitingForOnline'): Story => ({
  render: () => (
    <Connectivity.Provider logic={logic} options={{ snapshot: logic.resolveState({ value }) }}>
      <OfflineScreen onRead={() => undefined} />
    </Connectivity.Provider>
  ),
});

export const Offline = at('offline');
export const Waiting = at('waitingForOnline');
