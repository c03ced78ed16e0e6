import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cover } from './Cover';

const meta = {
  title: 'Parts/Cover',
  component: Cover,
  args: { product: { id: 'Sourdough11', cover: null } },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same product always gets the same pattern. */
export const Pattern: Story = {};
export const Small: Story = { args: { size: 32 } };
export const Large: Story = { args: { size: 64 } };
