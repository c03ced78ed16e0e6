import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { SetUp } from './SetUp';
import { useSetUp } from './use-set-up';

const meta: Meta<typeof SetUp> = { title: 'Screens/Dashboard/Set-up', component: SetUp };
export default meta;
type Story = StoryObj<typeof SetUp>;

type Setup = typeof samples.overview.setup;

function List({ setup }: { setup: Setup }) {
  const { steps, isOver, hide } = useSetUp(setup);
  return isOver ? null : <SetUp steps={steps} onHide={hide} />;
}

const list = (setup: Setup, kind: 'desktop' | 'mobile' = 'mobile'): Story => ({
  render: () => (
    <Shop seeds={[]} kind={kind}>
      <List setup={setup} />
    </Shop>
  ),
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('haat.hidden.')) localStorage.removeItem(key);
  },
});

export const Begun = list(samples.freshOverview.setup);
export const HalfWay: Story = {
  ...list(samples.overview.setup),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Verify who you are/ })).toHaveAttribute(
      'href',
      '/wallet/kyc',
    );
    await expect(canvas.getByText('3 of 6')).toBeVisible();
  },
};
export const PutAway: Story = {
  ...list(samples.overview.setup),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not show this list again' }));
    await expect(canvas.queryByText('Set up your market')).toBeNull();
  },
};
