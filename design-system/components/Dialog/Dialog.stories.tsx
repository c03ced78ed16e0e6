import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box, Button, Dialog, Text } from '../../index';

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
        <Button>Keep sale</Button>
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

/** A sale with one thing to do, that is done with once it is agreed to. */
function OneSale() {
  const [is, setIs] = useState<'open' | 'asking' | 'done'>('open');
  return (
    <Box as="section" aria-label="Sale" tabIndex={-1}>
      {is === 'done' ? (
        <Text>Given back</Text>
      ) : (
        <Button tone="critical" onPress={() => setIs('asking')}>
          Refund
        </Button>
      )}
      <Dialog open={is === 'asking'} onClose={() => setIs('open')} title="Refund ₹1,499?">
        <Button tone="critical" onPress={() => setIs('done')}>
          Refund ₹1,499
        </Button>
      </Dialog>
    </Box>
  );
}

export const GivesTheFocusBack: Story = {
  render: () => <OneSale />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refund = canvas.getByRole('button', { name: 'Refund' });
    await userEvent.click(refund);
    await screen.findByRole('dialog', { name: 'Refund ₹1,499?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(refund).toHaveFocus());
    await userEvent.click(refund);
    await userEvent.click(await screen.findByRole('button', { name: 'Refund ₹1,499' }));
    // The button that led there is gone.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Sale' })).toHaveFocus());
  },
};
