import { type Phrase, plural, t } from '@haat/i18n';
import type { DiscordConnection, DiscordConnections } from '@haat/openapi';
import {
  startDiscordConnection,
  useDisconnect,
  useDiscordServers,
} from '../../../queries/catalog/channels.queries';
import type { Channel, ChannelService, Channels } from './channel-service';

/** As Discord calls them where they are allowed. */
const rightNames = {
  CREATE_INSTANT_INVITE: 'Create Invite',
  KICK_MEMBERS: 'Kick Members',
  MANAGE_ROLES: 'Manage Roles',
} as const satisfies Record<DiscordConnection['missingRights'][number], Phrase>;

const metaOf = ({ roles }: DiscordConnection): string =>
  plural(
    roles.filter(({ isAssignable }) => isAssignable).length,
    'Server · the bot can give {count} role',
    'Server · the bot can give {count} roles',
    {},
  );

/** Roles that the bot cannot give as long as they stand above its own. */
function adviceOf({ roles }: DiscordConnection): Channel['advice'] {
  const above = roles.filter(({ reason }) => reason === 'aboveBot').map(({ name }) => name);
  return above.length === 0
    ? null
    : {
        title: t('The bot cannot give: {roles}', { roles: above.join(', ') }),
        text: t(
          'These roles stand above the role of the bot. In Discord, open Server Settings, then Roles, and drag the role of the bot above those that members are to get.',
        ),
      };
}

const read = ({ isAvailable, items }: DiscordConnections): Channels => ({
  isAvailable,
  items: items.map((server) => ({
    id: server.id,
    title: server.title,
    status: server.status,
    meta: metaOf(server),
    photo: null,
    missing: server.missingRights.map((right) => t(rightNames[right])),
    advice: server.status === 'ready' ? adviceOf(server) : null,
    content: { guildId: server.id, serverName: server.title.trim() },
  })),
});

export const discord: ChannelService = {
  icon: 'users',
  useChannels: () => useDiscordServers(read),
  startConnection: startDiscordConnection,
  useDisconnect: () => useDisconnect('Discord'),
  texts: {
    title: 'Connect a server',
    subject: 'Your servers',
    card: 'Connect a Discord server',
    steps: [
      { title: 'Choose the server', text: 'Discord asks which one. You own it, or may manage it.' },
      {
        title: 'Leave the three permissions on',
        text: 'To invite members, to remove them, and to give them roles. It reads no messages.',
      },
      {
        title: 'Move the role of the bot up',
        text: 'In Server Settings, then Roles, above the roles that members are to get.',
      },
    ],
    connect: 'Add the bot in Discord',
    open: 'Open Discord',
    scan: 'Or scan this with the phone that has Discord:',
    waiting: 'Waiting for Discord. This page shows the server as soon as the bot is in it.',
    unreachable: 'Discord does not answer at the moment. Try again in a minute.',
    lost: 'Nobody is admitted or removed, and sales are paused. Connect the server again to go on.',
    rights:
      'In {title}, open Server Settings, then Roles, then the role of the bot, and allow: {rights}. This page updates when it is done. Until then sales are paused.',
    rightsOfNew: 'Allow the role of the bot this in Discord: {rights}. This page shows when it is done.',
    connected:
      'From now on who has paid is let in with their roles, and the roles are taken when access ends.',
    noBot: 'This installation has no Discord bot',
    noBotText:
      'Servers cannot be connected here, so members are not admitted and get no roles automatically. You can sell an invite link that you share yourself.',
  },
};
