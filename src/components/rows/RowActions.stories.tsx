import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RowActions } from './RowActions';

const meta: Meta<typeof RowActions> = { title: 'Parts/Row actions', component: RowActions };
export default meta;
type Story = StoryObj<typeof RowActions>;

export const Both: Story = {
  args: { name: 'FIRSTLOAF', onShare: fn(), onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share FIRSTLOAF' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change FIRSTLOAF' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const NothingToShare: Story = {
  args: { name: 'FIRSTLOAF', onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share FIRSTLOAF' })).not.toBeInTheDocument();
  },
};
