import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box, Stack, Text } from '../../index';

const meta = { component: Stack, title: 'layout/Stack', args: { space: '12' } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = ['One', 'Two', 'Three'].map((name) => (
  <Box key={name} background="linkSoft" padding="12" radius="control">
    <Text>{name}</Text>
  </Box>
));

export const OfThree: Story = { render: (args) => <Stack {...args}>{blocks}</Stack> };
export const AtTheStart: Story = { ...OfThree, args: { align: 'start' } };
export const Centred: Story = { ...OfThree, args: { align: 'center', space: '32' } };

export const AsAList: Story = {
  args: { as: 'ul', 'aria-label': 'What you get' },
  render: (args) => (
    <Stack {...args}>
      <li>Four breads</li>
      <li>A starter</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What you get' })).toBeVisible();
  },
};
