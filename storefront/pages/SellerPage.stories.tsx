import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullPage } from '../testing/page-story';
import { sellerWith } from '../testing/seller';
import { SellerPage } from './SellerPage';

/** A creator's own page, as the server draws it. */
const meta = {
  title: 'Buyer/Seller page',
  ...fullPage,
  component: SellerPage,
  args: { model: sellerWith() },
} satisfies Meta<typeof SellerPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meera Kulkarni' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sunday circle' })).toHaveAttribute(
      'href',
      '/tg/SundaySunday1',
    );
    await expect(canvas.getByText('from ₹499 a month')).toBeVisible();
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { model: sellerWith({ bio: null, products: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is on sale here/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    model: sellerWith({
      name: 'Venkatanarasimharajuvaripeta Ramachandrapurabrahmanyam',
      handle: 'a'.repeat(30),
      bio: `https://example.org/${'long'.repeat(40)}`,
    }),
  },
};
