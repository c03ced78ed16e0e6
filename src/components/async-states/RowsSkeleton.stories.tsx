import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowsSkeleton } from './RowsSkeleton';

const meta = {
  title: 'Parts/RowsSkeleton',
  component: RowsSkeleton,
  args: { rows: 3 },
} satisfies Meta<typeof RowsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Titled: Story = { args: { hasTitle: true } };
export const LowRows: Story = { args: { height: 48 } };
