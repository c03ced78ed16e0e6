import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../../parts/testing/Shop';
import { CreateProductScreen } from './CreateProductScreen';

const meta: Meta<typeof CreateProductScreen> = {
  title: 'Screens/Create product',
  component: CreateProductScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Shop seeds={[]}>
      <CreateProductScreen {...args} />
    </Shop>
  ),
};
export default meta;

type Story = StoryObj<typeof CreateProductScreen>;

export const Course: Story = {
  args: { kind: 'course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Courses cannot be made here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a payment page' })).toHaveAttribute(
      'href',
      '/Create/page',
    );
  },
};

export const LockedContent: Story = { args: { kind: 'lock' } };
