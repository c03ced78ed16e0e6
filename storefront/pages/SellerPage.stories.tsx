import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cover, samplePhoto } from '../testing/models';
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
    await expect(canvas.getByText('Identity checked')).toBeInTheDocument();
    await expect(canvas.getByText('@meera_paints · 440+ buyers · On Haat since June 2024')).toBeVisible();
  },
};

/** Her photo lies half over her cover. */
export const PhotoAndCover: Story = {
  args: {
    model: sellerWith({ cover: { ...cover, alt: '' }, facts: { ...sellerWith().facts, photo: samplePhoto } }),
  },
  play: async ({ canvas, canvasElement }) => {
    const photo = canvas.getByRole('img', { name: 'Photo of Meera Kulkarni' });
    await expect(photo).toHaveAttribute('loading', 'lazy');
    const [band] = canvasElement.querySelectorAll('main img');
    await expect(band).toHaveAttribute('fetchpriority', 'high');
    await expect(photo.getBoundingClientRect().top).toBeLessThan(band?.getBoundingClientRect().bottom ?? 0);
    await expect(photo.getBoundingClientRect().width).toBe(88);
  },
};

export const Photo: Story = {
  args: { model: sellerWith({ facts: { ...sellerWith().facts, photo: samplePhoto } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Meera Kulkarni' })).toBeInTheDocument();
    await expect(canvas.queryByText('MK')).toBeNull();
  },
};

/** Of three on a kind has a shelf of its own; all others stand together. */
export const Shelves: Story = {
  args: {
    model: sellerWith({
      products: sellerWith().products.flatMap((product) =>
        [1, 2, 3, 4].map((number) => ({
          ...product,
          id: `${product.id}${number}`,
          ...(number === 1 && { kind: 'page' as const }),
        })),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const shelves = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(shelves.length).toBeGreaterThan(1);
    await expect(shelves.at(-1)).toBe('More');
    await expect(shelves).not.toContain('On sale');
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
