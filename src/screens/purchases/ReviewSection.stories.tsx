import type { BuyerReview } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { ownReviewKey } from '../../queries/catalog/reviews.queries';
import { ReviewSection } from './ReviewSection';

const meta: Meta<typeof ReviewSection> = {
  title: 'Screens/Purchases/Review',
  component: ReviewSection,
  // What one story typed is not there in the next.
  beforeEach: () => sessionStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof ReviewSection>;

const key = ownReviewKey('Order1111111');
const section = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <ReviewSection orderId="Order1111111" seller="Rohit Deshmukh" />
    </Shop>
  ),
});
const review: NonNullable<BuyerReview['review']> = {
  stars: 4,
  text: 'Clear and unhurried.\nThe list of colours could come first.',
  name: 'Kavita R.',
  at: '2026-11-12T10:00:00.000Z',
  status: 'shown',
  answer: 'You are right, it does now.',
};
const written: BuyerReview = { canWrite: true, review };

export const Loading = section(loading(key));
export const Failed = section(failed(key));
export const Offline = section(offline(key, written));
export const Empty: Story = {
  ...section(loaded(key, { canWrite: true, review: null } satisfies BuyerReview)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await expect(canvas.getByRole('group', { name: 'How is it?' })).toHaveTextContent(
      'Choose from one to five stars.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
};
export const NothingMayBeSaid: Story = {
  ...section(loaded(key, { canWrite: false, review: null } satisfies BuyerReview)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Full: Story = {
  ...section(loaded(key, written)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('Rohit Deshmukh replied')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};
export const Hidden: Story = section(
  loaded(key, { canWrite: false, review: { ...review, status: 'hidden' } } satisfies BuyerReview),
);
