import { Box, Stack } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ToolState } from '../commands';
import { Tools } from './Tools';

const plain: ToolState = {
  on: {
    bold: false,
    italic: false,
    heading: false,
    bullets: false,
    numbers: false,
    quote: false,
    link: false,
    undo: false,
    redo: false,
  },
  canUndo: false,
  canRedo: false,
};

const meta = {
  title: 'Parts/Rich text/Tools',
  component: Tools,
  args: { toolState: plain, controls: 'written', onTool: fn() },
  render: (args) => (
    <Stack space="8">
      <Tools {...args} />
      <Box id="written">Bread at home</Box>
    </Stack>
  ),
} satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is pressed yet, and there is nothing to undo: such a tool is told of, but does nothing. */
export const Untouched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onTool).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(args.onTool).toHaveBeenCalledWith('bold');
  },
};

export const InBoldWords: Story = {
  args: { toolState: { ...plain, on: { ...plain.on, bold: true }, canUndo: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onTool).toHaveBeenCalledWith('undo');
  },
};
