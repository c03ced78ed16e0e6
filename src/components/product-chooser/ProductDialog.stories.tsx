import { Button } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productsKey } from '../../queries/catalog/products.queries';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../testing/Shop';
import type { SampleProduct } from '../testing/samples';
import { products } from '../testing/samples';
import { ProductDialog } from './ProductDialog';

const key = productsKey({});
const onChoose = fn();
const [, bakery] = products as [SampleProduct, SampleProduct];

const meta: Meta<typeof ProductDialog> = {
  title: 'Parts/ProductDialog',
  component: ProductDialog,
  beforeEach: () => void onChoose.mockClear(),
};
export default meta;
type Story = StoryObj<typeof ProductDialog>;

function Opened({ any, isMultiple = false }: { any?: string; isMultiple?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>(isMultiple ? [] : ['']);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <ProductDialog
        title="Choose a product"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        filter={{}}
        chosen={chosen}
        any={any}
        isMultiple={isMultiple}
        onChoose={(product) => {
          onChoose(product?.id ?? null);
          const id = product?.id ?? '';
          if (!isMultiple) setIsOpen(false);
          else setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
        }}
      />
    </>
  );
}

const opened = (seeds: Seed[], about: { any?: string; isMultiple?: boolean } = {}): Story => ({
  render: () => (
    <Shop seeds={seeds} kind="mobile">
      <Opened {...about} />
    </Shop>
  ),
});
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose a product' }));

export const Loading: Story = {
  ...opened([loading(key)]),
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: 'Search your products' })).toHaveFocus();
  },
};
export const Empty: Story = {
  ...opened([loaded(key, onePage([]))]),
  play: async () => {
    const choice = await dialog();
    await waitFor(() => expect(choice.getByText('You have no products yet.')).toBeVisible());
  },
};
export const Full: Story = {
  ...opened([loaded(key, onePage(products)), loaded(productsKey({ q: 'केक' }), onePage([bakery]))], {
    any: 'All products',
  }),
  play: async () => {
    const choice = await dialog();
    await expect(choice.getByRole('option', { name: 'All products' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.type(choice.getByRole('combobox'), 'केक');
    // The server is asked, and nobody in particular is not what words look for.
    await waitFor(() => expect(choice.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith(bakery.id);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const WithMore: Story = {
  ...opened([loaded(key, { pages: [{ items: products, next: 'further' }], pageParams: [null] })]),
  play: async () => {
    const choice = await dialog();
    await waitFor(() => expect(choice.getByRole('button', { name: 'Show more' })).toBeVisible());
  },
};
export const NothingFound: Story = {
  ...opened([loaded(key, onePage(products)), loaded(productsKey({ q: 'zzz' }), onePage([]))]),
  play: async () => {
    const choice = await dialog();
    await userEvent.type(choice.getByRole('combobox'), 'zzz');
    await expect(await choice.findByText('No products match “zzz”.')).toBeVisible();
  },
};
export const Several: Story = {
  ...opened([loaded(key, onePage(products))], { isMultiple: true }),
  play: async () => {
    const choice = await dialog();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(choice.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(choice.getAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.click(choice.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Failed: Story = {
  ...opened([failed(key)]),
  play: async () => {
    const choice = await dialog();
    await waitFor(() => expect(choice.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
export const Offline: Story = {
  ...opened([offline(key, onePage(products))]),
  play: async () => {
    const choice = await dialog();
    await waitFor(() => expect(choice.getByText(/No connection/)).toBeVisible());
  },
};
