import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '../../index';

const meta = {
  component: SegmentedControl,
  title: 'forms/SegmentedControl',
  args: {
    label: 'Period',
    value: '30d',
    onChange: fn(),
    options: [
      { value: 'today', label: 'Today' },
      { value: '7d', label: '7 days' },
      { value: '30d', label: '30 days' },
      { value: 'all', label: 'All' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
  },
};
export const Icons: Story = {
  args: {
    label: 'Preview on',
    value: 'phone',
    options: [
      { value: 'phone', label: 'A phone', icon: 'mobile' },
      { value: 'desk', label: 'A computer', icon: 'globe' },
    ],
  },
};
