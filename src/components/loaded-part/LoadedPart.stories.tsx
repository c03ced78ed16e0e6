import { Text } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RowsSkeleton } from '../async-states/RowsSkeleton';
import { LoadedPart } from './LoadedPart';

const Part = () => <Text>Sourdough at Home</Text>;

let failures = 0;
/** Does not come as often as `failures` says. */
async function load() {
  if (failures === 0) return Part;
  failures -= 1;
  throw new Error('Failed to fetch dynamically imported module');
}

const meta = {
  title: 'Parts/LoadedPart',
  component: LoadedPart<object>,
  args: {
    load,
    placeholder: <RowsSkeleton rows={2} />,
    children: (Loaded) => <Loaded />,
  },
} satisfies Meta<typeof LoadedPart<object>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { load: () => new Promise<never>(() => undefined) } };

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sourdough at Home')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('Failed to fetch dynamically imported module');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This part did not load');
  },
};

export const ComesAtTheSecondTry: Story = {
  beforeEach: () => {
    failures = 1;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Sourdough at Home')).toBeVisible();
  },
};
