import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Inline, Text } from '../../index';

const meta = { component: Inline, title: 'layout/Inline', args: { space: '12' } } satisfies Meta<
  typeof Inline
>;
export default meta;
type Story = StoryObj<typeof meta>;

const badges = (count: number) =>
  Array.from({ length: count }, (_, index) => `Batch ${index + 1}`).map((name) => (
    <Badge key={name}>{name}</Badge>
  ));

export const SideBySide: Story = { render: (args) => <Inline {...args}>{badges(3)}</Inline> };
export const ToTheEnds: Story = { ...SideBySide, args: { align: 'between' } };
export const Wrapping: Story = { render: (args) => <Inline {...args}>{badges(40)}</Inline> };

export const OnOneBaseline: Story = {
  args: { alignY: 'baseline', space: '4' },
  render: (args) => (
    <Inline {...args}>
      <Text size="36">₹499</Text>
      <Text>a month</Text>
    </Inline>
  ),
};
