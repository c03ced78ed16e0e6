import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { questionSettingsKey as key } from '../../queries/delivery/questions.queries';
import { QuestionSettings } from './QuestionSettings';

const meta: Meta<typeof QuestionSettings> = {
  title: 'Screens/Questions/Settings',
  component: QuestionSettings,
};
export default meta;

type Story = StoryObj<typeof QuestionSettings>;

const card = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <QuestionSettings />
    </Shop>
  ),
});

export const Loading = card(loading(key));
export const Failed = card(failed(key));
export const Offline = card(offline(key, { isOn: true }));
/** Switched off: nobody asks. */
export const Empty: Story = {
  ...card(loaded(key, { isOn: false })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Let people ask me' })).not.toBeChecked();
  },
};
export const Full: Story = {
  ...card(loaded(key, { isOn: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Let people ask me' })).toBeChecked();
  },
};
