import type { HandleState } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { handleKey } from '../../queries/accounts/account.queries';
import { PublicPage } from './PublicPage';

const meta: Meta<typeof PublicPage> = {
  title: 'Screens/Account/Your page',
  component: PublicPage,
  args: { user: samples.user },
};
export default meta;

type Story = StoryObj<typeof PublicPage>;

const none: HandleState = { handle: null, changesAt: null, former: [] };
const changed: HandleState = {
  handle: 'meera_paints',
  changesAt: '2026-12-20T05:00:00Z',
  former: [{ handle: 'meera', until: '2027-02-18T05:00:00Z' }],
};
const story = (seed: Seed, kind: LayoutKind = 'mobile'): Story => ({
  render: ({ user }) => (
    <Shop seeds={[seed]} kind={kind}>
      <PublicPage user={user} />
    </Shop>
  ),
});

export const Loading = story(loading(handleKey));
export const Failed = story(failed(handleKey));
export const Offline = story(offline(handleKey, none));

export const None: Story = {
  ...story(loaded(handleKey, none)),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Handle')).toHaveAccessibleDescription(/once in 30 days/);
    await expect(canvas.queryByRole('link', { name: 'View page' })).toBeNull();
  },
};

export const Changed: Story = {
  ...story(loaded(handleKey, changed), 'desktop'),
  args: { user: { ...samples.user, handle: 'meera_paints', bio: 'I paint the hills of Coorg.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Handle')).toHaveAccessibleDescription(
      /You can change it again from 20 Dec 2026/,
    );
    await expect(canvas.getByText('@meera redirects here until 18 Feb 2027.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^View page/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/@meera_paints$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your page' }));
    await expect(sheet.getByLabelText('Link')).toHaveDisplayValue(/\/@meera_paints$/);
  },
};
