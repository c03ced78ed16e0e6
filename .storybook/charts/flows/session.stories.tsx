import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { session } from './scripts/session.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/session', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedInAndOut: Story = {
  render: () => <ChartPage script={session} />,
  play: async ({ canvasElement }) => {
    await play(canvasElement, 'starting', [
      ['readStored answers: nothing', 'loggedOut.settled'],
      ['session.verified', 'loggedIn.recordingSession'],
      ['recordSession answers', 'loggedIn.settled'],
      ['session.logout', 'loggingOut'],
      ['postLogout fails', 'loggedOut.settled'],
    ]);
    const told = within(canvasElement).getAllByRole('listitem');
    await expect(told.some(({ textContent }) => textContent === 'clearStored')).toBe(true);
  },
};

export const TokenNoLongerGood: Story = {
  render: () => <ChartPage script={session} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'starting', [
      ['readStored answers: a token', 'loggedIn.loading'],
      ['loadUser answers: its user', 'loggedIn.settled'],
      ['session.questioned', 'loggedIn.loading'],
      ['loadUser fails: refused', 'loggingOut'],
    ]),
};

export const ThroughATunnel: Story = {
  render: () => <ChartPage script={session} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'starting', [
      ['readStored answers: a token', 'loggedIn.loading'],
      ['loadUser fails: offline', 'loggedIn.waitingForConnection'],
      ['connection.back', 'loggedIn.loading'],
    ]),
};
