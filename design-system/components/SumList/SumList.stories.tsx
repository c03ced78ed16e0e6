import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, SumList } from '../../index';

const meta = {
  component: SumList,
  title: 'pieces/SumList',
  args: {
    rows: [
      { key: 'paid', label: 'Buyer pays', paise: 1_499_00 },
      { key: 'fee', label: 'Fee, 5%', paise: -74_95, quiet: true },
      { key: 'tax', label: 'GST on the fee, 18%', paise: -13_49, quiet: true },
    ],
  },
} satisfies Meta<typeof SumList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATotal: Story = {
  args: { total: { label: 'You receive', paise: 1_410_56, tone: 'good' } },
  render: (args) => (
    <Card tone="sunken">
      <SumList {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,410.56')).toBeVisible();
  },
};

export const PartsAlone: Story = {};
