import { Box } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../../components/testing/Shop';
import { BuyerBar } from './BottomBar';
import { BuyerPlaces } from './SideBar';

/** Around the library of somebody who sells nothing: their own places, and the way to a shop of their own. */
const meta: Meta = {
  title: 'App/Buyer frame',
  subcomponents: { BuyerBar, BuyerPlaces } as never,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj;

const places = (look: 'row' | 'tab'): Story => ({
  render: () => (
    <Shop seeds={[]}>
      <Box as="nav" aria-label="Main" padding="16">
        <BuyerPlaces look={look} />
      </Box>
    </Shop>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Library', 'Coming up', 'Receipts', 'Account', 'Start selling'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Wallet' })).toBeNull();
  },
});

export const Desktop = places('row');
export const Tablet = places('tab');
export const Phone: Story = {
  render: () => (
    <Shop seeds={[]} kind="mobile">
      <BuyerBar />
    </Shop>
  ),
};
