import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shop } from '../../parts/testing/Shop';
import { ConnectTelegramScreen } from './ConnectTelegramScreen';

const meta: Meta<typeof ConnectTelegramScreen> = {
  title: 'Screens/Connect a Telegram channel',
  component: ConnectTelegramScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ConnectTelegramScreen>;

export const NotYet: Story = {
  render: () => (
    <Shop seeds={[]}>
      <ConnectTelegramScreen />
    </Shop>
  ),
};

export const OnAPhone: Story = {
  render: () => (
    <Shop seeds={[]} kind="mobile">
      <ConnectTelegramScreen />
    </Shop>
  ),
};
