import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, EmptyState, ErrorState, Link, Notice, Stack } from '../../index';

const meta = {
  component: EmptyState,
  title: 'faces/Empty, failed, offline',
  args: {
    title: 'Your first page starts with one price',
    text: 'Publish with a title and a price. Add the rest while people are already paying.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    action: (
      <>
        <Button tone="accent" icon="plus" fullWidth>
          Create a page
        </Button>
        <Link href="#example" standalone>
          See one as a buyer
        </Link>
      </>
    ),
  },
};

const retried = fn();

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The list did not load"
      text="Our side answered with an error. Your pages and sales are safe, and buyers can still pay."
      onRetry={retried}
      reference="H7C21"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retried).toHaveBeenCalled();
  },
};

export const FailedAndTryingAgain: Story = {
  render: () => <ErrorState title="The list did not load" onRetry={retried} busy />,
};

export const Offline: Story = {
  render: () => (
    <Notice tone="caution" icon="wifiOff" title="No connection." edgeToEdge live>
      This is from 10:31. Changes are kept on this phone and sent later.
    </Notice>
  ),
};

export const Notices: Story = {
  render: () => (
    <Stack space="12">
      <Notice icon="shield">
        Nobody from Haat will ask you for this code. Do not read it out on a call.
      </Notice>
      <Notice tone="caution" icon="shield" title="Please do not pay a second time.">
        If the bank says no, the money comes back by itself within 3 working days.
      </Notice>
      <Notice tone="critical" title="The payment did not go through." action={<Button>Try again</Button>}>
        Nothing was taken.
      </Notice>
      <Notice tone="good">The page is published.</Notice>
    </Stack>
  ),
};
