import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Mark } from './Mark';

const meta = {
  title: 'Parts/Mark',
  component: Mark,
  args: { height: 48, name: 'Haat' },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Haat' })).toBeVisible();
  },
};

/** Words beside it say the name already. */
export const Unheard: Story = {
  args: { height: 24, name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
