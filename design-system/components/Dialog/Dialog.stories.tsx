import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button, Dialog, Text } from '../../index';

const meta = {
  component: Dialog,
  title: 'overlays/Dialog',
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
