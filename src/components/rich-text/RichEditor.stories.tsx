import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RichEditor } from './RichEditor';

/** What `RichField` brings once it is there. */
const meta = {
  title: 'Parts/Rich text/Editor',
  component: RichEditor,
  args: {
    id: 'description',
    label: 'Description',
    describedBy: undefined,
    isWrong: false,
    value: '',
    onChange: fn(),
    onLeave: fn(),
    maxLength: 200,
    onCannotHold: fn(),
    onFull: fn(),
  },
} satisfies Meta<typeof RichEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(canvas.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await expect(args.onCannotHold).not.toHaveBeenCalled();
  },
};

export const Written: Story = {
  args: { value: '# Bread\n\nBaked **slowly**, at home.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bread' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
