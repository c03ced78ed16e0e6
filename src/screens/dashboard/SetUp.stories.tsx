import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
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

/** What is made first is the creator's own choice. */
export const Begun: Story = {
  ...list(samples.freshOverview.setup),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Add your name/ })).toHaveAttribute('href', '/account');
    await userEvent.click(await canvas.findByRole('button', { name: /Create your first product/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What do you want to sell?' }));
    await expect(await sheet.findByRole('link', { name: 'Course' })).toHaveAttribute(
      'href',
      '/Create/course',
    );
  },
};
export const HalfWay: Story = {
  ...list(samples.overview.setup),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Verify your identity/ })).toHaveAttribute(
      'href',
      '/wallet/kyc',
    );
    await expect(canvas.getByText('3 of 6')).toBeVisible();
    for (const step of [/Share the link/, /Your first sale/])
      await expect(canvas.getByRole('link', { name: step })).toHaveAttribute('href', '/payment?kind=all');
  },
};
export const PutAway: Story = {
  ...list(samples.overview.setup),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide this list' }));
    await expect(canvas.queryByText('Set up your shop')).toBeNull();
  },
};
