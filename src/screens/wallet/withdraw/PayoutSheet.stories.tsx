import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { details, payouts } from '../../../components/testing/payouts';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { payoutKey } from '../../../queries/money/payouts.queries';
import { PayoutSheet } from './PayoutSheet';

const { id } = payouts.sent;
const key = payoutKey(id);

const meta: Meta<typeof PayoutSheet> = {
  title: 'Screens/Wallet/Withdrawal',
  component: PayoutSheet,
  parameters: { layout: 'fullscreen' },
  args: { id, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof PayoutSheet>;

const story = (seed: Seed, kind?: 'mobile'): Story => ({
  render: (args) => (
    <Shop seeds={[seed]} {...(kind && { kind })}>
      <PayoutSheet {...args} />
    </Shop>
  ),
});

export const OnItsWay = story(loaded(key, details.sent));

/** It says why, and what to do. */
export const DidNotArrive: Story = {
  ...story(loaded(payoutKey(payouts.failed.id), details.failed), 'mobile'),
  args: { id: payouts.failed.id },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement.ownerDocument.body);
    await expect(await sheet.findByText(/^The bank could not find this account number/)).toBeVisible();
  },
};

export const Loading = story(loading(key));
export const Failed = story(failed(key));
export const Offline = story(offline(key, details.sent), 'mobile');
