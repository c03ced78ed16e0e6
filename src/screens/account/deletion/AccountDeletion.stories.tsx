import type { AccountDeletion } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleStaying } from '../../../components/testing/account';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { accountDeletionKey } from '../../../queries/accounts/account-deletion.queries';
import { stepUpKey } from '../../../queries/accounts/step-up.queries';
import { AccountDeletionSection } from './AccountDeletionSection';

const meta: Meta<typeof AccountDeletionSection> = {
  title: 'Screens/Account/AccountDeletion',
  component: AccountDeletionSection,
};
export default meta;

type Story = StoryObj<typeof AccountDeletionSection>;

const story = (...seeds: Seed[]): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <AccountDeletionSection />
    </Shop>
  ),
});
const accountDeletion: AccountDeletion = {
  ...sampleStaying,
  status: 'scheduled',
  askedAt: '2026-11-21T05:00:00.000Z',
  endsAt: '2026-12-05T05:00:00.000Z',
};
const open = { count: null, amount: null, until: null };
const held: AccountDeletion = {
  ...sampleStaying,
  onSale: 3,
  plan: 'PREMIUM',
  blockers: [
    { ...open, reason: 'available', amount: 123_450 },
    { ...open, reason: 'pending', amount: 46_956, until: '2026-11-24T05:00:00.000Z' },
    { ...open, reason: 'refunds', count: 1 },
    { ...open, reason: 'subscribers', count: 12, until: '2027-03-01T05:00:00.000Z' },
  ],
};
const sent = loaded(stepUpKey, {
  sentTo: { channel: 'sms', masked: '+91 98•••••345' },
  resendAfterSeconds: 0,
});
const openSheet = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account' }));
};

export const Loading = story(loading(accountDeletionKey));
export const Staying = story(loaded(accountDeletionKey, sampleStaying));
export const OnTheWay = story(loaded(accountDeletionKey, accountDeletion));
export const HeldOnTheWay = story(
  loaded(accountDeletionKey, { ...accountDeletion, blockers: held.blockers.slice(1, 2) }),
);
export const Failed = story(failed(accountDeletionKey));
export const Offline = story(offline(accountDeletionKey, sampleStaying));

export const NotYet: Story = {
  ...story(loaded(accountDeletionKey, held)),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement);
    await waitFor(() =>
      expect(sheet.getByText('₹1,234.50 is in your wallet. Withdraw it first.')).toBeVisible(),
    );
    await expect(
      sheet.getByText(/12 buyers have active subscriptions, the last until 1 Mar 2027/),
    ).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Delete in 14 days' })).toBeNull();
  },
};

export const Deciding: Story = {
  ...story(loaded(accountDeletionKey, { ...sampleStaying, onSale: 1, remainder: 4_700 }), sent),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement);
    await waitFor(() =>
      expect(sheet.getByText(/₹47 in your wallet: below the minimum withdrawal/)).toBeVisible(),
    );
    await expect(sheet.getByText(/Companies Act/)).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Delete in 14 days' }));
    await expect(await sheet.findByLabelText('6-digit code')).toBeEnabled();
  },
};
