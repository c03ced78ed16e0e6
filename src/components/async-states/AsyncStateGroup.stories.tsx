import { Card, Stack, Text } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { now } from '../testing/samples';
import { AsyncStateGroup } from './AsyncStateGroup';
import { AsyncStates, type Loadable } from './AsyncStates';

const retries = [fn(), fn()] as const;
const full: Loadable<string> = {
  data: 'Sourdough at Home',
  isError: false,
  isFetching: false,
  fetchStatus: 'idle',
  dataUpdatedAt: now.getTime(),
  refetch: retries[0],
};
const offline: Loadable<string> = { ...full, data: undefined, fetchStatus: 'paused' };
const oldCopy: Loadable<string> = { ...full, fetchStatus: 'paused' };
const failed: Loadable<string> = { ...full, data: undefined, isError: true };

/** Two parts of a screen, the second in a frame of its own. */
function Parts({ list, choice }: { list: Loadable<string>; choice: Loadable<string> }) {
  return (
    <AsyncStateGroup>
      <Stack space="cards">
        <AsyncStates of={list} subject="The list" skeleton={null}>
          {(name) => <Text>{name}</Text>}
        </AsyncStates>
        <Card title="Reminders">
          <AsyncStates
            of={{ ...choice, refetch: retries[1] }}
            subject="This setting"
            skeleton={null}
            isFramed
          >
            {(name) => <Text>{name}</Text>}
          </AsyncStates>
        </Card>
      </Stack>
    </AsyncStateGroup>
  );
}

const meta = {
  title: 'Parts/AsyncStateGroup',
  component: AsyncStateGroup,
  subcomponents: { Parts },
  args: { children: null },
} satisfies Meta<typeof AsyncStateGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (list: Loadable<string>, choice: Loadable<string>, play: NonNullable<Story['play']>): Story => ({
  render: () => <Parts list={list} choice={choice} />,
  play,
});

export const Full = on(full, full, async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
});

export const Offline = on(offline, offline, async ({ canvas }) => {
  await expect(canvas.getAllByText('No connection.')).toHaveLength(1);
  await expect(canvas.getByText(/Nothing here has been loaded yet/)).toBeVisible();
  await expect(canvas.getByText('Not loaded yet')).toBeVisible();
});

export const OfflineOverAnOldCopy = on(oldCopy, offline, async ({ canvas }) => {
  await expect(canvas.getAllByText('No connection.')).toHaveLength(1);
  await expect(canvas.getByText(/Last updated/)).toBeVisible();
  await expect(canvas.getByText('Sourdough at Home')).toBeVisible();
});

export const Failed = on(failed, failed, async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This screen did not load');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  for (const retry of retries) await expect(retry).toHaveBeenCalled();
});

export const CouldNotBeRenewed = on(
  { ...full, isError: true },
  { ...full, isError: true },
  async ({ canvas }) => {
    await expect(canvas.getAllByText('Could not refresh.')).toHaveLength(1);
  },
);

/** What failed alone says so itself, and is tried again by itself. */
export const OneFailed = on(failed, full, async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load');
  await expect(canvas.getByText('Sourdough at Home')).toBeVisible();
});

export const OneOffline = on(full, offline, async ({ canvas }) => {
  await expect(canvas.getByText(/has not been loaded yet/)).toBeVisible();
});
