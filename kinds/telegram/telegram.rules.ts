import type { Missing } from '@haat/openapi';
import type { KindRules } from '../kind';

export const rules: KindRules<'telegram'> = {
  missing({ chatTitle, inviteUrl }) {
    const missing: Missing[] = [];
    if (!inviteUrl)
      missing.push({ field: 'content.inviteUrl', message: 'Add the invite link of your channel or group' });
    if (!chatTitle)
      missing.push({ field: 'content.chatTitle', message: 'Enter the name of your channel or group' });
    return missing;
  },
  shown: ({ chatTitle, chatType = 'channel', benefits = [] }) =>
    chatTitle ? { chatTitle, chatType, benefits } : null,
  received: ({ chatTitle = 'Telegram', chatType = 'channel', inviteUrl }) =>
    inviteUrl
      ? [
          {
            type: 'link',
            title: `Join ${chatTitle} on Telegram`,
            note: `Opens the ${chatType} in Telegram. Keep the link to yourself: it is for those who paid.`,
            url: inviteUrl,
          },
        ]
      : [],
};
