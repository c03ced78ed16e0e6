import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Field, Sheet, type SheetProps, Stack } from '../../index';

const meta = {
  component: Sheet,
  title: 'overlays/Sheet',
  args: {
    open: true,
    onClose: fn(),
    title: 'Your details',
    children: (
      <Stack space="16">
        <Field label="Name" name="name" value="Nikhil Raj" onChange={() => undefined} />
        <Field label="Email" name="email" value="" onChange={() => undefined} optional />
      </Stack>
    ),
    footer: <Button tone="accent">Pay ₹1,349</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Refund</Button>
      <Sheet {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const WithAForm: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Your details' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

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
