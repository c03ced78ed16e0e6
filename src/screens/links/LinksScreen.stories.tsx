import type { Link } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { linksKey, paymentRemindersKey } from '../../queries/catalog/links.queries';
import { productOptions, productsKey } from '../../queries/catalog/products.queries';
import { LinksScreen } from './LinksScreen';

const key = linksKey(null);

const link = (id: string, campaign: string, changes: Partial<Link>): Link => ({
  id,
  slug: id.toLowerCase(),
  url: `/cml/${id.toLowerCase()}`,
  campaign,
  product: { id: 'p1', kind: 'page', title: 'Sourdough at Home, in Indian Weather', status: 'published' },
  clicks: 1_284,
  sales: 31,
  earned: 46_46_900,
  createdAt: '2026-10-02T05:00:00Z',
  retiredAt: null,
  ...changes,
});

const links = [
  link('Diwali-Loaf', 'Diwali story on Instagram', {}),
  link('Koramangala', 'Poster at the Koramangala bakery', { clicks: 1, sales: 1, earned: 1_49_900 }),
  link('k7n2wqp', 'Newsletter, October', {
    clicks: 0,
    sales: 0,
    earned: 0,
    retiredAt: '2026-11-01T05:00:00Z',
  }),
];

const reminders = loaded(paymentRemindersKey, { isOn: true, reminded: 14, bought: 3 });
const products = loaded(productsKey({ status: 'published' }), onePage(samples.products));

const meta: Meta<typeof LinksScreen> = {
  title: 'Screens/Links',
  component: LinksScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof LinksScreen>;

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[products, ...seeds]} kind={kind}>
      <LinksScreen />
    </Shop>
  ),
});

export const Loading = on([loading(key), loading(paymentRemindersKey)]);
export const Empty = on([
  loaded(key, onePage([])),
  loaded(paymentRemindersKey, { isOn: true, reminded: 0, bought: 0 }),
]);
export const Full: Story = {
  ...on([loaded(key, onePage(links)), reminders]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Remind buyers/ })).toBeChecked();
    await expect(canvas.getByText('Disabled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share Diwali story on Instagram' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Diwali story on Instagram' }));
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/cml/diwali-loaf`,
    );
  },
};
export const FullOnAPhone = on([loaded(key, onePage(links)), reminders], 'mobile');
/** Both failed: it is said once, with one way to try again. */
export const Failed: Story = {
  ...on([failed(key), failed(paymentRemindersKey)]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1));
  },
};
export const Offline: Story = {
  ...on([offline(key, onePage(links)), offline(paymentRemindersKey, reminders.data)], 'mobile'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No connection.')).toHaveLength(1));
  },
};

export const ANewOne: Story = {
  ...on([loaded(key, onePage(links)), reminders]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
    const form = within(await screen.findByRole('dialog', { name: 'New link' }));
    await userEvent.click(form.getByRole('button', { name: 'Create link' }));
    await expect(form.getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription(/Add a label/);
  },
};

const [sample] = samples.products;
const older = { ...sample, id: 'Older111111', title: 'Older than the list goes' };

/** The product whose links are looked at is chosen, however far down its list it stands. */
export const ANewOneOfAProduct: Story = {
  ...on([
    loaded(linksKey(older.id), onePage([])),
    reminders,
    loaded(productOptions(older.id).queryKey, older),
  ]),
  beforeEach: () => {
    const before = window.location.href;
    window.history.replaceState(null, '', `?id=${older.id}`);
    return () => window.history.replaceState(null, '', before);
  },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'New link' });
    await userEvent.click(button as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New link' }));
    await expect(form.getByRole('button', { name: `Leads to: ${older.title}` })).toBeVisible();
  },
};

export const AChange: Story = {
  ...on([loaded(key, onePage(links)), reminders], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Newsletter, October' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Newsletter, October' }));
    await expect(sheet.getByRole('button', { name: 'Enable' })).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: /Label/ })).toHaveValue('Newsletter, October');
  },
};
