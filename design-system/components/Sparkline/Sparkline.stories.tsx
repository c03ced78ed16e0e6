import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Sparkline, Stat } from '../../index';

const meta = {
  component: Sparkline,
  title: 'pieces/Sparkline',
  args: { values: [3, 5, 4, 8, 7, 11, 9] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const Level: Story = { args: { values: [4, 4, 4] } };

/** One figure has no shape. */
export const TooFew: Story = {
  args: { values: [4] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const BesideItsFigure: Story = {
  render: (args) => (
    <Inline space="16">
      <Stat label="Sales" value="214" />
      <Sparkline {...args} />
    </Inline>
  ),
};
