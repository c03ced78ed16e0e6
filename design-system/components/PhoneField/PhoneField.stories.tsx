import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from '../../index';

const meta = {
  component: PhoneField,
  title: 'forms/PhoneField',
  args: {
    label: 'Mobile number',
    name: 'phone',
    value: '',
    onChange: fn(),
    help: 'We send a 6-digit code by SMS.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PhoneField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      'We send a 6-digit code by SMS.',
    );
  },
};

export const Filled: Story = { args: { value: '98220 41573' } };

export const StripsOtherCharacters: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'tel: (98220) 415-73 #');
    await expect(field).toHaveValue(' (98220) 415-73 ');
    await expect(field).toBeValid();
  },
};

export const CustomPattern: Story = {
  args: { pattern: /\d/ },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '98220 41573');
    await expect(field).toHaveValue('9822041573');
  },
};

export const PastedWithItsCountry: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('+91 98220-41573');
    await expect(field).toHaveValue('+91 98220-41573');
    await userEvent.tab();
    await expect(field).toHaveValue('98220 41573');
    await expect(field).toBeValid();
  },
};

export const AnyCharacters: Story = {
  args: { validCharactersOnly: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '98220/41573');
    await expect(field).toHaveValue('98220/41573');
  },
};

/** India alone, and the number keeps its place. */
export const CountryList: Story = {
  play: async ({ canvas }) => {
    const country = canvas.getByRole('button', { name: 'Country: India, +91' });
    await userEvent.click(country);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(country).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

export const NotAMobileNumber: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '020 2543 1234');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field.validity.customError).toBe(true);
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a 10-digit Indian mobile number.');
  },
};

export const ErrorFromTheServer: Story = {
  args: { value: '98220 41573', error: 'Too many codes were sent to this number. Try again at 18:40.' },
};

export const Disabled: Story = {
  args: { value: '98220 41573', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const OwnInvalidMessage: Story = {
  args: { value: '12345', required: true, invalidMessage: 'This is not a number we can send a code to.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field.validationMessage).toBe('This is not a number we can send a code to.');
    await expect(field.checkValidity()).toBe(false);
  },
};
