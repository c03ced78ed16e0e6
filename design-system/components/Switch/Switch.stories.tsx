import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '../../index';

const meta = {
  component: Switch,
  title: 'forms/Switch',
  args: { label: 'Limit the seats', help: 'Buyers see how many are left', checked: false, onChange: fn() },
  render: function Toggled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Limit the seats' });
    await expect(toggle).toHaveAccessibleDescription('Buyers see how many are left');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
  },
};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
