import { ApiError } from '@haat/machines/failure';
import type { Product } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../../components/testing/figures';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { analyticsKey } from '../../queries/analytics.queries';
import { productOptions } from '../../queries/catalog/products.queries';
import { salesKey } from '../../queries/orders/sales.queries';
import { OneProduct } from './AreaScreen';
import { Overview } from './Overview';

const meta: Meta<typeof OneProduct> = {
  title: 'Screens/Product settings',
  component: OneProduct,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof OneProduct>;

const [published, , paused, draft] = samples.products as [
  SampleProduct,
  SampleProduct,
  SampleProduct,
  SampleProduct,
];
const lesson: Product = { ...published, id: 'Starter11111', kind: 'lesson', title: 'Feeding a starter' };
const keyOf = ({ id }: Product) => productOptions(id).queryKey;
const salesOf = ({ id }: Product) => salesKey({ productId: id });
const figuresOf = ({ id }: Product) => analyticsKey(id, { range: '30d' });
const none = { ...samples.totals, count: 0, amount: 0, fee: 0, feeTax: 0, refunded: 0, net: 0 };
const its = (product: Product) => samples.sales.filter((sale) => sale.product.id === product.id);
const sold = (product: Product) =>
  loaded(salesOf(product), onePage(its(product), { totals: samples.totals }));
const unsold = (product: Product) => loaded(salesOf(product), onePage([], { totals: none }));

const overview = (
  product: Product,
  seeds: readonly Seed[],
  kind: 'page-desktop' | 'page-mobile' = 'page-desktop',
): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <OneProduct id={product.id} kind={product.kind} tab="analytics">
        {(one) => <Overview product={one} now={samples.now} />}
      </OneProduct>
    </Shop>
  ),
});

const here = (product: Product) => loaded(keyOf(product), product);

export const Loading = overview(published, [loading(keyOf(published))]);
export const Failed = overview(published, [failed(keyOf(published))]);
export const Offline = overview(
  published,
  [
    offline(keyOf(published), published),
    offline(figuresOf(published), figures),
    offline(salesOf(published), onePage([], { totals: none })),
  ],
  'page-mobile',
);
export const Published = overview(published, [
  here(published),
  sold(published),
  loaded(figuresOf(published), figures),
]);
export const PublishedOnAPhone = overview(
  published,
  [here(published), sold(published), loaded(figuresOf(published), figures)],
  'page-mobile',
);
export const NothingSold = overview(paused, [
  here(paused),
  unsold(paused),
  loaded(figuresOf(paused), noFigures),
]);
export const Draft = overview(draft, [here(draft), unsold(draft), loaded(figuresOf(draft), noFigures)]);

/** Lessons have their settings among those of courses. */
export const Lesson: Story = {
  render: () => (
    <Shop seeds={[here(lesson), unsold(lesson), loaded(figuresOf(lesson), noFigures)]} kind="page-desktop">
      <OneProduct id={lesson.id} kind="course" tab="analytics">
        {(one) => <Overview product={one} now={samples.now} />}
      </OneProduct>
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lesson.title);
    await expect(canvas.getByRole('link', { name: 'Lessons' })).toHaveAttribute(
      'href',
      '/course?kind=lesson',
    );
    await expect(canvas.getByRole('link', { name: 'Discounts' })).toHaveAttribute(
      'href',
      `/tgsettings2/discountcours?id=${lesson.id}`,
    );
  },
};

export const SomebodyElses: Story = {
  ...overview(published, [refused(published, 404)]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('page not found');
  },
};

function refused(product: Product, status: number): Seed {
  const error = new ApiError({ status, message: 'Product not found', code: 'not_found' });
  return { ...failed(keyOf(product)), error };
}
