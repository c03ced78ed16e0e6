import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { retention } from '../../testing/engagement';
import { RetentionCurve } from './RetentionCurve';

const meta: Meta<typeof RetentionCurve> = {
  title: 'Charts of figures/Retention curve',
  component: RetentionCurve,
};
export default meta;

type Story = StoryObj<typeof RetentionCurve>;

export const Film: Story = {
  args: { title: 'Feeding a starter', retention, duration: 754 },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Viewers over time: Feeding a starter' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(10);
    const plot = canvasElement.querySelector('svg')?.parentElement;
    await userEvent.pointer({ target: plot as Element, coords: { x: 0, y: 0 } });
    await expect(canvas.getByText(/^\d+ % watched at /)).toBeVisible();
  },
};
export const LengthUnknown: Story = { args: { title: 'Radio', retention, duration: null } };
export const NobodyStays: Story = {
  args: { title: 'Long talk', retention: retention.map((_, at) => (at < 3 ? 100 : 0)), duration: 28_800 },
};
