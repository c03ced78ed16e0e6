import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Field, type FieldProps, Form, Icon, Stack } from '../../index';

const meta = {
  component: Field,
  title: 'forms/Field',
  args: { label: 'Title', name: 'title', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(args: FieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field
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
export const Filled: Story = { args: { value: 'Sourdough at home' } };

export const WithHelp: Story = {
  args: { help: 'Buyers see this first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Buyers see this first.',
    );
  },
};

export const WithError: Story = {
  args: { value: '1,299', label: 'Compare at', error: 'Needs to be above ₹1,499', help: '₹1 to ₹5,00,000' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Compare at' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Needs to be above ₹1,499');
    await expect(field.validationMessage).toBe('Needs to be above ₹1,499');
  },
};

export const Optional: Story = {
  args: { label: 'Email', optional: true, type: 'email', inputMode: 'email', autoComplete: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email optional' });
    await userEvent.type(field, 'nikhil');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '@example.in');
    await userEvent.tab();
    await expect(field).toBeValid();
  },
};

export const NotAnEmail: Story = {
  args: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'asha@example');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter an email address such as name@example.in.');
    await userEvent.type(field, '.in');
    await expect(field).toBeValid();
  },
};

export const SeveralLines: Story = {
  args: {
    label: 'A few words for Ananya',
    optional: true,
    multiline: true,
    placeholder: 'Your name and message, if you like',
  },
};

export const Affixes: Story = {
  args: {
    label: 'Seats',
    value: '100',
    suffix: '40 taken',
    prefix: <Icon name="users" />,
    inputMode: 'numeric',
  },
};

export const Disabled: Story = { args: { value: 'haat.in/meera', disabled: true } };
export const HiddenLabel: Story = {
  args: {
    label: 'Search sales',
    hideLabel: true,
    type: 'search',
    placeholder: 'Buyer name, phone or order',
    prefix: <Icon name="search" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search sales' })).toBeVisible();
  },
};

const submitted = fn();

/** The form's own validity decides, and the focus goes to the first field that is not right. */
export const InAForm: Story = {
  render: () => (
    <Form onSubmit={submitted} aria-label="Basics">
      <Stack space="16">
        <Typed
          label="Title"
          name="title"
          value=""
          onChange={fn()}
          required
          requiredMessage="Give the page a title."
        />
        <Typed label="Link" name="link" value="" type="url" onChange={fn()} optional />
        <Button type="submit" tone="accent">
          Next: Price
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Price' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Give the page a title.');
    await userEvent.type(title, 'Keep the Sunday baithak free{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(title).toBeValid();
  },
};

const refused = fn();

/** What the server refused, or could not hear, may be sent again as it is. */
export const RefusedOnce: Story = {
  render: () => (
    <Form onSubmit={refused} aria-label="Name">
      <Stack space="16">
        <Typed
          label="Name"
          name="name"
          value="Meera"
          onChange={fn()}
          error="The name was not saved. Try again."
        />
        <Button type="submit">Save name</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas }) => {
    refused.mockClear();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(refused).toHaveBeenCalledOnce();
  },
};
