import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shop } from '../testing/Shop';

import { NoSuchProduct } from './NoSuchProduct';

const meta = {
  title: 'Parts/NoSuchProduct',
  component: NoSuchProduct,
  args: { kind: 'page' },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof NoSuchProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Course: Story = { args: { kind: 'course' } };
