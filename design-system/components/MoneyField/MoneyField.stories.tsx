import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from '../../index';

const meta = {
  component: MoneyField,
  title: 'forms/MoneyField',
  args: { label: 'Price', name: 'price', value: null, onChange: fn(), help: '₹1 to ₹5,00,000' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(args: MoneyFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MoneyField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

export const Empty: Story = {};
export const Filled: Story = { args: { value: 149900 } };
export const Large: Story = {
  args: { label: 'Your amount', value: 25100, size: 'large', help: 'Any amount from ₹11.' },
};
export const Wrong: Story = {
  args: { label: 'Compare at', value: 129900, error: 'Needs to be above ₹1,499' },
};
export const Disabled: Story = { args: { value: 129900, disabled: true } };

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '12e345.5x0');
    await expect(field).toHaveValue('12345.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234550);
    await userEvent.tab();
    await expect(field).toHaveValue('12,345.50');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
