import type { ReferralState } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LayoutKind } from '../../../components/screen/layout-context';
import { sampleUninvited } from '../../../components/testing/account';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { referralKey } from '../../../queries/money/plan.queries';
import { InvitationsScreen } from './InvitationsScreen';

const meta: Meta<typeof InvitationsScreen> = {
  title: 'Screens/Account/Invitations',
  component: InvitationsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof InvitationsScreen>;

const some: ReferralState = {
  ...sampleUninvited,
  people: 3,
  earned: 1_23_450,
  latest: [{ at: '2026-11-19T08:00:00.000Z', amount: 1_000 }],
  byMonth: [
    { month: '2026-11', people: 0, sales: 41, earned: 81_200 },
    { month: '2026-10', people: 1, sales: 20, earned: 42_250 },
    { month: '2026-08', people: 2, sales: 0, earned: 0 },
  ],
};
const story = (seed: Seed, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <InvitationsScreen />
    </Shop>
  ),
});

export const Loading = story(loading(referralKey));
export const Empty: Story = {
  ...story(loaded(referralKey, sampleUninvited), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No referrals yet' })).toBeVisible();
    await expect(await canvas.findByLabelText('Link')).toHaveDisplayValue(/\/login\?ref=MEERA$/);
  },
};
export const Full: Story = {
  ...story(loaded(referralKey, some)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^October 2026 1 20 / })).toBeVisible();
  },
};
export const FullOnAPhone: Story = {
  ...story(loaded(referralKey, some), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 creators joined · 0 sales')).toBeVisible();
  },
};
export const Failed = story(failed(referralKey), 'mobile');
export const Offline = story(offline(referralKey, some), 'mobile');
