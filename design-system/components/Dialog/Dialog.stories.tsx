import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, type DialogProps, Field, Sheet, Stack, Text } from '../../index';

const meta = {
  component: Dialog,
  title: 'overlays/Dialog and Sheet',
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Refund ₹1,499 to Ananya?',
    children: (
      <Text>The money goes back to the way it was paid within 7 working days. Her access ends now.</Text>
    ),
    footer: (
      <>
        <Button>Keep the sale</Button>
        <Button tone="critical">Refund ₹1,499</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refund ₹1,499 to Ananya?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const SheetWithAForm: Story = {
  args: {
    title: 'Your details',
    children: (
      <Stack space="16">
        <Field label="Name" name="name" value="Nikhil Raj" onChange={() => undefined} />
        <Field label="E-mail" name="email" value="" onChange={() => undefined} optional />
      </Stack>
    ),
    footer: <Button tone="accent">Pay ₹1,349</Button>,
  },
  render: (args) => <Sheet {...args} />,
};

export const SheetFromBelow: Story = {
  ...SheetWithAForm,
  render: (args) => <Sheet {...args} side="bottom" />,
};

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Refund</Button>
      <Sheet {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus goes in, Escape closes, and the focus comes back to the button. */
export const ComesAndGoes: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Refund' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
