import type { PushState } from '@haat/machines/push';
import type { Notification, NotificationChoices, NotificationEvent } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { choicesKey, notificationsKey } from '../../queries/accounts/notifications.queries';
import { NotificationsScreen } from './NotificationsScreen';

const meta: Meta<typeof NotificationsScreen> = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof NotificationsScreen>;

const minutesAgo = (minutes: number) => new Date(samples.now.getTime() - minutes * 60_000).toISOString();
const expectMessage = (
  last: number,
  event: NotificationEvent,
  title: string,
  text: string,
  link: string,
  minutes: number,
  isRead = false,
): Notification => ({
  id: `0193b2aa-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`,
  event,
  title,
  text,
  link,
  at: minutesAgo(minutes),
  readAt: isRead ? minutesAgo(minutes - 1) : null,
});

const feed = [
  expectMessage(
    1,
    'sale',
    'You sold Sourdough in a weekend',
    '₹499 paid. ₹469.56 reaches your wallet.',
    '/transaction',
    4,
  ),
  expectMessage(
    2,
    'refund',
    'Kabir Rao requested a refund of ₹499',
    'Sourdough in a weekend. Answer by 24 November at 10:30 am.',
    '/transaction?sale=8FzKq3mNpR7tVx2W',
    95,
  ),
  expectMessage(
    3,
    'payout',
    '₹12,400 arrived in HDFC ••4821',
    'Your withdrawal is complete.',
    '/wallet',
    1_300,
    true,
  ),
  expectMessage(
    4,
    'security',
    'Email added for sign-in: m•••@example.com',
    'You can now sign in with m•••@example.com. If this was not you, remove it, sign out your other devices, and contact us.',
    '/account',
    4_100,
    true,
  ),
];
const choices: NotificationChoices = {
  items: (
    [
      ['sale', false, true],
      ['review', false, null],
      ['question', false, null],
      ['channel', false, null],
      ['refund', true, null],
      ['dispute', true, null],
      ['payout', true, null],
      ['house', true, null],
      ['verification', true, null],
      ['security', true, null],
      ['fees', false, null],
      ['plan', false, null],
    ] as const
  ).map(([event, mailLocked, sms]) => ({
    event,
    mailLocked,
    sms,
    push: true,
    mail: event === 'sale' ? 'off' : 'each',
  })),
};
const full = [loaded(notificationsKey, onePage(feed, { unread: 2 })), loaded(choicesKey, choices)];
const empty = [loaded(notificationsKey, onePage([], { unread: 0 })), loaded(choicesKey, choices)];

const withSeeds = (
  seeds: readonly Seed[],
  kind: LayoutKind = 'desktop',
  push: Partial<PushState> = {},
): Story => ({
  render: () => (
    <Shop seeds={seeds} push={push} kind={kind}>
      <NotificationsScreen />
    </Shop>
  ),
});

const says =
  (text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

export const Loading = withSeeds([loading(notificationsKey), loading(choicesKey)]);
export const Empty: Story = { ...withSeeds(empty), play: says(/Nothing yet/) };
export const Full: Story = { ...withSeeds(full), play: says(/2 new/) };
export const FullOnAPhone = withSeeds(full, 'mobile', { permission: 'granted', isWanted: true });
export const Failed = withSeeds([failed(notificationsKey), failed(choicesKey)]);
export const Offline = withSeeds(
  [offline(notificationsKey, onePage(feed, { unread: 2 })), offline(choicesKey, choices)],
  'mobile',
);

export const Unconfigured: Story = {
  ...withSeeds(full, 'desktop', { isConfigured: false }),
  play: says(/Push notifications are not available/),
};
export const Unsupported: Story = {
  ...withSeeds(full, 'desktop', { isSupported: false }),
  play: says(/does not support notifications/),
};
export const Denied: Story = {
  ...withSeeds(full, 'desktop', { permission: 'denied' }),
  play: says(/Blocked by your browser/),
};

export const TurnedOnAndOff: Story = {
  ...withSeeds(full),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await expect(await screen.findByText('This device is notified of each sale.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off on this device' }));
    await expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  },
};

/** The story has no network, so what was chosen comes back as it was. */
export const ChoiceNotSaved: Story = {
  ...withSeeds(full),
  play: async ({ canvasElement }) => {
    const sales = within(await within(canvasElement).findByRole('region', { name: 'Sales' }));
    await userEvent.selectOptions(sales.getByRole('combobox', { name: 'By email' }), 'daily');
    const toast = await within(document.body).findByText(/could not be saved/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(sales.getByRole('combobox', { name: 'By email' })).toHaveValue('off');
  },
};
