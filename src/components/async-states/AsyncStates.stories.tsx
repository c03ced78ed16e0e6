import { EmptyState, Text } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { now } from '../testing/samples';
import { AsyncStates, type Loadable } from './AsyncStates';
import { RowsSkeleton } from './RowsSkeleton';

const refetch = fn();
const of: Loadable<string[]> = {
  data: ['Sourdough at Home', 'Home Bakery'],
  isError: false,
  isFetching: false,
  fetchStatus: 'idle',
  dataUpdatedAt: now.getTime(),
  refetch,
};

const meta = {
  title: 'Parts/AsyncStates',
  component: AsyncStates<string[]>,
  args: {
    of,
    subject: 'The list',
    skeleton: <RowsSkeleton rows={2} />,
    isEmpty: (names) => names.length === 0,
    empty: <EmptyState title="Your first page starts with one price" />,
    children: (names) => names.map((name) => <Text key={name}>{name}</Text>),
  },
} satisfies Meta<typeof AsyncStates<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { of: { ...of, data: undefined, isFetching: true, fetchStatus: 'fetching' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = { args: { of: { ...of, data: [] } } };

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Home Bakery')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { of: { ...of, data: undefined, isError: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(refetch).toHaveBeenCalled();
  },
};

/** What came cannot be drawn: the rest of the screen stays. */
export const NotShown: Story = {
  args: {
    children: () => {
      throw new Error('Cannot read properties of null');
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(refetch).toHaveBeenCalled();
  },
};

/** What was there before stays, with its time. */
export const FailedOverAnOldCopy: Story = {
  args: { of: { ...of, isError: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Home Bakery')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not refresh.');
  },
};

export const Offline: Story = { args: { of: { ...of, data: undefined, fetchStatus: 'paused' } } };
export const OfflineOverAnOldCopy: Story = { args: { of: { ...of, fetchStatus: 'paused' } } };
