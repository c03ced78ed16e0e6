import type { FeeInvoice } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { feeInvoicesKey } from '../../../queries/money/documents.queries';
import { BusinessFees } from './BusinessFees';

const meta: Meta<typeof BusinessFees> = { title: 'Screens/Account/Fee invoices', component: BusinessFees };
export default meta;

type Story = StoryObj<typeof BusinessFees>;

const october: FeeInvoice = {
  kind: 'fee',
  serial: 'F/26-27/000117',
  month: '2026-10',
  at: '2026-10-31T21:00:00Z',
  fee: 1_24_750,
  tax: 22_455,
  url: '/fees/0193b2aa-0000-7000-8000-000000000001/F-26-27-000117.pdf',
};
const back: FeeInvoice = { ...october, kind: 'feeCredit', serial: 'G/26-27/000009', fee: 2_495, tax: 449 };
const september: FeeInvoice = {
  ...october,
  serial: 'F/26-27/000082',
  month: '2026-09',
  fee: 9_980,
  tax: 1_796,
};
const list = (items: FeeInvoice[]) => ({ items, next: null });
const story = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <BusinessFees />
    </Shop>
  ),
});

export const Loading = story(loading(feeInvoicesKey));
export const None = story(loaded(feeInvoicesKey, list([])));
export const Full: Story = {
  ...story(loaded(feeInvoicesKey, list([october, back, september]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Fees, October 2026/ })).toHaveAttribute(
      'href',
      october.url,
    );
    await expect(canvas.getByText('₹1,472.05')).toBeVisible();
  },
};
export const Failed = story(failed(feeInvoicesKey));
export const Offline = story(offline(feeInvoicesKey, list([october])));
