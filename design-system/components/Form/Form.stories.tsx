import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Field, Form, type FormProps, Stack } from '../../index';

const meta = {
  component: Form,
  title: 'forms/Form',
  args: { onSubmit: fn(), 'aria-label': 'Your details' },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTwoFields(args: FormProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  return (
    <Form {...args}>
      <Stack space="16" align="start">
        <Field
          label="Name"
          name="name"
          required
          requiredMessage="Write your name."
          value={name}
          onChange={setName}
        />
        <Field label="Email" name="email" type="email" optional value={email} onChange={setEmail} />
        <Button type="submit" tone="accent">
          Save
        </Button>
      </Stack>
    </Form>
  );
}

/** The focus goes to the first field that is wrong, which says so in its own place. */
export const JudgesBeforeItSends: Story = {
  render: (args) => <WithTwoFields {...args} />,
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(send);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Write your name.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Meera Kulkarni');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
