import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { PushOffer } from './PushOffer';

const meta: Meta<typeof PushOffer> = {
  title: 'Parts/PushOffer',
  component: PushOffer,
  render: () => (
    <Shop seeds={[]} push={{ wasOffered: false }}>
      <PushOffer />
    </Shop>
  ),
};
export default meta;

type Story = StoryObj<typeof PushOffer>;

export const Offered: Story = {};

export const Taken: Story = {
  play: async ({ canvasElement }) => {
    const offer = within(canvasElement);
    await userEvent.click(await offer.findByRole('button', { name: 'Turn on notifications' }));
    await expect(await offer.findByText('This device is notified of each sale.')).toBeVisible();
  },
};

export const PutAside: Story = {
  play: async ({ canvasElement }) => {
    const offer = within(canvasElement);
    await userEvent.click(await offer.findByRole('button', { name: 'Not now' }));
    await expect(offer.queryByRole('button')).toBeNull();
  },
};

/** Nothing is offered where it was offered before. */
export const OfferedBefore: Story = {
  render: () => (
    <Shop seeds={[]} push={{ wasOffered: true }}>
      <PushOffer />
    </Shop>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
