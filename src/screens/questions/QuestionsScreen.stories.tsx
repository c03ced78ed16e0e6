import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { questionSettingsKey, questionsKey } from '../../queries/delivery/questions.queries';
import { QuestionsScreen } from './QuestionsScreen';
import { answeredQuestion, questionWith, waitingQuestions } from './question.samples';

const meta: Meta<typeof QuestionsScreen> = {
  title: 'Screens/Questions',
  component: QuestionsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof QuestionsScreen>;

const key = questionsKey('waiting');
const others = [
  loaded(questionSettingsKey, { isOn: true }),
  loaded(questionsKey('answered'), onePage([answeredQuestion])),
  loaded(questionsKey('hidden'), onePage([questionWith({ status: 'hidden' })])),
];

const screenOf = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed, ...others]} kind={kind}>
      <QuestionsScreen />
    </Shop>
  ),
});

export const Loading = screenOf(loading(key));
export const Empty = screenOf(loaded(key, onePage([])));
export const Full: Story = {
  ...screenOf(loaded(key, onePage(waitingQuestions))),
  play: async ({ canvas }) => {
    const [answer] = canvas.getAllByRole('button', { name: 'Answer' });
    await userEvent.click(answer as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this question' }));
    await waitFor(() => expect(dialog.getByText(/My paper buckles/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Post answer' }));
    await expect(dialog.getByLabelText('Your answer')).toHaveAccessibleDescription(/Write an answer/);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  },
};
export const FullOnAPhone = screenOf(loaded(key, onePage(waitingQuestions)), 'mobile');
export const AnsweredOnes: Story = {
  ...screenOf(loaded(key, onePage([]))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Answered' }));
    await expect(await canvas.findByText(/Let it stand for an hour/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit answer' })).toBeVisible();
  },
};
export const HiddenOnes: Story = {
  ...screenOf(loaded(key, onePage([])), 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hidden' }));
    await expect(await canvas.findByRole('button', { name: 'Show again' })).toBeVisible();
  },
};
export const Failed = screenOf(failed(key));
export const Offline = screenOf(offline(key, onePage(waitingQuestions)), 'mobile');
