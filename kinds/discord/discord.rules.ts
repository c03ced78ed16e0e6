import type { DiscordContent } from '@haat/openapi';
import type { KindRules, MissingField } from '../kind';

/** The roles that any price gives, as the server knows them: with the server they are in. */
const rolesIn = ({ guildId, rolesByPrice = {} }: DiscordContent): string[] => [
  ...new Set(Object.values(rolesByPrice).flatMap((ids) => ids.map((id) => `${guildId}/${id}`))),
];

function missingOfServer(
  content: DiscordContent,
  onSale: DiscordContent | null,
  isConnected: (id: string) => boolean,
): MissingField[] {
  const { guildId, atEnd } = content;
  if (!guildId) return [];
  if (guildId !== onSale?.guildId && !isConnected(guildId))
    return [{ field: 'content.guildId', phrase: 'Connect the server, and give the bot its rights' }];
  const roles = rolesIn(content);
  const existing = onSale ? rolesIn(onSale) : [];
  const field = 'content.rolesByPrice';
  if (roles.length === 0 && atEnd === 'removeRoles')
    return [{ field, phrase: 'Choose the roles that members get, or remove members when access ends' }];
  return roles.every((role) => existing.includes(role) || isConnected(role))
    ? []
    : [
        {
          field,
          phrase:
            'The bot cannot give one of these roles. In the settings of the server, move the role of the bot above them.',
        },
      ];
}

export const rules: KindRules<'discord'> = {
  missing: (content, { onSale, isConnected = () => true }) => [
    ...(content.guildId || content.inviteUrl
      ? []
      : [{ field: 'content.inviteUrl', phrase: 'Add the invite link of the server' } as const]),
    ...missingOfServer(content, onSale, isConnected),
    ...(content.serverName
      ? []
      : [{ field: 'content.serverName', phrase: 'Enter the name of the server' } as const]),
  ],
  publicContent: ({ serverName, roles = [], benefits = [] }) =>
    serverName ? { serverName, roles, benefits } : null,
  isSharedLink: ({ guildId, inviteUrl }) => !guildId && !!inviteUrl,
  connectsTo: (content) => (content.guildId ? [content.guildId, ...rolesIn(content)] : []),
  closed: ({ guildId }, { connected }) =>
    guildId && connected?.has(guildId) === false ? 'The server cannot admit new members at the moment' : null,
  access: ({ serverName = 'Discord', guildId, inviteUrl }, { joinPath }) => {
    const title = `Join ${serverName} on Discord`;
    if (guildId)
      return [
        {
          type: 'link',
          title,
          note: 'Opens Discord, where you say who you are. Then you are in, with your roles. Your place is yours alone.',
          url: joinPath,
        },
      ];
    return inviteUrl
      ? [
          {
            type: 'link',
            title,
            note: 'Opens the server in Discord. Keep the link to yourself: it is for those who paid.',
            url: inviteUrl,
          },
        ]
      : [];
  },
};
