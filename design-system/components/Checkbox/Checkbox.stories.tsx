import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../../index';

const meta = {
  component: Checkbox,
  title: 'forms/Checkbox',
  args: {
    id: 'autopay',
    label: 'Auto-renew',
    name: 'autopay',
    help: 'You can stop it at any time.',
    checked: false,
    onChange: fn(),
  },
  render: function Ticked(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Auto-renew' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('You can stop it at any time.');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Auto-renew'));
    await expect(box).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { checked: true } };
