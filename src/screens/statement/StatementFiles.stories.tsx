import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { StatementFiles } from './StatementFiles';

const meta: Meta<typeof StatementFiles> = { title: 'Screens/Statement/Download', component: StatementFiles };
export default meta;

type Story = StoryObj<typeof StatementFiles>;

const open = (isEmpty: boolean): Story => ({
  render: () => (
    <Shop seeds={[]} kind="mobile">
      <StatementFiles filter={{}} now={samples.now} isEmpty={isEmpty} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const year = await screen.findByLabelText('Financial year');
    await waitFor(() => expect(year).toBeVisible());
    await expect(year).toHaveValue('2026');
    const pdf = screen.getByRole('button', { name: 'As PDF' });
    await (isEmpty ? expect(pdf).toBeDisabled() : expect(pdf).toBeEnabled());
  },
});

export const WithLines = open(false);
export const Empty = open(true);
