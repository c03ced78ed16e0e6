import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Thumbnail } from '../../index';

const meta = { component: Thumbnail, title: 'pieces/Thumbnail' } satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23B9432F'/%3E%3C/svg%3E";

export const WithoutAPicture: Story = {
  args: { icon: 'receipt' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline space="8">
      <Thumbnail size={32} />
      <Thumbnail icon="gift" />
      <Thumbnail size={64} src={picture} />
    </Inline>
  ),
};
