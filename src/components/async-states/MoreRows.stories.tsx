import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MoreRows } from './MoreRows';

const meta = {
  title: 'Parts/MoreRows',
  component: MoreRows,
  args: { of: { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: fn() } },
} satisfies Meta<typeof MoreRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.of.fetchNextPage).toHaveBeenCalledOnce();
  },
};

export const OnTheirWay: Story = {
  args: { of: { hasNextPage: true, isFetchingNextPage: true, fetchNextPage: fn() } },
};

export const NoMore: Story = {
  args: { of: { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
