import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ChipChoice } from '../../index';

const meta = {
  component: ChipChoice,
  title: 'forms/ChipChoice',
  args: {
    label: 'Show',
    hideLabel: true,
    value: 'all',
    onChange: fn(),
    options: [
      { value: 'all', label: 'All', count: 5 },
      { value: 'published', label: 'Published', count: 3 },
      { value: 'draft', label: 'Draft', count: 1 },
      { value: 'paused', label: 'Paused', count: 1 },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ChipChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChipChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Show' })).toBeVisible();
    const paused = canvas.getByRole('radio', { name: 'Paused 1' });
    await userEvent.click(paused);
    await expect(paused).toBeChecked();
  },
};
export const OneLine: Story = { args: { layout: 'scroll' } };
export const Amounts: Story = {
  args: {
    label: 'Amounts people give',
    value: '25100',
    layout: 'equal',
    options: ['51', '101', '251', '501'].map((rupees) => ({ value: `${rupees}00`, label: `₹${rupees}` })),
  },
};
export const NothingChosen: Story = { args: { value: '', hideLabel: false, help: 'Or choose later.' } };
