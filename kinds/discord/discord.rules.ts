import type { Missing } from '@haat/openapi';
import type { KindRules } from '../kind';

export const rules: KindRules<'discord'> = {
  missing({ serverName, inviteUrl }) {
    const missing: Missing[] = [];
    if (!inviteUrl)
      missing.push({ field: 'content.inviteUrl', message: 'Add the invite link of your server' });
    if (!serverName) missing.push({ field: 'content.serverName', message: 'Enter the name of your server' });
    return missing;
  },
  shown: ({ serverName, roles = [], benefits = [] }) => (serverName ? { serverName, roles, benefits } : null),
  received: ({ serverName = 'Discord', inviteUrl }) =>
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
