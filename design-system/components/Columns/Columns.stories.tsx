import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Columns, Text } from '../../index';

const meta = { component: Columns, title: 'layout/Columns', args: { space: '12' } } satisfies Meta<
  typeof Columns
>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = (...names: string[]) =>
  names.map((name) => (
    <Box key={name} background="linkSoft" padding="12" radius="control">
      <Text>{name}</Text>
    </Box>
  ));

export const Two: Story = { render: (args) => <Columns {...args}>{blocks('One', 'Two')}</Columns> };

export const Four: Story = {
  args: { template: '4' },
  render: (args) => <Columns {...args}>{blocks('One', 'Two', 'Three', 'Four')}</Columns>,
};

/** By their own width, not the window's. */
export const MainAndAside: Story = {
  args: { space: '24', template: 'main-aside', collapseBelow: 'desktop' },
  render: (args) => <Columns {...args}>{blocks('Main', 'Aside')}</Columns>,
};

export const NeverCollapsing: Story = {
  args: { template: '3', collapseBelow: 'never' },
  render: (args) => <Columns {...args}>{blocks('One', 'Two', 'Three')}</Columns>,
};
