import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Timeline } from '../../index';

const meta = {
  component: Timeline,
  title: 'pieces/Timeline',
  args: {
    label: 'Timeline',
    entries: [
      { key: '1', state: 'done', title: 'Order made', time: '10:38:04', text: 'From Instagram' },
      { key: '2', state: 'waiting', title: 'Back before the bank answered', time: '10:38:52' },
      { key: '3', state: 'failed', title: 'The bank refused', time: '10:39:02', text: 'Not enough balance' },
      { key: '4', state: 'done', title: 'Paid', time: '10:39:26' },
      {
        key: '5',
        state: 'next',
        title: '₹1,453.27 becomes available',
        time: 'Tue 24 Nov',
        text: 'Two working days after the sale',
      },
      { key: '6', state: 'todo', title: 'Sent to your bank' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <Card title="Sale 8KQ2-4471">
      <Timeline {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Failed: The bank refused');
  },
};
