import type { Product } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { productOptions } from '../../queries/catalog/products.queries';
import { broadcastKey, broadcastsKey, recipientsKey } from '../../queries/delivery/broadcasts.queries';
import { BroadcastsScreen } from './BroadcastsScreen';
import { audience, broadcasts, unreached } from './broadcast.samples';

const meta: Meta<typeof BroadcastsScreen> = {
  title: 'Screens/Broadcasts',
  component: BroadcastsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof BroadcastsScreen>;

const [sold] = samples.products as [SampleProduct];
const channel: Product = { ...sold, kind: 'telegram', title: 'Bakers’ Daily Room' };
const product = productOptions(channel.id).queryKey;
const all = broadcastsKey(channel.id);
const running = broadcasts.map((one) => loaded(broadcastKey(one.id), one));
const page = (items: readonly unknown[], of: Partial<typeof audience> = {}) =>
  onePage(items, { audience: { ...audience, ...of } });

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop
      seeds={[
        loaded(product, channel),
        ...running,
        loaded(recipientsKey('broadcast1'), onePage(unreached)),
        ...seeds,
      ]}
      kind={kind}
    >
      <BroadcastsScreen kind="telegram" id={channel.id} />
    </Shop>
  ),
});

export const Loading = on([loading(all)]);
export const Empty = on([loaded(all, page([]))], 'mobile');
export const Full: Story = {
  ...on([loaded(all, page(broadcasts))]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('412 of 1,284 members got it')[0]).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: '9 members did not get it' })[0] as HTMLElement,
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Who did not get it' }));
    await expect(await sheet.findByText('Has blocked the bot')).toBeVisible();
  },
};
export const FullOnAPhone = on([loaded(all, page(broadcasts))], 'mobile');
export const Failed = on([failed(all)]);
export const Offline = on([offline(all, page(broadcasts))], 'mobile');
export const NotConnected = on([loaded(all, page(broadcasts.slice(3), { canSend: false }))]);
export const NoneLeftToday = on([loaded(all, page(broadcasts.slice(3), { leftToday: 0 }))]);

export const Writing: Story = {
  ...on([loaded(all, page(broadcasts.slice(3)))], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message members' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Message members' }));
    await userEvent.type(sheet.getByLabelText('Message'), 'Ragi sourdough');
    await userEvent.type(sheet.getByLabelText(/Button text/), 'Open');
    await expect(sheet.getByText('3,886 of 3,900 characters left.')).toBeVisible();
    await expect(sheet.getByText('Goes to 1,204 members who have opened the bot.')).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Later' }));
    await userEvent.type(sheet.getByLabelText(/Button address/), 'example.in');
    await userEvent.click(sheet.getByRole('button', { name: 'Schedule' }));
    await expect(await sheet.findByText('Choose a date and a time.')).toBeVisible();
    // Closed and opened again, nothing that was typed is lost.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue message' }));
    await expect(await screen.findByLabelText('Message')).toHaveValue('Ragi sourdough');
  },
};

export const WithoutAnAccountToTest: Story = {
  ...on([loaded(all, page([], { canTest: false }))], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message members' }));
    await expect(await screen.findByText(/To test on yourself/)).toBeVisible();
  },
};

export const Cancelling: Story = {
  ...on([loaded(all, page(broadcasts.slice(1, 2)))], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('It will not be sent.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel message' })).toBeEnabled();
  },
};
