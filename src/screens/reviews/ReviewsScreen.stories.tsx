import type { ReceivedReview } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { receivedReviewsKey as key } from '../../queries/catalog/reviews.queries';
import { ReviewsScreen } from './ReviewsScreen';

const meta: Meta<typeof ReviewsScreen> = {
  title: 'Screens/Reviews',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ReviewsScreen>;

const review: ReceivedReview = {
  id: 'Review1111111111',
  productId: 'MonsoonMonsoon1',
  title: 'Monsoon in Watercolour',
  stars: 4,
  text: 'Clear and unhurried. The list of colours could come before the first lesson.',
  name: 'Kavita R.',
  at: '2026-11-12T10:00:00.000Z',
  status: 'shown',
  answer: null,
  answeredAt: null,
};
const reviews: ReceivedReview[] = [
  review,
  {
    ...review,
    id: 'Review2222222222',
    stars: 5,
    text: null,
    name: null,
    answer: 'Thank you.',
    answeredAt: '2026-11-13T10:00:00.000Z',
  },
  { ...review, id: 'Review3333333333', stars: 1, text: 'Call me: 98…', status: 'reported' },
];

const screenOf = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <ReviewsScreen />
    </Shop>
  ),
});

export const Loading = screenOf(loading(key));
export const Empty = screenOf(loaded(key, onePage([])));
export const Full: Story = {
  ...screenOf(loaded(key, onePage(reviews))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under review')).toBeVisible();
    const [answer] = canvas.getAllByRole('button', { name: 'Reply' });
    await userEvent.click(answer as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to this review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Post reply' }));
    await expect(dialog.getByLabelText('Your reply')).toHaveAccessibleDescription('Write a reply.');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  },
};
export const FullOnAPhone = screenOf(loaded(key, onePage(reviews)), 'mobile');
export const Failed = screenOf(failed(key));
export const Offline = screenOf(offline(key, onePage(reviews)), 'mobile');
