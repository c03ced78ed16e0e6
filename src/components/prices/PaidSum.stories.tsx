import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaidSum } from './PaidSum';

const meta = {
  title: 'Parts/Paid sum',
  component: PaidSum,
  args: { paise: 49_900, paiseShown: 'always', weight: 'strong' },
} satisfies Meta<typeof PaidSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sum: Story = {};
export const Free: Story = { args: { paise: 0 } };
export const Large: Story = { args: { paise: 0, size: '36' } };
