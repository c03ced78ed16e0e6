import type { OperatorDesk } from '@haat/contract';
import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LayoutKind } from '../../parts/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../parts/testing/Shop';
import { deskKey } from '../../queries/operator.queries';
import { stepUpKey } from '../../queries/step-up.queries';
import { OperatorScreen } from './OperatorScreen';

const meta: Meta<typeof OperatorScreen> = {
  title: 'Screens/Operator',
  component: OperatorScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof OperatorScreen>;

const desk: OperatorDesk = {
  unlockedUntil: '2026-11-21T05:27:00Z',
  waiting: {
    differences: 1,
    tickets: 2,
    reviews: 1,
    payouts: 0,
    disputes: 1,
    refundRequests: 1,
    strays: 1,
    words: 1,
  },
};

const withSeeds = (seeds: Seed[], kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <OperatorScreen notFound="Page not found" />
    </Shop>
  ),
});
const sent = loaded(stepUpKey, {
  sentTo: { channel: 'sms', masked: '+91 98•••••210' },
  resendAfterSeconds: 0,
});

export const Loading = withSeeds([loading(deskKey)]);
export const Full = withSeeds([loaded(deskKey, desk)]);
export const FullOnAPhone = withSeeds([loaded(deskKey, desk)], 'mobile');
export const Failed = withSeeds([failed(deskKey)]);
export const Offline = withSeeds([offline(deskKey, desk)], 'mobile');

export const Locked: Story = {
  ...withSeeds([loaded(deskKey, { ...desk, unlockedUntil: null }), sent], 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toBeEnabled();
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  },
};

export const ForAStranger: Story = {
  ...withSeeds([
    {
      ...failed(deskKey),
      error: new ApiError({
        status: 404,
        code: 'not_found',
        message: 'There is nothing at this address',
      }),
    },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page not found')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Operator' })).not.toBeInTheDocument();
  },
};
