import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { figuresOfAll, noFigures } from '../../components/testing/figures';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { analyticsKey } from '../../queries/analytics.queries';
import { AnalyticsScreen } from './AnalyticsScreen';

const key = analyticsKey(null, { range: '30d' });

const meta: Meta<typeof AnalyticsScreen> = {
  title: 'Screens/Analytics',
  component: AnalyticsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof AnalyticsScreen>;

const screen = (seeds: readonly Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <AnalyticsScreen now={samples.now} />
    </Shop>
  ),
});

export const Loading = screen([loading(key)]);
export const Empty = screen([loaded(key, noFigures)]);
export const Full = screen([loaded(key, figuresOfAll)]);
export const FullOnAPhone = screen([loaded(key, figuresOfAll)], 'mobile');
export const Failed = screen([failed(key)]);
export const Offline = screen([offline(key, figuresOfAll)]);

export const AsATable: Story = {
  ...screen([loaded(key, figuresOfAll)]),
  play: async ({ canvas }) => {
    const looks = within(canvas.getByRole('group', { name: 'View as' }));
    await userEvent.click(looks.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'Figures by day' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(30);
  },
};

export const DaysOfOnesOwn: Story = {
  ...screen([
    loaded(key, figuresOfAll),
    loaded(analyticsKey(null, { from: '2026-11-01', to: '2026-11-10' }), noFigures),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dates' }));
    await expect(canvas.getByText('Choose a start and end date.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-11');
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-10');
    await expect(canvas.getByText('Choose a date on or after the start date')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-01');
    await expect(await canvas.findByText('No visitors yet')).toBeVisible();
  },
};
