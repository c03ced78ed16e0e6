import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OtpField, type OtpFieldProps } from '../../index';

const meta = {
  component: OtpField,
  title: 'forms/OtpField',
  args: {
    label: 'The 6-digit code',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    help: 'On Android the SMS fills in the code.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(args: OtpFieldProps) {
  const [value, setValue] = useState(args.value);
  return <OtpField {...args} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'The 6-digit code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const HalfTyped: Story = {
  args: { value: '4802' },
  play: async ({ canvas }) => canvas.getByRole('textbox').focus(),
};

export const Completes: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '48 02x9');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '16');
    await expect(field).toHaveValue('480291');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code is 480-291');
    await expect(args.onComplete).toHaveBeenCalledWith('480291');
  },
};

export const Wrong: Story = {
  args: { value: '480291', error: 'This code is not right. 4 tries are left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This code is not right. 4 tries are left.',
    );
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true, value: '48' } };
export const Disabled: Story = { args: { value: '480291', disabled: true } };
