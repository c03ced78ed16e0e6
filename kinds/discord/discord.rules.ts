import type { KindRules } from '../kind';

export const rules: KindRules<'discord'> = {
  missing: ({ serverName, inviteUrl }) => [
    ...(inviteUrl
      ? []
      : [{ field: 'content.inviteUrl', phrase: 'Add the invite link of the server' } as const]),
    ...(serverName ? [] : [{ field: 'content.serverName', phrase: 'Enter the name of the server' } as const]),
  ],
  publicContent: ({ serverName, roles = [], benefits = [] }) =>
    serverName ? { serverName, roles, benefits } : null,
  access: ({ serverName = 'Discord', inviteUrl }) =>
    inviteUrl
      ? [
          {
            type: 'link',
            title: `Join ${serverName} on Discord`,
            note: 'Opens the server in Discord. Keep the link to yourself: it is for those who paid.',
            url: inviteUrl,
          },
        ]
      : [],
};
