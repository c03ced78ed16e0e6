import type { ReportedReview } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { reportedReviewsKey as key } from '../../../queries/admin.queries';
import { ReportedReviews } from './ReportedReviews';

const meta: Meta<typeof ReportedReviews> = { title: 'Screens/Operator/Reviews', component: ReportedReviews };
export default meta;
type Story = StoryObj<typeof ReportedReviews>;

const at = samples.now.toISOString();
const reported: ReportedReview = {
  id: 'Review1111111111',
  creatorId: samples.user.id,
  productId: 'MonsoonMonsoon1',
  title: 'Monsoon in Watercolour',
  stars: 1,
  text: 'Call me on 98…, I tell you what it is worth.',
  name: null,
  at,
  reason: 'It names a phone number.',
  reportedAt: at,
  status: 'reported',
};
const items = [reported, { ...reported, id: 'Review2222222222', status: 'hidden' }];

const showing = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <ReportedReviews />
    </Shop>
  ),
});

export const Loading = showing(loading(key));
export const Empty = showing(loaded(key, { items: [] }));
export const Failed = showing(failed(key));
export const Offline = showing(offline(key, { items }));
export const Full: Story = {
  ...showing(loaded(key, { items })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(canvas.getByRole('button', { name: 'Show it again' })).toBeVisible();
  },
};
