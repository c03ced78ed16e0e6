import type { DeviceSession, OwnAddress, User } from '@haat/contract';
import { addAddressMachine } from '@haat/machines/add-address';
import type { Addressee, OtpOnItsWay } from '@haat/machines/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { AddAddress } from '../../actors/add-address.actor';
import type { LayoutKind } from '../../parts/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { addressesKey } from '../../queries/account.queries';
import { sessionsKey } from '../../queries/sessions.queries';
import { AccountScreen } from './AccountScreen';

const meta: Meta<typeof AccountScreen> = {
  title: 'Screens/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof AccountScreen>;

const since = '2026-08-01T05:00:00Z';
const addresses: OwnAddress[] = [
  { channel: 'sms', address: '+919820012345', verifiedAt: since },
  { channel: 'mail', address: 'meera@example.com', verifiedAt: since },
  { channel: 'google', address: null, verifiedAt: since },
];
const device = (last: number, userAgent: string | null, isCurrent = false): DeviceSession => ({
  id: `0193b2aa-0000-7000-8000-00000000000${last}`,
  device: userAgent,
  createdAt: since,
  lastSeenAt: samples.now.toISOString(),
  isCurrent,
});
const devices = [
  device(
    1,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    true,
  ),
  device(
    2,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130',
  ),
  device(3, null),
];
const list = (items: unknown[]) => ({ items, next: null });

const adding = addAddressMachine.provide({
  actors: {
    startAddress: fromPromise<OtpOnItsWay, Addressee>(async () => ({ resendAfterSeconds: 0, sentAt: 0 })),
    proveAddress: fromPromise<User, Addressee & { otp: string }>(async () => samples.user),
  },
  actions: { tellAdded: () => undefined },
});

const withSeeds = (seeds: Seed[], kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <AddAddress.Provider logic={adding}>
        <AccountScreen />
      </AddAddress.Provider>
    </Shop>
  ),
});
const all = [loaded(addressesKey, list(addresses)), loaded(sessionsKey, list(devices))];

export const Loading = withSeeds([loading(addressesKey), loading(sessionsKey)]);
export const Full = withSeeds(all);
export const FullOnAPhone = withSeeds(all, 'mobile');
export const OneDevice = withSeeds([
  loaded(addressesKey, list(addresses.slice(0, 1))),
  loaded(sessionsKey, list(devices.slice(0, 1))),
]);
export const Failed = withSeeds([failed(addressesKey), failed(sessionsKey)]);
export const Offline = withSeeds(
  [offline(addressesKey, list(addresses)), offline(sessionsKey, list(devices))],
  'mobile',
);

export const SigningOutTheOthers: Story = {
  ...withSeeds(all),
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Sign out the others' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out the other devices?' }));
    // It fades in.
    await waitFor(() => expect(dialog.getByText(/You stay signed in here/)).toBeVisible());
  },
};

export const AddingAnEmail: Story = {
  ...withSeeds(all),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add an e-mail' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an e-mail' }));
    await userEvent.type(sheet.getByLabelText('E-mail'), 'meera@example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sheet.getByText('Sent to meera@example.com.')).toBeVisible());
    await userEvent.type(sheet.getByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add an e-mail' })).toBeNull());
  },
};
