import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, Stars } from '../../index';

const meta = { component: Stars, title: 'content/Stars', args: { value: 4.3 } } satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
  },
};
export const EachNumber: Story = {
  render: () => (
    <Stack space="8">
      {[0, 1, 2.5, 4, 5].map((value) => (
        <Stars key={value} value={value} size={20} />
      ))}
    </Stack>
  ),
};
