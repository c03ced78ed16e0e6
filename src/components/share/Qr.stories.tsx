import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Qr } from './Qr';

const meta = {
  title: 'Parts/Qr',
  component: Qr,
  args: { text: 'https://haat.example/pp/9fGhJkMn4PqRsTuV', label: 'QR code of the link to Raga notes' },
} satisfies Meta<typeof Qr>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on white in every theme, or cameras do not read it. */
export const OfALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the link to Raga notes' })).toBeVisible();
  },
};
