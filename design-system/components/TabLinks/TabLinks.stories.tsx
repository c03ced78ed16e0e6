import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns, TabLinks } from '../../index';

const meta = {
  component: TabLinks,
  title: 'pieces/TabLinks',
  args: {
    label: 'Sourdough at Home',
    current: 'sales',
    tabs: [
      { key: 'analytics', label: 'Overview', href: '#analytics' },
      { key: 'sales', label: 'Sales', href: '#sales' },
      { key: 'discounts', label: 'Discounts', href: '#discounts' },
      { key: 'edit', label: 'Edit', href: '#edit' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sourdough at Home' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Sales');
  },
};

export const LastOfManyOnANarrowScreen: Story = {
  args: { current: 'edit' },
  decorators: [
    (Story) => (
      <Columns template="4" space="8" collapseBelow="never">
        <Story />
      </Columns>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { name: 'Edit' }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(list.right + 1);
  },
};
