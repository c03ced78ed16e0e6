import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { incompleteProduct, product } from './scripts/product.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/product', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const BlockedAndBack: Story = {
  render: () => <ChartPage script={product} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'draft', [
      ['publish', 'published'],
      ['block', 'blocked'],
      ['unblock', 'paused'],
      ['resume', 'published'],
      ['archive', 'archived'],
    ]),
};

/** What is not possible has no button. */
export const NotYetComplete: Story = {
  render: () => <ChartPage script={incompleteProduct} />,
  play: async ({ canvasElement }) => {
    await play(canvasElement, 'draft', []);
    await expect(within(canvasElement).queryByRole('button', { name: 'publish' })).not.toBeInTheDocument();
  },
};
