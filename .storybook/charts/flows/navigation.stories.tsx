import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { navigation } from './scripts/navigation.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/navigation', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const SlowScreen: Story = {
  render: () => <ChartPage script={navigation} />,
  play: ({ canvasElement }) =>
    play(
      canvasElement,
      ['screen.idle', 'loader.hidden'],
      [
        ['navigation.started', ['screen.loading', 'loader.patient']],
        ['150 ms pass', ['screen.loading', 'loader.shown.fresh']],
        ['navigation.finished', ['screen.idle', 'loader.shown.leaving']],
        ['300 ms pass', ['screen.idle', 'loader.hidden']],
      ],
    ),
};

export const AfterADeploy: Story = {
  render: () => <ChartPage script={navigation} />,
  play: async ({ canvasElement }) => {
    await play(
      canvasElement,
      ['screen.idle', 'loader.hidden'],
      [
        ['navigation.started', ['screen.loading', 'loader.patient']],
        ['navigation.failed', ['screen.checking', 'loader.patient']],
        ['askForNewBuild answers: a newer build', ['screen.reloading', 'loader.patient']],
      ],
    );
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('reloadPage');
  },
};

export const FailedAndRetried: Story = {
  render: () => <ChartPage script={navigation} />,
  play: ({ canvasElement }) =>
    play(
      canvasElement,
      ['screen.idle', 'loader.hidden'],
      [
        ['navigation.started', ['screen.loading', 'loader.patient']],
        ['navigation.failed', ['screen.checking', 'loader.patient']],
        ['askForNewBuild answers: the same build', ['screen.failed', 'loader.hidden']],
        ['navigation.retry', ['screen.retrying', 'loader.patient']],
        ['askAgain fails', ['screen.failed', 'loader.hidden']],
      ],
    ),
};
