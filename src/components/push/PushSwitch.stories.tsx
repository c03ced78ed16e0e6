import type { PushState } from '@haat/machines/push';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { PushSwitch } from './PushSwitch';

const meta = { title: 'Parts/PushSwitch', component: PushSwitch } satisfies Meta<typeof PushSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (device: Partial<PushState>): Story => ({
  render: () => (
    <Shop seeds={[]} push={device}>
      <PushSwitch />
    </Shop>
  ),
});

export const TurnedOn: Story = {
  ...on({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on notifications' }));
    await expect(await canvas.findByText('This device is notified of each sale.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off on this device' }));
    await expect(await canvas.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  },
};

export const Blocked: Story = on({ permission: 'denied' });
export const NotTaken: Story = on({ isSupported: false });
export const NotSent: Story = on({ isConfigured: false });
