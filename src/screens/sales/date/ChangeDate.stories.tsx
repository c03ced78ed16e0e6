import type { SaleDates, TransactionDetail } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { loaded, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { saleDatesKey } from '../../../queries/orders/sale-dates.queries';
import { ChangeDate } from './ChangeDate';

const { transaction } = samples.saleDetail;
const { id } = transaction;
const detail: TransactionDetail = {
  ...samples.saleDetail,
  transaction: {
    ...transaction,
    status: 'fulfilled',
    product: { ...transaction.product, kind: 'webinar' },
  },
};
const timeZone = 'Asia/Kolkata';
const dates: SaleDates = {
  id: 'Hampers11Live',
  startsAt: '2026-12-12T13:00:00.000Z',
  timeZone,
  price: 49_900,
  refused: null,
  items: [
    { id: 'Hampers12Live', startsAt: '2026-12-19T13:00:00.000Z', timeZone, price: 49_900, refused: null },
    { id: 'Hampers13Live', startsAt: '2026-12-26T13:00:00.000Z', timeZone, price: 39_900, refused: null },
    {
      id: 'Hampers14Live',
      startsAt: '2027-01-02T13:00:00.000Z',
      timeZone,
      price: 49_900,
      refused: 'This date is full',
    },
  ],
};

const meta: Meta<typeof ChangeDate> = { title: 'Screens/Sales/Change the date', component: ChangeDate };
export default meta;

type Story = StoryObj<typeof ChangeDate>;

const on = (shown: SaleDates, of = detail): Story => ({
  render: () => (
    <Shop seeds={[loaded(saleDatesKey(id), shown)]} kind="mobile">
      <ChangeDate detail={of} />
    </Shop>
  ),
});

/** A date that is full cannot be chosen; what is cheaper says that no money moves. */
export const Open: Story = {
  ...on(dates),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the date' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Costs ₹399 instead of ₹499. The difference is not refunded.');
    await expect(screen.getByRole('radio', { name: /2 January 2027/ })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Change the date' }).at(-1) as HTMLElement);
    await expect(await screen.findByText('Choose a date')).toBeVisible();
  },
};

/** Where there is no other date there is nothing to press. */
export const WithoutAnother: Story = {
  ...on({ ...dates, items: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
