import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkBar } from './LinkBar';

const meta = {
  title: 'Parts/Rich text/Link',
  component: LinkBar,
  args: { href: '', onLink: fn(), onClose: fn() },
} satisfies Meta<typeof LinkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Link address' });
    await expect(canvas.queryByRole('button', { name: 'Remove link' })).toBeNull();
    await userEvent.type(address, 'nowhere at all{Enter}');
    await expect(address).toBeInvalid();
    await expect(args.onLink).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OfALink: Story = {
  args: { href: 'https://haat.example/flours' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link' }));
    await expect(args.onLink).toHaveBeenCalledWith('');
  },
};
