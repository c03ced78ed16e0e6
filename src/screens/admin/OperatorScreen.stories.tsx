import { ApiError } from '@haat/machines/failure';
import type { OperatorOverview } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { operatorOverviewKey } from '../../queries/admin.queries';
import { OperatorScreen } from './OperatorScreen';

const meta: Meta<typeof OperatorScreen> = {
  title: 'Screens/Operator',
  component: OperatorScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof OperatorScreen>;

const overview: OperatorOverview = {
  isSetUp: true,
  recoveryCodesLeft: 10,
  unlockedUntil: '2026-11-21T05:27:00Z',
  waiting: {
    differences: 1,
    tickets: 2,
    reviews: 1,
    payouts: 0,
    disputes: 1,
    refundRequests: 1,
    unmatchedPayments: 1,
    reportedReviews: 1,
    proposals: 1,
  },
};

const locked: OperatorOverview = { ...overview, unlockedUntil: null, waiting: null };

const withSeeds = (seeds: Seed[], kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <OperatorScreen notFound="Page not found" />
    </Shop>
  ),
});

export const Loading = withSeeds([loading(operatorOverviewKey)]);
export const Full = withSeeds([loaded(operatorOverviewKey, overview)]);
export const FullOnAPhone = withSeeds([loaded(operatorOverviewKey, overview)], 'mobile');
export const Failed = withSeeds([failed(operatorOverviewKey)]);
export const Offline = withSeeds([offline(operatorOverviewKey, overview)], 'mobile');

export const Locked: Story = {
  ...withSeeds([loaded(operatorOverviewKey, locked)], 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toBeEnabled();
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
  },
};

export const NotEnrolled: Story = {
  ...withSeeds([loaded(operatorOverviewKey, { ...locked, isSetUp: false, recoveryCodesLeft: 0 })], 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible();
    await expect(canvas.getByLabelText('Server code')).toBeEnabled();
  },
};

export const FewRecoveryCodes: Story = {
  ...withSeeds([loaded(operatorOverviewKey, { ...overview, recoveryCodesLeft: 1 })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 recovery code is left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await expect(dialog.getByLabelText('6-digit code')).toBeEnabled();
  },
};

export const ForAStranger: Story = {
  ...withSeeds([
    {
      ...failed(operatorOverviewKey),
      error: new ApiError({
        status: 404,
        code: 'not_found',
        message: 'Not found',
      }),
    },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page not found')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Admin' })).not.toBeInTheDocument();
  },
};
