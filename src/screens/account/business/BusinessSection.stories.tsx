import type { BusinessClaim } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleBusiness } from '../../../components/testing/business';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { businessKey } from '../../../queries/accounts/business.queries';
import { BusinessSection } from './BusinessSection';

const meta: Meta<typeof BusinessSection> = { title: 'Screens/Account/GST', component: BusinessSection };
export default meta;

type Story = StoryObj<typeof BusinessSection>;

const business = sampleBusiness;
const story = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <BusinessSection />
    </Shop>
  ),
});
const claim: BusinessClaim = {
  gstin: '27AAPFU0939F1ZV',
  state: '27',
  legalName: 'ASHA FOODS PRIVATE LIMITED',
  address: '12, Market Road, Pune 411001',
  status: 'checking',
  reason: null,
  since: '2026-11-20T05:00:00Z',
};
const none = story(loaded(businessKey, { business: null, claim: null }));
const full = story(loaded(businessKey, { business, claim: null }));

export const Loading = story(loading(businessKey));
export const Without = none;
export const With = full;
export const Failed = story(failed(businessKey));
export const Offline = story(offline(businessKey, { business, claim: null }));
export const Checking: Story = {
  ...story(loaded(businessKey, { business: null, claim })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ASHA FOODS PRIVATE LIMITED/)).toBeVisible();
    await expect(canvas.getByText(/Until then you sell without GST/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your GSTIN?' }));
    await waitFor(() => expect(dialog.getByText(/We will stop the review/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Refused = story(
  loaded(businessKey, {
    business,
    claim: {
      ...claim,
      status: 'refused',
      reason: 'This number is registered to another business. Use your own.',
    },
  }),
);

export const RefusedAlone: Story = {
  ...story(
    loaded(businessKey, {
      business: null,
      claim: { ...claim, status: 'refused', reason: 'This number is registered to another business.' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sell without GST' })).toBeNull();
  },
};

export const Adding: Story = {
  ...none,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add your GSTIN' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add your GSTIN' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Sell with GST' }));
    await waitFor(() => expect(sheet.getByText('Enter the 15 characters of your GSTIN.')).toBeVisible());
  },
};

export const Ending: Story = {
  ...full,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sell without GST' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell without GST?' }));
    await waitFor(() => expect(dialog.getByText(/Existing invoices stay/)).toBeVisible());
  },
};
