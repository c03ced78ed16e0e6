import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { autosave } from './scripts/autosave.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/autosave', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangedElsewhere: Story = {
  render: () => <ChartPage script={autosave} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'saved', [
      ['change', 'unsaved'],
      ['flush', 'saving'],
      ['send answers: changed elsewhere', 'conflicted'],
      ['conflict.keepMine', 'saving'],
      ['send answers: sent', 'saved'],
    ]),
};

export const WithoutAConnection: Story = {
  render: () => <ChartPage script={autosave} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'saved', [
      ['change', 'unsaved'],
      ['flush', 'saving'],
      ['send fails', 'offline'],
      ['connection.back', 'saving'],
      ['send fails: refused', 'refused'],
    ]),
};
