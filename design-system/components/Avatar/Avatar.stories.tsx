import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, Inline, Text } from '../../index';

const meta = { component: Avatar, title: 'pieces/Avatar', args: { name: 'Suresh Kamath' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23B9432F'/%3E%3C/svg%3E";

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('SK');
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline space="8">
      <Avatar name="Suresh Kamath" size={32} />
      <Avatar name="Zoya Ahmed" />
      <Avatar name="Farhana Shaikh" size={48} />
    </Inline>
  ),
};

/** One letter, because the next one may be a vowel sign of it. */
export const IndianScript: Story = {
  args: { name: 'गणेश पाटील' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ग');
  },
};

/** The name beside it is what is heard. */
export const Picture: Story = {
  args: { src: picture },
  render: (args) => (
    <Inline space="8">
      <Avatar {...args} />
      <Text>Suresh Kamath</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
