import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from '../../index';

const options = [
  { value: 'kerala', label: 'Kerala' },
  { value: 'maharashtra', label: 'Maharashtra' },
  { value: 'punjab', label: 'Punjab', disabled: true },
];

const meta = {
  component: Select,
  title: 'forms/Select',
  args: { label: 'State', name: 'state', value: 'kerala', onChange: fn(), options },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { help: 'Decides the GST shown on your invoice.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(select, 'Maharashtra');
    await expect(select).toHaveDisplayValue('Maharashtra');
  },
};
export const Placeholder: Story = { args: { value: '', placeholder: 'Choose a state', required: true } };
export const Wrong: Story = {
  args: { value: '', placeholder: 'Choose a state', error: 'Choose a state.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a state.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true, optional: true } };
