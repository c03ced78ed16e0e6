import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  BarChart,
  Box,
  Card,
  Columns,
  formatPaise,
  Inline,
  Money,
  MoneyBar,
  Sparkline,
  Stack,
  Stat,
} from '../../index';

const rhythm = [
  5, 4.9, 8, 4.8, 4.4, 4.9, 5.1, 4.8, 6.6, 7.2, 11.5, 12.05, 10, 10.8, 12, 2.3, 2, 4.5, 6.5, 4.1, 5, 4.9, 5.8,
  8.3, 5.5, 5, 5.2, 4.8, 5, 5.5,
];
const bars = rhythm.map((thousands, index) => ({
  key: String(index),
  label: index === 29 ? 'Today' : index < 9 ? `${index + 23} Oct` : `${index - 8} Nov`,
  value: Math.round(thousands * 100_000),
  before: Math.round((rhythm[(index + 11) % 30] ?? 5) * 70_000),
  open: index === 29,
}));
const labels = { value: 'Daily earnings', before: 'Same day, previous period', open: 'Today so far' };
const short = (paise: number) => (paise >= 100_000 ? `₹${paise / 100_000}k` : formatPaise(paise));

const meta = {
  component: BarChart,
  title: 'pieces/BarChart',
  args: { label: 'Earnings by day', bars, format: formatPaise, formatAxis: short, labels },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  render: (args) => (
    <Card>
      <Stat
        label="Earnings, 23 Oct to 21 Nov"
        value={<Money paise={18426000} size="36" />}
        size="36"
        change={{ direction: 'up', text: '17.0%', detail: '₹26,780 more than the previous 30 days' }}
      />
      <BarChart {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Earnings by day' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(30);
  },
};

export const SevenDays: Story = { args: { bars: bars.slice(23) } };
export const NothingYet: Story = {
  args: {
    bars: bars.slice(0, 7).map(({ key, label }) => ({ key, label, value: 0 })),
    labels: { value: 'Daily earnings' },
  },
};

/** The first days were not counted: they have no bar, and a dash in the table. */
export const SomeNotKnown: Story = {
  args: {
    bars: bars.map(({ key, label, value, open }, index) => ({
      key,
      label,
      value: index < 12 ? null : value,
      open,
    })),
    labels: { value: 'Daily earnings', open: 'Today so far' },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('row', { name: /^23 Oct/ });
    await expect(first).toHaveTextContent('–');
  },
};

export const Stats: Story = {
  render: () => (
    <Columns space="16" template="3">
      <Inline space="12" align="between">
        <Stat label="Visitors" value="5,318" change={{ direction: 'up', text: '8.5%' }} />
        <Sparkline values={[2, 3, 2.5, 4, 5, 9, 8, 4, 3.5, 5]} />
      </Inline>
      <Stat label="Sales" value="214" change={{ direction: 'down', text: '3.1%' }} />
      <Stat label="Conversion" value="4.0%" change={{ direction: 'same', text: '0.0 pt' }} size="20" />
    </Columns>
  ),
};

export const WhereTheMoneyIs: Story = {
  render: () => (
    <Stack space="24">
      <Card>
        <MoneyBar
          parts={[
            { key: 'available', label: 'Available', paise: 3841250, look: 'solid' },
            { key: 'pending', label: 'Pending', paise: 1247063, look: 'hatched', note: 'From Monday' },
            { key: 'transit', label: 'In transit', paise: 2500000, look: 'neutral' },
            { key: 'held', label: 'Held', paise: 145327, look: 'critical' },
          ]}
        />
      </Card>
      <Box>
        <MoneyBar
          parts={[
            { key: 'available', label: 'Available', paise: 0, look: 'solid' },
            { key: 'pending', label: 'Pending', paise: 0, look: 'hatched' },
          ]}
        />
      </Box>
    </Stack>
  ),
};
