import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { Share } from './Share';

const meta = {
  title: 'Parts/Share',
  component: Share,
  args: { url: 'https://haat.example/pp/9fGhJkMn4PqRsTuV', title: 'Raga notes' },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof Share>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue(args.url);
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'QR image' })).toBeVisible();
  },
};
