import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, VisuallyHidden } from '../../index';

const meta = {
  component: VisuallyHidden,
  title: 'words/VisuallyHidden',
  args: { children: 'notifications are new' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('notifications are new').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
