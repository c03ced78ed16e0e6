import type { Phrase } from '@haat/i18n';
import type { TelegramContent } from '@haat/openapi';
import type { KindRules } from '../kind';

type ChatType = NonNullable<TelegramContent['chatType']>;
const writeName = {
  channel: 'Enter the name of the channel',
  group: 'Enter the name of the group',
} as const satisfies Record<ChatType, Phrase>;
const addLink = {
  channel: 'Add the invite link of the channel',
  group: 'Add the invite link of the group',
} as const satisfies Record<ChatType, Phrase>;

export const rules: KindRules<'telegram'> = {
  missing: ({ chatTitle, chatType = 'channel', inviteUrl }) => [
    ...(inviteUrl ? [] : [{ field: 'content.inviteUrl', phrase: addLink[chatType] }]),
    ...(chatTitle ? [] : [{ field: 'content.chatTitle', phrase: writeName[chatType] }]),
  ],
  publicContent: ({ chatTitle, chatType = 'channel', benefits = [] }) =>
    chatTitle ? { chatTitle, chatType, benefits } : null,
  access: ({ chatTitle = 'Telegram', chatType = 'channel', inviteUrl }) =>
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
