import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../testing/samples';
import { ProductOptions } from './ProductOptions';

const onChoose = fn();
const onRetry = fn();

const come = {
  data: products as unknown,
  isError: false,
  isFetching: false,
  fetchStatus: 'idle' as const,
  dataUpdatedAt: Date.parse('2026-11-21T05:00:00Z'),
  refetch: onRetry,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: fn(),
};

const meta: Meta<typeof ProductOptions> = {
  title: 'Parts/ProductOptions',
  component: ProductOptions,
  args: {
    id: 'found',
    of: come,
    options: products,
    search: '',
    isMultiple: false,
    chosen: [products[0]?.id ?? ''],
    any: undefined,
    active: 0,
    onChoose,
  },
  beforeEach: () => {
    onChoose.mockClear();
    onRetry.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof ProductOptions>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(second as HTMLElement);
    await expect(onChoose).toHaveBeenCalledWith(products[1]);
  },
};

export const Empty: Story = {
  args: { options: [], search: 'veena' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“veena”/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { of: { ...come, data: undefined, isFetching: true, fetchStatus: 'fetching' }, options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  args: { of: { ...come, data: undefined, isError: true }, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
