import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Notice, Stack } from '../../index';

const meta = {
  component: Notice,
  title: 'faces/Notice',
  args: { children: 'The page is published.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack space="12">
      <Notice icon="shield">
        Nobody from Haat will ask you for this code. Do not read it out on a call.
      </Notice>
      <Notice tone="caution" icon="shield" title="Please do not pay again.">
        If the payment fails, it is refunded automatically within 3 working days.
      </Notice>
      <Notice tone="critical" title="Payment failed." action={<Button>Try again</Button>}>
        Nothing was charged.
      </Notice>
      <Notice tone="good">The page is published.</Notice>
    </Stack>
  ),
};

/** Heard when it comes. */
export const Offline: Story = {
  args: {
    tone: 'caution',
    icon: 'wifiOff',
    title: 'No connection.',
    children: 'Last updated 10:31. Changes are kept on this phone and sent later.',
    live: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection.');
  },
};
