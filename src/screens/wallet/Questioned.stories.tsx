import type { Dispute } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { disputesKey as key } from '../../queries/orders/holds.queries';
import { Questioned } from './Questioned';

const opened: Dispute = {
  id: '433475257',
  orderId: 'Kz7mPq4TxW2bNdRe',
  status: 'opened',
  amount: 49_900,
  reason: 'Goods or Services Not Provided',
  respondBy: '2026-11-28T18:29:59Z',
  openedAt: '2026-11-20T08:10:00Z',
  endedAt: null,
  answer: null,
  answeredAt: null,
};
const answered: Dispute = {
  ...opened,
  id: '433475258',
  status: 'answered',
  answer: 'The course was opened twelve times.',
  answeredAt: '2026-11-21T08:10:00Z',
};
const atBank: Dispute = { ...answered, id: '433475259', respondBy: null };
const won: Dispute = { ...atBank, id: '433475260', status: 'won', endedAt: '2026-11-21T09:10:00Z' };
const full = { items: [opened, answered, atBank, won] };

const meta: Meta<typeof Questioned> = {
  title: 'Screens/Wallet/Questioned',
  component: Questioned,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Questioned>;

const story = (seeds: Seed[], kind?: 'mobile'): Story => ({
  render: () => (
    <Shop seeds={seeds} {...(kind && { kind })}>
      <Questioned />
    </Shop>
  ),
});

export const Loading = story([loading(key)]);
export const Empty = story([loaded(key, { items: [won] })]);
export const FullOnAPhone = story([loaded(key, full)], 'mobile');
export const Failed = story([failed(key)]);
export const Offline = story([offline(key, full)], 'mobile');

export const Full: Story = {
  ...story([loaded(key, full)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Due by 28 Nov 2026/)).toBeVisible();
    await expect(canvas.getByText(/We send your response to the bank by 28 Nov 2026/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Edit response' })).toHaveLength(1);
    await expect(canvas.getAllByText('₹499.00')).toHaveLength(3);
  },
};

export const Answering: Story = {
  ...story([loaded(key, full)]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Respond to dispute' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Respond to dispute' }));
    await userEvent.clear(dialog.getByLabelText('What the buyer received'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send response' }));
    await expect(await dialog.findByText('Write a sentence or two.')).toBeVisible();
  },
};
