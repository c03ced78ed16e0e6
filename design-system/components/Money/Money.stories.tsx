import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money, Stack } from '../../index';

const meta = { component: Money, title: 'words/Money', args: { paise: 49_900 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹499');
  },
};

/** What is no amount takes nothing else with it. */
export const NotKnown: Story = {
  args: { paise: undefined as never },
  beforeEach: () => {
    const { reportError } = window;
    window.reportError = () => undefined;
    return () => {
      window.reportError = reportError;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack space="12">
      <Money paise={1_15_542_09} size="36" />
      <Money paise={1_84_260_00} size="36" />
      <Money paise={49_900} weight="strong" />
      <Money paise={1_453_27} sign tone="good" weight="strong" paiseShown="always" />
      <Money paise={-25_000_00} paiseShown="always" />
      <Money paise={99_900} struck tone="soft" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,15,542.09');
    await expect(canvasElement).toHaveTextContent('−₹25,000.00');
  },
};
