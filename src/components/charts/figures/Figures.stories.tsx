import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { figures, figuresOfAll, noFigures } from '../../testing/figures';
import { Shop } from '../../testing/Shop';
import { Figures } from './Figures';

const meta = {
  title: 'Parts/Figures',
  component: Figures,
  args: { figures, productId: 'Sourdough11', today: '2026-11-21', requestedStep: null, onStep: fn() },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfOneProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'By price' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Subscriptions' })).not.toBeInTheDocument();
  },
};

export const OfAll: Story = {
  args: { figures: figuresOfAll, productId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
    const prices = canvas.getByRole('region', { name: 'By price' });
    await expect(prices).toHaveTextContent('Sourdough at Home');
    await expect(prices).toHaveTextContent('Per year · 21 sales');
  },
};

export const Nothing: Story = { args: { figures: noFigures } };
