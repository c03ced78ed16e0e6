import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loader } from '../../index';

const meta = { component: Loader, title: 'faces/Loader' } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenScreens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const InPlace: Story = { args: { fullScreen: false, message: 'Opening the camera' } };
