import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StarField } from '../../index';

const meta = {
  component: StarField,
  title: 'forms/StarField',
  args: { label: 'How is it?', value: 0, onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <StarField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof StarField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 5 } };
export const Wrong: Story = { args: { error: 'Choose from one to five stars.' } };
