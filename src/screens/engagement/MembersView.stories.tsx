import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { learners, memberQuizzes } from '../../components/testing/engagement';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { memberProgressKey, memberQuizzesKey } from '../../queries/delivery/engagement.queries';
import { MembersView } from './MembersView';

const meta: Meta<typeof MembersView> = {
  title: 'Screens/Engagement/Members',
  component: MembersView,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof MembersView>;

const productId = 'course';
const key = memberProgressKey(productId, '');

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <MembersView productId={productId} hasLessons />
    </Shop>
  ),
});

const full = loaded(key, onePage(learners));
const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('3 of 5')).toBeVisible();
  await expect(canvas.getAllByText('Farida Shaikh')[0]).toBeVisible();
};

export const Loading = on([loading(key)]);
export const Empty = on([loaded(key, onePage([]))]);
export const Full: Story = { ...on([full]), play: seen };
export const Failed = on([failed(key)]);
export const Offline = on([offline(key, onePage(learners))], 'mobile');
export const OnAPhone: Story = { ...on([full], 'mobile'), play: seen };
const quizzes = loaded(memberQuizzesKey(productId, 'grant1'), { items: memberQuizzes });
const opensDetails =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ananya Iyer' }));
    await expect(await sheet.findByText('Salt and time')).toBeVisible();
    await expect(sheet.getByText('3 of 5')).toBeVisible();
  };
export const Details: Story = { ...on([full, quizzes]), play: opensDetails('Details Ananya Iyer') };
export const DetailsOnAPhone: Story = {
  ...on([full, quizzes], 'mobile'),
  play: opensDetails('Ananya Iyer'),
};
export const NobodyFound: Story = {
  ...on([full, loaded(memberProgressKey(productId, 'zz'), onePage([]))]),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search members' }), 'zz');
    await expect(await canvas.findByText('No members match')).toBeVisible();
  },
};
