import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards } from '../../index';

const meta = {
  component: RadioCards,
  title: 'forms/RadioCards',
  args: {
    label: 'How buyers pay',
    value: 'once',
    onChange: fn(),
    options: [
      { value: 'once', label: 'One-time', help: 'Pay once, keep the page' },
      { value: 'open', label: 'Pay what you want', help: 'You set a minimum, buyers can pay more' },
      { value: 'later', label: 'Subscription', help: 'Comes later', disabled: true },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('radio', { name: 'Pay what you want' });
    await expect(open).toHaveAccessibleDescription('You set a minimum, buyers can pay more');
    await userEvent.click(open);
    await expect(open).toBeChecked();
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Wrong: Story = {
  args: { value: '', error: 'Choose how buyers pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How buyers pay' })).toHaveAccessibleDescription(
      'Choose how buyers pay.',
    );
  },
};
