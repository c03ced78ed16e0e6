import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, Inline } from '../../index';

const meta = {
  component: IconButton,
  title: 'forms/IconButton',
  args: { label: 'Share', icon: 'share', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Kinds: Story = {
  render: () => (
    <Inline space="12">
      <IconButton label="Search" icon="search" />
      <IconButton label="Copy the link" icon="copy" />
      <IconButton label="Share" icon="share" />
      <IconButton label="Delete" icon="trash" disabled />
    </Inline>
  ),
};

export const Busy: Story = {
  args: { label: 'Trying again', icon: 'refresh', busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again', busy: true }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
