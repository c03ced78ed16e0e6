import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { KindLinks } from './KindLinks';

const meta = {
  title: 'Parts/KindLinks',
  component: KindLinks,
  args: { current: 'page' },
  decorators: [
    (Story) => (
      <Shop seeds={[]} kind="mobile">
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof KindLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};
