import { type Phrase, plural, t } from '@haat/i18n';
import type { TelegramConnection, TelegramConnections } from '@haat/openapi';
import { grouped } from '../../../components/charts/grouped';
import {
  startTelegramConnection,
  useDisconnect,
  useTelegramChannels,
} from '../../../queries/catalog/channels.queries';
import type { ChannelService, Channels } from './channel-service';

const types = { channel: 'Channel', group: 'Group' } as const satisfies Record<
  TelegramConnection['type'],
  Phrase
>;

/** As Telegram calls them where they are allowed. */
const rightNames = {
  can_invite_users: 'Invite users by link',
  can_restrict_members: 'Ban users',
} as const satisfies Record<TelegramConnection['missingRights'][number], Phrase>;

/** What a chat is, and how many are in it. */
function metaOf({ type, memberCount }: TelegramConnection): string {
  if (memberCount === null) return t(types[type]);
  const members = plural(memberCount, '{number} member', '{number} members', {
    number: grouped(memberCount),
  });
  return `${t(types[type])} · ${members}`;
}

const read = ({ isAvailable, items }: TelegramConnections): Channels => ({
  isAvailable,
  items: items.map((chat) => ({
    id: chat.id,
    title: chat.title,
    status: chat.status,
    meta: metaOf(chat),
    photo: chat.photo,
    missing: chat.missingRights.map((right) => t(rightNames[right])),
    advice: null,
    content: { chatId: chat.id, chatTitle: chat.title.trim(), chatType: chat.type },
  })),
});

export const telegram: ChannelService = {
  icon: 'send',
  useChannels: () => useTelegramChannels(read),
  startConnection: startTelegramConnection,
  useDisconnect: () => useDisconnect('Telegram'),
  texts: {
    title: 'Connect a channel',
    subject: 'Your channels',
    card: 'Connect a channel or group',
    steps: [
      { title: 'Open the bot', text: 'In Telegram, press Start. It recognises you by the link.' },
      { title: 'Choose the channel or group', text: 'One that you own or administer.' },
      {
        title: 'Make the bot administrator',
        text: 'It needs two rights: to invite members and to remove them. It reads no messages.',
      },
    ],
    connect: 'Connect in Telegram',
    open: 'Open Telegram',
    scan: 'Or scan this with the phone that has Telegram:',
    waiting: 'Waiting for Telegram. This page shows the channel as soon as the bot is in it.',
    unreachable: 'Telegram does not answer at the moment. Try again in a minute.',
    lost: 'Nobody is admitted or removed, and sales are paused. Connect the channel again to go on.',
    rights:
      'In Telegram, open {title}, tap its name, then Administrators, then the bot, and allow: {rights}. This page updates when it is done. Until then sales are paused.',
    rightsOfNew: 'Allow the bot this in Telegram: {rights}. This page shows when it is done.',
    connected: 'From now on who has paid is let in, and who has not is removed, by the bot.',
    noBot: 'This installation has no Telegram bot',
    noBotText:
      'Channels cannot be connected here, so members are not admitted or removed automatically. You can sell an invite link that you share yourself.',
  },
};
