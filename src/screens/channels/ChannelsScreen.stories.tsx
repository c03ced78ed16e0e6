import type { DiscordConnections, TelegramConnection, TelegramConnections } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { channelsKey, serversKey } from '../../queries/catalog/channels.queries';
import { ChannelsScreen } from './ChannelsScreen';

const meta: Meta<typeof ChannelsScreen> = {
  title: 'Screens/Channels',
  component: ChannelsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ChannelsScreen>;

const channel: TelegramConnection = {
  id: '-1001',
  title: 'The Morning Bake',
  type: 'channel',
  status: 'ready',
  missingRights: [],
  memberCount: 1_284,
  photo: null,
};
const full: TelegramConnections = {
  isAvailable: true,
  items: [
    channel,
    {
      ...channel,
      id: '-1002',
      title: 'Bakers’ questions',
      type: 'group',
      status: 'missingRights',
      missingRights: ['can_restrict_members'],
      memberCount: 96,
    },
    { ...channel, id: '-1003', title: 'Old recipes', status: 'lost', memberCount: null },
  ],
};

const on = (seed: Seed, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <ChannelsScreen kind="telegram" platform="Telegram" />
    </Shop>
  ),
});

const servers: DiscordConnections = {
  isAvailable: true,
  items: [
    {
      id: '1100000000000000001',
      title: 'The Bread Club',
      status: 'ready',
      missingRights: [],
      roles: [
        { id: '1', name: 'Founder', isAssignable: false, reason: 'aboveBot' },
        { id: '2', name: 'Baker', isAssignable: true, reason: null },
      ],
    },
    {
      id: '1100000000000000002',
      title: 'Sourdough talk',
      status: 'missingRights',
      missingRights: ['MANAGE_ROLES', 'KICK_MEMBERS'],
      roles: [],
    },
  ],
};
const onDiscord = (seed: Seed, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <ChannelsScreen kind="discord" platform="Discord" />
    </Shop>
  ),
});

export const Loading = on(loading(channelsKey));
export const Empty: Story = {
  ...on(loaded(channelsKey, { isAvailable: true, items: [] }), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect a channel or group' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect in Telegram' })).toBeVisible();
  },
};
export const Full: Story = {
  ...on(loaded(channelsKey, full)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Channel · 1,284 members')).toBeVisible();
    await expect(canvas.getByText(/allow: Ban users\./)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Disconnect' })[0] as HTMLElement);
    await expect(
      await screen.findByRole('dialog', { name: 'Disconnect The Morning Bake?' }),
    ).toBeInTheDocument();
  },
};
export const FullOnAPhone = on(loaded(channelsKey, full), 'mobile');
export const Failed = on(failed(channelsKey), 'mobile');
export const Offline = on(offline(channelsKey, full), 'mobile');
export const WithoutABot: Story = {
  ...on(loaded(channelsKey, { isAvailable: false, items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sell an invite link' })).toHaveAttribute(
      'href',
      '/Create/telegram',
    );
  },
};

export const NoServers: Story = {
  ...onDiscord(loaded(serversKey, { isAvailable: true, items: [] }), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add the bot in Discord' })).toBeVisible();
  },
};
export const Servers: Story = {
  ...onDiscord(loaded(serversKey, servers)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Server · the bot can give 1 role')).toBeVisible();
    await expect(canvas.getByText('The bot cannot give: Founder')).toBeVisible();
    await expect(canvas.getByText(/and allow: Manage Roles, Kick Members\./)).toBeVisible();
  },
};
export const ServersOnAPhone = onDiscord(loaded(serversKey, servers), 'mobile');
export const ServersFailed = onDiscord(failed(serversKey), 'mobile');
export const ServersWithoutABot: Story = {
  ...onDiscord(loaded(serversKey, { isAvailable: false, items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sell an invite link' })).toHaveAttribute(
      'href',
      '/Create/discord',
    );
  },
};
