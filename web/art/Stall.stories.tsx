import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stall } from './Stall';

const meta = {
  title: 'Parts/Stall',
  component: Stall,
  args: { isOpen: true },
} satisfies Meta<typeof Stall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
