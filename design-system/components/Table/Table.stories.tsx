import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Box, Card, Money, Table, type TableColumn, Text } from '../../index';

interface Sale {
  id: string;
  day: string;
  time: string;
  buyer: string;
  product: string;
  state: 'Paid' | 'Failed';
  paise: number;
}

const sales: Sale[] = [
  {
    id: '1',
    day: 'Today, 21 November',
    time: '10:39',
    buyer: 'Ananya Iyer',
    product: 'Sourdough at Home, in Indian Weather',
    state: 'Paid',
    paise: 149900,
  },
  {
    id: '2',
    day: 'Today, 21 November',
    time: '10:12',
    buyer: 'Rohit Deshmukh',
    product: 'Bakers’ Daily Room, 1 month',
    state: 'Paid',
    paise: 19900,
  },
  {
    id: '3',
    day: 'Friday, 20 November',
    time: '21:40',
    buyer: 'Kavya Reddy',
    product: 'घर की बेकरी: केक से कमाई तक',
    state: 'Failed',
    paise: 79900,
  },
];

const columns: TableColumn<Sale>[] = [
  { key: 'time', header: 'Time', quiet: true, fit: true, render: (sale) => sale.time },
  { key: 'buyer', header: 'Buyer', render: (sale) => <Text as="strong">{sale.buyer}</Text> },
  { key: 'product', header: 'Product', render: (sale) => sale.product },
  {
    key: 'state',
    header: 'Status',
    render: ({ state }) =>
      state === 'Paid' ? (
        <Badge tone="good" icon="check">
          Paid
        </Badge>
      ) : (
        <Badge tone="critical" icon="cross">
          Failed
        </Badge>
      ),
  },
  {
    key: 'amount',
    header: 'Buyer paid',
    align: 'end',
    render: (sale) => <Money paise={sale.paise} paiseShown="always" />,
  },
];

const meta = {
  component: Table<Sale>,
  title: 'pieces/Table',
  args: { caption: 'Recent sales', columns, rows: sales, rowKey: (sale) => sale.id },
  render: (args) => (
    <Card title="Recent sales" padding="none">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<typeof Table<Sale>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Recent sales' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Buyer paid' })).toBeVisible();
  },
};

export const WithTotals: Story = {
  args: {
    footer: { time: 'Total', amount: <Money paise={249700} paiseShown="always" /> },
    onRowHref: (sale) => `#${sale.id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '10:39' })).toHaveAttribute('href', '#1');
  },
};

export const ByDay: Story = {
  args: {
    band: (sale, before) =>
      sale.day === before?.day
        ? undefined
        : {
            label: <strong>{sale.day}</strong>,
            cells: { amount: <Money paise={sale.paise} paiseShown="always" /> },
          },
  },
};

export const Narrow: Story = {
  render: (args) => (
    <Box width="narrow">
      <Table {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Recent sales' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

/** With less room the status is left out. */
export const LeavesAColumnOut: Story = {
  args: {
    columns: columns.map((column) => (column.key === 'state' ? { ...column, fromWide: true } : column)),
  },
  decorators: [
    (Story) => (
      <Box width="reading">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toBeVisible();
  },
};

/** Where there is little room each buyer stays in one line, and the product is cut. */
export const CutsOneColumn: Story = {
  args: {
    columns: columns.map((column) => {
      if (column.key === 'buyer') return { ...column, fit: true };
      if (column.key !== 'product') return column;
      return { ...column, cut: true, render: ({ product }) => <Text truncate>{product}</Text> };
    }),
  },
  decorators: [
    (Story) => (
      <Box width="form">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByText('Sourdough at Home, in Indian Weather');
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  },
};

/** Beside something higher. */
export const Filling: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <Box display="grid" minHeight="screen">
        <Story />
      </Box>
    ),
  ],
};
