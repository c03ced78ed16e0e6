import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box, Heading, Stack } from '../../index';

const meta = {
  component: Heading,
  title: 'words/Heading',
  args: { level: 1, children: 'Good morning, Meera' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack space="16">
      <Heading level={1}>Good morning, Meera</Heading>
      <Heading level={2}>Latest sales</Heading>
      <Heading level={3}>What a buyer sees</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Meera' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'What a buyer sees' })).toBeVisible();
  },
};

/** The place in the outline does not decide the size. */
export const LargeAndCentred: Story = { args: { size: '36', align: 'center' } };

export const Truncated: Story = {
  args: { truncate: true, children: 'Sourdough at home, in Indian weather, with four breads and a starter' },
  render: (args) => (
    <Box width="narrow">
      <Heading {...args} />
    </Box>
  ),
};
