import type { Standing } from '@haat/machines/push';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../parts/screen/layout-context';
import { Shop } from '../../parts/testing/Shop';
import { NotificationsScreen } from './NotificationsScreen';

const meta: Meta<typeof NotificationsScreen> = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof NotificationsScreen>;

const withPush = (push: Partial<Standing>, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[]} push={push} kind={kind}>
      <NotificationsScreen />
    </Shop>
  ),
});

const says =
  (text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

export const Unconfigured: Story = {
  ...withPush({ isConfigured: false }),
  play: says(/sends no messages to devices/),
};
export const Unsupported: Story = {
  ...withPush({ isSupported: false }),
  play: says(/takes no notifications/),
};
export const Denied: Story = {
  ...withPush({ permission: 'denied' }),
  play: says(/Your browser blocks them/),
};
export const Off: Story = withPush({});
export const OnAPhone: Story = withPush({ permission: 'granted', isWanted: true }, 'mobile');

export const TurnedOnAndOff: Story = {
  ...withPush({}),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await expect(await screen.findByText('This device shows a message for each sale.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off on this device' }));
    await expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  },
};
