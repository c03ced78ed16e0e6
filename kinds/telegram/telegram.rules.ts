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

const connectAgain = {
  channel: 'Connect the channel, and give the bot its rights',
  group: 'Connect the group, and give the bot its rights',
} as const satisfies Record<ChatType, Phrase>;

const admitsNobody = {
  channel: 'The channel cannot admit new members at the moment',
  group: 'The group cannot admit new members at the moment',
} as const satisfies Record<ChatType, string>;

export const rules: KindRules<'telegram'> = {
  missing: ({ chatTitle, chatType = 'channel', chatId, inviteUrl }, { isConnected, onSale }) => [
    ...(chatId || inviteUrl ? [] : [{ field: 'content.inviteUrl', phrase: addLink[chatType] }]),
    ...(chatId && chatId !== onSale?.chatId && isConnected?.(chatId) === false
      ? [{ field: 'content.chatId', phrase: connectAgain[chatType] }]
      : []),
    ...(chatTitle ? [] : [{ field: 'content.chatTitle', phrase: writeName[chatType] }]),
  ],
  publicContent: ({ chatTitle, chatType = 'channel', benefits = [] }) =>
    chatTitle ? { chatTitle, chatType, benefits } : null,
  isSharedLink: ({ chatId, inviteUrl }) => !chatId && !!inviteUrl,
  connectsTo: ({ chatId }) => (chatId ? [chatId] : []),
  closed: ({ chatId, chatType = 'channel' }, { connected }) =>
    chatId && connected?.has(chatId) === false ? admitsNobody[chatType] : null,
  access: ({ chatTitle = 'Telegram', chatType = 'channel', chatId, inviteUrl }, { joinPath }) => {
    const title = `Join ${chatTitle} on Telegram`;
    if (chatId)
      return [
        {
          type: 'link',
          title,
          note: `Opens our bot in Telegram, which lets you into the ${chatType}. Your place is yours alone.`,
          url: joinPath,
        },
      ];
    return inviteUrl
      ? [
          {
            type: 'link',
            title,
            note: `Opens the ${chatType} in Telegram. Keep the link to yourself: it is for those who paid.`,
            url: inviteUrl,
          },
        ]
      : [];
  },
};
