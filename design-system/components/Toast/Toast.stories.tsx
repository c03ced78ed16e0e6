import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Inline, ToastRegion, useToast } from '../../index';

const meta = { component: ToastRegion, title: 'overlays/Toast' } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const undone = fn();

function Buttons() {
  const { show } = useToast();
  return (
    <Inline space="8">
      <Button onPress={() => show({ text: 'Link copied.' })}>Copy</Button>
      <Button onPress={() => show({ text: 'The page is published.', tone: 'good' })}>Publish</Button>
      <Button
        onPress={() => show({ text: 'The page is archived.', action: { label: 'Undo', onPress: undone } })}
      >
        Archive
      </Button>
      <Button onPress={() => show({ text: 'The picture could not be sent.', tone: 'critical' })}>Send</Button>
    </Inline>
  );
}

const shown: Story = {
  render: () => (
    <ToastRegion>
      <Buttons />
    </ToastRegion>
  ),
};

export const Every: Story = {
  ...shown,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const last = await screen.findByText('The picture could not be sent.');
    await waitFor(() => expect(last).toBeVisible());
  },
};

export const Action: Story = {
  ...shown,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('The page is archived.')).toBeNull());
  },
};

export const Dismissed: Story = {
  ...shown,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Link copied.')).toBeNull());
  },
};
