import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { push } from './scripts/push.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/push', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOnAndOff: Story = {
  render: () => <ChartPage script={push} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'looking', [
      ['readDevice answers: not asked yet', 'able.off'],
      ['push.turnOn', 'able.asking'],
      ['askPermission answers: granted', 'able.joining.registering'],
      ['register answers: a new token', 'able.joining.saving'],
      ['saveToken answers', 'able.on.settled'],
      ['push.turnOff', 'able.leaving'],
      ['unregister answers', 'able.off'],
    ]),
};

export const Denied: Story = {
  render: () => <ChartPage script={push} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'looking', [
      ['readDevice answers: not asked yet', 'able.off'],
      ['push.turnOn', 'able.asking'],
      ['askPermission answers: denied', 'able.denied'],
    ]),
};
