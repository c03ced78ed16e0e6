import type { Meta, StoryObj } from '@storybook/react-vite';

import { Awning } from './Awning';

const meta = {
  title: 'Parts/Awning',
  component: Awning,
} satisfies Meta<typeof Awning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverAScreen: Story = {};
