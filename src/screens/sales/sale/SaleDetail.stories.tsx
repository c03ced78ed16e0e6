import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as samples from '../../../components/testing/samples';
import { SaleDetail } from './SaleDetail';

const meta: Meta<typeof SaleDetail> = { title: 'Screens/Sales/Detail', component: SaleDetail };
export default meta;

type Story = StoryObj<typeof SaleDetail>;

export const Paid: Story = { args: { detail: samples.saleDetail } };

export const WithACode: Story = {
  args: {
    detail: { ...samples.saleDetail, discount: { code: 'FIRSTLOAF', label: null, amount: 30_000 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹300 off with the code FIRSTLOAF')).toBeVisible();
  },
};

export const WithAnAutomaticDiscount: Story = {
  args: {
    detail: { ...samples.saleDetail, discount: { code: null, label: 'Opening week', amount: 30_000 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹300 off, Opening week')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    detail: {
      ...samples.saleDetail,
      transaction: { ...samples.saleDetail.transaction, status: 'failed', fee: 0, feeTax: 0, net: 0 },
      timeline: [
        ...samples.saleDetail.timeline.slice(0, 1),
        { at: samples.saleDetail.transaction.at, event: 'failed', text: 'The payment failed' },
      ],
      failure: 'The bank refused the payment.',
      refundable: 0,
    },
  },
};

export const PartlyRefunded: Story = {
  args: {
    detail: {
      ...samples.saleDetail,
      transaction: {
        ...samples.saleDetail.transaction,
        refunded: 50_000,
        fee: 4_995,
        feeTax: 899,
        net: 94_006,
      },
      timeline: [
        ...samples.saleDetail.timeline,
        {
          at: samples.saleDetail.transaction.at,
          event: 'refund.started',
          text: 'A refund of ₹500 was started',
        },
        {
          at: samples.saleDetail.transaction.at,
          event: 'refund.parted',
          text: '₹500 was refunded to the buyer, who keeps access',
        },
      ],
      refundable: 99_900,
    },
  },
};

export const Refunded: Story = {
  args: {
    detail: {
      ...samples.saleDetail,
      transaction: { ...samples.saleDetail.transaction, status: 'refunded', net: 0 },
      refundable: 0,
    },
  },
};
