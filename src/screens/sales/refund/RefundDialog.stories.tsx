import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { RefundDialog } from './RefundDialog';

const meta: Meta<typeof RefundDialog> = { title: 'Screens/Sales/Refund', component: RefundDialog };
export default meta;

type Story = StoryObj<typeof RefundDialog>;

/** The dialog fades in, so what it says may come a moment later. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

const render = () => (
  <Shop seeds={[]}>
    <RefundDialog detail={samples.saleDetail} isOpen onClose={() => undefined} />
  </Shop>
);

export const Whole: Story = {
  render,
  play: async () => {
    await seen(() => screen.getByRole('button', { name: 'Refund ₹1,499' }));
    await seen(() => screen.getByText(/loses access/));
    await seen(() => screen.getByText(/or less if TDS or TCS was deducted/));
  },
};

export const InPart: Story = {
  render,
  play: async () => {
    const amount = await screen.findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500.50');
    await seen(() => screen.getByRole('button', { name: 'Refund ₹500.50' }));
    await seen(() => screen.getByText(/keeps access/));
  },
};

export const TooMuch: Story = {
  render,
  play: async () => {
    const amount = await screen.findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1500');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await seen(() => screen.getByText('At most ₹1,499 can be refunded.'));
  },
};

const sold = (accessId: string, title: string, share: number, isRefunded = false) => ({
  accessId,
  title,
  share,
  status: isRefunded ? ('revoked' as const) : ('active' as const),
  isRefunded,
});

/** A combo of which one product is refunded by its share; what was refunded before is not offered again. */
export const ByProduct: Story = {
  render: () => (
    <Shop seeds={[]}>
      <RefundDialog
        detail={{
          ...samples.saleDetail,
          items: [
            sold('Grant1111111', 'Monsoon in Watercolour', 99_900),
            sold('Grant2222222', 'One wet sky', 30_000),
            sold('Grant3333333', 'Where the paper comes from', 20_000, true),
          ],
        }}
        isOpen
        onClose={() => undefined}
      />
    </Shop>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'One wet sky' }));
    await seen(() => screen.getByRole('button', { name: 'Refund ₹300' }));
    await seen(() => screen.getByText(/loses access to One wet sky and keeps the rest/));
    await expect(screen.queryByLabelText('Amount')).toBeNull();
    await expect(screen.queryByText('Where the paper comes from')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'One wet sky' }));
    await seen(() => screen.getByLabelText('Amount'));
  },
};
