import { List } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sales } from '../testing/samples';
import { SaleRow } from './SaleRow';

const [paid, waiting, failed] = sales as [(typeof sales)[0], (typeof sales)[0], (typeof sales)[0]];

const meta = {
  title: 'Parts/SaleRow',
  component: SaleRow,
  args: { sale: paid, href: '#sale', when: '10:39' },
  render: (args) => (
    <List label="Sales">
      <SaleRow {...args} />
    </List>
  ),
} satisfies Meta<typeof SaleRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer' })).toHaveAttribute('href', '#sale');
    await expect(canvas.getByText('10:39')).toBeVisible();
  },
};

/** Why not, instead of when. */
export const Failed: Story = {
  args: { sale: failed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('10:39')).not.toBeInTheDocument();
  },
};

export const Waiting: Story = { args: { sale: waiting } };
export const OfOneProduct: Story = { args: { isAboutOne: true } };
export const OfSeveralPieces: Story = {
  args: { sale: { ...paid, quantity: 3 }, isAboutOne: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 pieces · UPI')).toBeVisible();
  },
};
