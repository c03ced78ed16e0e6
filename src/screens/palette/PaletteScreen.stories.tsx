import { paletteMachine } from '@haat/machines/palette';
import type { SearchResults } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { Palette } from '../../actors/palette.actor';
import { chords } from '../../components/palette/chords';
import { Connection } from '../../components/testing/Connection';
import { Shop } from '../../components/testing/Shop';
import { PaletteScreen } from './PaletteScreen';

const meta: Meta<typeof PaletteScreen> = {
  title: 'Screens/Palette',
  component: PaletteScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PaletteScreen>;

const found: SearchResults = {
  products: [
    { id: 'MonsoonMonsoon1', kind: 'course', title: 'Raga basics', status: 'published' },
    { id: 'MonsoonMonsoon2', kind: 'webinar', title: 'Ragas of the rain, live', status: 'draft' },
  ],
  buyers: [{ name: 'Kavita Rao', phone: '+919876543210', purchases: 3, lastAt: '2026-11-21T05:00:00Z' }],
  sales: [
    {
      orderId: 'Order1111111',
      title: 'Raga basics',
      buyer: 'Kavita Rao',
      amount: 49_900,
      at: '2026-11-21T05:00:00Z',
    },
  ],
};
const went = fn();

type Search = () => Promise<SearchResults>;

function Opened({ search, begin }: { search: Search; begin: 'palette.open' | 'help.open' }) {
  const logic = paletteMachine.provide({
    actors: { search: fromPromise<SearchResults, { query: string }>(search) },
    actions: { go: (_, { href }) => void went(href), remember: () => undefined },
  });
  return (
    <Palette.Provider logic={logic} options={{ input: { chords } }}>
      <Begin with={begin} />
      <PaletteScreen />
    </Palette.Provider>
  );
}

function Begin({ with: type }: { with: 'palette.open' | 'help.open' }) {
  const palette = Palette.useActorRef();
  useEffect(() => palette.send({ type }), [palette, type]);
  return null;
}

interface Scene {
  begin?: 'palette.open' | 'help.open';
  connection?: 'online' | 'offline';
}
const opened = (search: Search, { begin = 'palette.open', connection = 'online' }: Scene = {}): Story => ({
  render: () => (
    <Connection is={connection}>
      <Shop seeds={[]}>
        <Opened search={search} begin={begin} />
      </Shop>
    </Connection>
  ),
});
const never: Search = () => new Promise(() => undefined);
const unheard: Search = () => Promise.reject(new TypeError('Failed to fetch'));
const typed = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  await userEvent.type(dialog.getByRole('combobox'), text);
  return dialog;
};

export const Empty: Story = {
  ...opened(never),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(dialog.getByRole('combobox')).toHaveFocus();
    await expect(dialog.getByRole('option', { name: /Home/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Full: Story = {
  ...opened(async () => found),
  play: async () => {
    const dialog = await typed('raga');
    await expect(await dialog.findByRole('option', { name: /Kavita Rao.*3 purchases/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(went).toHaveBeenLastCalledWith('/transaction?q=%2B919876543210');
  },
};
export const Loading: Story = {
  ...opened(never),
  play: async () => {
    const dialog = await typed('raga');
    await expect(await dialog.findByText('Searching')).toBeVisible();
  },
};
export const NothingFound: Story = {
  ...opened(async () => ({ products: [], buyers: [], sales: [] })),
  play: async () => {
    const dialog = await typed('zzz');
    await expect(await dialog.findByText('No results for “zzz”.')).toBeVisible();
  },
};
export const Failed: Story = {
  ...opened(unheard),
  play: async () => {
    const dialog = await typed('sales');
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(dialog.getByText(/Search is not available/)).toBeVisible();
    await expect(dialog.getByRole('option', { name: /Sales/ })).toBeVisible();
  },
};
/** Screens are found on the device. */
export const Offline: Story = {
  ...opened(unheard, { connection: 'offline' }),
  play: async () => {
    const dialog = await typed('sales');
    await expect(await dialog.findByText(/You are offline/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(dialog.getByRole('option', { name: /Sales/ })).toBeVisible();
  },
};
export const Shortcuts: Story = {
  ...opened(never, { begin: 'help.open' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(dialog.getByText('Go to Wallet')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
