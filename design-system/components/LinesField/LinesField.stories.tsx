import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinesField, type LinesFieldProps } from '../../index';

const meta = {
  component: LinesField,
  title: 'forms/LinesField',
  args: {
    label: 'What members get',
    name: 'benefits',
    one: 'Benefit',
    lines: [],
    onChange: fn(),
    help: 'A few words each.',
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof LinesField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Written(args: LinesFieldProps) {
  const [lines, setLines] = useState(args.lines);
  return (
    <LinesField
      {...args}
      lines={lines}
      onChange={(next) => {
        setLines(next);
        args.onChange(next);
      }}
    />
  );
}

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add benefit' }));
    await expect(canvas.getByRole('textbox', { name: 'Benefit 1' })).toHaveFocus();
    await userEvent.keyboard('Two recipes a week{Enter}Questions on Sunday');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Two recipes a week', 'Questions on Sunday']);
  },
};

export const Filled: Story = { args: { lines: ['Two recipes a week', 'Questions on Sunday'] } };

/** The focus goes along, so that a line can be taken up several times. */
export const TakenUpAndRemoved: Story = {
  args: { lines: ['First', 'Second', 'Third'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move benefit 3 up' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['First', 'Third', 'Second']);
    await expect(canvas.getByRole('textbox', { name: 'Benefit 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove benefit 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Third', 'Second']);
  },
};

export const AsManyAsThereCanBe: Story = { args: { lines: ['First', 'Second'], most: 2 } };
