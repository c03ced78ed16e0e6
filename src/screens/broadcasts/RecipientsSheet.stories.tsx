import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { recipientsKey } from '../../queries/delivery/broadcasts.queries';
import { broadcasts, unreached } from './broadcast.samples';
import { RecipientsSheet } from './RecipientsSheet';

const meta: Meta<typeof RecipientsSheet> = {
  title: 'Screens/Broadcasts/Who did not get it',
  component: RecipientsSheet,
};
export default meta;

type Story = StoryObj<typeof RecipientsSheet>;

const [broadcast = null] = broadcasts;
const recipients = recipientsKey(broadcast?.id ?? '');
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <RecipientsSheet broadcast={broadcast} onClose={() => undefined} />
    </Shop>
  ),
});

export const Loading = on(loading(recipients));
export const Empty = on(loaded(recipients, onePage([])));
export const Full: Story = {
  ...on(loaded(recipients, onePage(unreached))),
  play: async () => {
    await expect(await screen.findByText('Has blocked the bot')).toBeVisible();
  },
};
export const Failed = on(failed(recipients));
export const Offline = on(offline(recipients, onePage(unreached)));
