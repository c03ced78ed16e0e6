import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { memberQuizzes } from '../../components/testing/engagement';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { memberQuizzesKey } from '../../queries/delivery/engagement.queries';
import { MemberQuizList } from './MemberQuizList';

const meta: Meta<typeof MemberQuizList> = {
  title: 'Screens/Engagement/Quizzes of a member',
  component: MemberQuizList,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof MemberQuizList>;

const key = memberQuizzesKey('course', 'grant1');
const full = loaded(key, { items: memberQuizzes });

const on = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <MemberQuizList productId="course" memberId="grant1" />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, { items: [] }));
export const Full: Story = {
  ...on(full),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 of 2 tries used · best 33%/)).toBeVisible();
    await expect(canvas.getByText(/5 tries · best 60%/)).toBeVisible();
    // What was passed has nothing to reset.
    await expect(canvas.getAllByRole('button', { name: /^Reset tries/ })).toHaveLength(2);
  },
};
export const Failed = on(failed(key));
export const Offline = on(offline(key, { items: memberQuizzes }), 'mobile');
/** There is no server here: the refusal says what happened, and the tries stay. */
export const NotReset: Story = {
  ...on(full, 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset tries: What you know so far' }));
    await expect(await canvas.findByText(/not reset|Try again/)).toBeVisible();
    await expect(canvas.getByText(/2 of 2 tries used · best 33%/)).toBeVisible();
  },
};
