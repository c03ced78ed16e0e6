import type { Cancellation } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import type { SampleProduct } from '../../../components/testing/samples';
import * as samples from '../../../components/testing/samples';
import { cancellationKey } from '../../../queries/orders/cancellation.queries';
import { CancelSession } from './CancelSession';

const [sample] = samples.products as [SampleProduct];
const product: SampleProduct = { ...sample, id: 'Hampers11Live', kind: 'webinar', status: 'published' };

const meta: Meta<typeof CancelSession> = {
  title: 'Screens/Product settings/Cancel session',
  component: CancelSession,
};
export default meta;

type Story = StoryObj<typeof CancelSession>;

const key = cancellationKey(product.id);
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <CancelSession product={product} />
    </Shop>
  ),
});
const held: Cancellation = { canCancel: true, seats: 38, amount: 15_16_200, cancelled: null };
const cancelled: Cancellation = {
  canCancel: false,
  seats: 21,
  amount: 8_37_900,
  cancelled: {
    at: '2026-11-21T05:00:00Z',
    reason: '',
    seats: 38,
    amount: 15_16_200,
    done: 17,
    returned: 6_78_300,
    failed: 0,
  },
};

export const Loading = on(loading(key));
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = on(offline(key, held));
/** It is over, and nothing can be cancelled any more. */
export const Empty: Story = {
  ...on(loaded(key, { ...held, canCancel: false })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Full: Story = {
  ...on(loaded(key, held)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel webinar' }));
    const send = await screen.findByRole('button', { name: 'Cancel and refund ₹15,162' });
    await waitFor(() => expect(send).toBeVisible());
    await expect(screen.getByText(/38 seats end, and ₹15,162 is refunded/)).toBeVisible();
  },
};

export const Free: Story = {
  ...on(loaded(key, { ...held, seats: 1, amount: 0 })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel webinar' }));
    await waitFor(() => expect(screen.getByText(/1 seat ends\. Its holder is told/)).toBeVisible());
  },
};

export const GoingOn: Story = {
  ...on(loaded(key, cancelled)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '17 of 38 done' })).toBeInTheDocument();
  },
};

export const Ended: Story = {
  ...on(
    loaded(key, {
      ...cancelled,
      cancelled: cancelled.cancelled && { ...cancelled.cancelled, done: 36, returned: 14_36_400, failed: 2 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 seats could not be refunded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
