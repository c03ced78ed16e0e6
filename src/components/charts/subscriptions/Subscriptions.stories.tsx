import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { figures, figuresOfAll } from '../../testing/figures';
import { Subscriptions } from './Subscriptions';

const meta = {
  title: 'Parts/Subscriptions',
  component: Subscriptions,
  args: { figures: figuresOfAll, today: '2026-11-21' },
} satisfies Meta<typeof Subscriptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = figuresOfAll.subscriptions;
if (!known) throw new Error('the sample has subscriptions');
const nothing = { running: null, monthly: null };

export const BesideTheDaysBefore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active subscriptions')).toBeVisible();
    for (const change of ['28.6%', '25.0%']) await expect(canvas.getByText(change)).toBeVisible();
    await expect(canvas.getAllByText('14.3%')).toHaveLength(2);
    const table = canvas.getByRole('table', { name: 'Active at the end of each day' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(30);
  },
};

export const AMonthOfIncome: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'MRR (monthly recurring revenue)' }));
    await expect(canvas.getByRole('figure', { name: 'MRR at the end of each day' })).toBeVisible();
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Subscriptions by day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^21 Nov 48 ₹14,352/ })).toBeVisible();
  },
};

export const CountedForAWeek: Story = {
  args: {
    figures: {
      ...figuresOfAll,
      subscriptions: {
        ...known,
        previous: { ...nothing, joined: 7, ended: 4 },
        steps: known.steps.map((step, index) => (index < 23 ? { ...step, ...nothing } : step)),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Days without a number have no data.')).toBeVisible();
    await expect(canvas.queryByText('14.3%')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('row', { name: /^23 Oct – –$/ })).toBeVisible();
  },
};

export const DaysThatNobodyCounted: Story = {
  args: {
    figures: {
      ...figuresOfAll,
      to: '2026-11-10',
      subscriptions: {
        ...known,
        ...nothing,
        previous: { ...nothing, joined: 7, ended: 4 },
        steps: known.steps.map((step) => ({ ...step, ...nothing })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active on 10 Nov')).toBeVisible();
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};

export const ByMonth: Story = {
  args: {
    figures: {
      ...figuresOfAll,
      step: 'month',
      subscriptions: {
        ...known,
        steps: ['2026-09', '2026-10', '2026-11'].map((month, index) => ({
          from: `${month}-01`,
          to: `${month}-${['30', '31', '21'][index]}`,
          running: [1, 0, 2][index] ?? 0,
          monthly: [299_00, 0, 598_00][index] ?? 0,
        })),
      },
    },
  },
};

export const NobodyEverSubscribed: Story = {
  args: { figures },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Subscriptions' })).not.toBeInTheDocument();
  },
};
