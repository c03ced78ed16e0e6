import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { waitingListKey } from '../../../queries/orders/waiting-list.queries';
import { WaitingList } from './WaitingList';

const meta: Meta<typeof WaitingList> = {
  title: 'Screens/Product settings/Waiting list',
  component: WaitingList,
};
export default meta;

type Story = StoryObj<typeof WaitingList>;

const productId = 'Hampers11Live';
const key = waitingListKey(productId);
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <WaitingList productId={productId} />
    </Shop>
  ),
});
const held = { isOpen: true, waiting: 12, offered: 2 };

export const Loading = on(loading(key));
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = on(offline(key, held));
export const Empty: Story = {
  ...on(loaded(key, { ...held, waiting: 0, offered: 0 })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Waiting list')).toBeNull();
  },
};
export const Full: Story = {
  ...on(loaded(key, held)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 people wait for a seat')).toBeVisible();
    await expect(canvas.getByText('2 seats are held for people who waited')).toBeVisible();
  },
};
export const One: Story = {
  ...on(loaded(key, { ...held, waiting: 1, offered: 0 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 person waits for a seat')).toBeVisible();
  },
};
