import type { TransactionDetail } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleDocuments } from '../../../components/testing/documents';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { documentsKey } from '../../../queries/money/documents.queries';
import { saleOptions } from '../../../queries/orders/sales.queries';
import { SaleSheet } from './SaleSheet';

const detail = samples.saleDetail;
const { id } = detail.transaction;
const key = saleOptions(id).queryKey;

const meta: Meta<typeof SaleSheet> = {
  title: 'Screens/Sales/One sale',
  component: SaleSheet,
  args: { id, onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof SaleSheet>;

const documents = loaded(documentsKey(id), { items: [sampleDocuments.receipt] });
const on = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: (args) => (
    <Shop seeds={[documents, seed]} kind={kind}>
      <SaleSheet {...args} />
    </Shop>
  ),
});
const sheet = async () => within(await screen.findByRole('dialog', { name: `Sale ${id}` }));

/** Which sale it is, is known at once; there is nothing to give back before it is there. */
export const Loading: Story = {
  ...on(loading(key)),
  play: async () => {
    const sale = await sheet();
    await expect(await sale.findByRole('status')).toHaveTextContent('Loading');
    await expect(sale.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const Full: Story = {
  ...on(loaded(key, detail)),
  play: async () => {
    const sale = await sheet();
    await waitFor(() => expect(sale.getByRole('button', { name: 'Resend links' })).toBeVisible());
    await expect(sale.getByRole('button', { name: 'Refund' })).toBeVisible();
  },
};

const requested: TransactionDetail = { ...detail, request: samples.refundRequest };
export const WithARequest = on(loaded(key, requested), 'mobile');

export const Failed: Story = {
  ...on(failed(key)),
  play: async () => {
    const sale = await sheet();
    await expect(sale.getByRole('alert')).toHaveTextContent('The sale did not load');
    await waitFor(() => expect(sale.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(sale.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const Offline: Story = {
  ...on(offline(key, detail), 'mobile'),
  play: async () => {
    const sale = await sheet();
    await waitFor(() => expect(sale.getByText('No connection.')).toBeVisible());
  },
};
