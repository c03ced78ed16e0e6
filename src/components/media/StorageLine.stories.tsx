import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storageKey } from '../../queries/catalog/media.queries';
import { failed, loaded, loading, type Seed, Shop } from '../testing/Shop';
import { StorageLine } from './StorageLine';

const meta: Meta<typeof StorageLine> = { title: 'Parts/StorageLine', component: StorageLine };
export default meta;
type Story = StoryObj<typeof StorageLine>;

const gigabyte = 1024 ** 3;
const show = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <StorageLine />
    </Shop>
  ),
});

export const Used: Story = {
  ...show(loaded(storageKey, { used: 3 * gigabyte, limit: 5 * gigabyte })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '60');
  },
};
export const Nothing: Story = show(loaded(storageKey, { used: 0, limit: 5 * gigabyte }));
export const Loading: Story = show(loading(storageKey));
export const Failed: Story = show(failed(storageKey));
