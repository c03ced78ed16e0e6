import { isLanguage, type Language } from '@haat/i18n';
import type { TelegramStatus, TelegramUpdate } from '../../../../gateways/telegram';

/** What an update of the Bot API says to us; ids are text. Nothing else of an update is stored. */
export type BotEvent =
  /** Somebody pressed Start at the bot; `code` is what the link to it ended with, or empty. */
  | { type: 'started'; userId: string; name: string; language: Language; code: string }
  /** Somebody wants no messages of creators any more. */
  | { type: 'stopped'; userId: string; language: Language }
  /** Somebody chose a chat that the bot is in already. */
  | { type: 'chatChosen'; userId: string; language: Language; chatId: string }
  /** What the bot is in a chat was changed by somebody. */
  | { type: 'botChanged'; userId: string; language: Language; chatId: string }
  /** Somebody came into a chat, left it, or became or ceased to be an administrator there. */
  | {
      type: 'memberChanged';
      chatId: string;
      userId: string;
      name: string;
      status: TelegramStatus;
      /** How they came in; null for whoever was in already, or is not. */
      cameBy: CameBy | null;
    }
  /** Somebody asks to join by a link. */
  | {
      type: 'joinRequested';
      chatId: string;
      userId: string;
      name: string;
      language: Language;
      link: string | null;
    }
  /** A group was upgraded and has another id. */
  | { type: 'chatMoved'; from: string; to: string };

/** By an invite link, added by somebody, or by themselves, as into a public chat. */
export type CameBy = 'link' | 'added' | 'self';

const longestName = 128;

interface User {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
}

/** In which the bot answers somebody: that of their Telegram, where we speak it. */
const languageOf = ({ language_code: code = '' }: User): Language => {
  const [language = ''] = code.split('-');
  return isLanguage(language) ? language : 'en';
};

const nameOf = ({ first_name, last_name, username }: User): string =>
  ([first_name, last_name].filter(Boolean).join(' ').trim() || username || '').slice(0, longestName);

/** Null for what does not concern us. */
export function botEventOf(update: TelegramUpdate): BotEvent | null {
  if (update.message) return messageEvent(update.message);
  if (update.my_chat_member) {
    const { chat, from } = update.my_chat_member;
    if (chat.type === 'private') return null;
    return {
      type: 'botChanged',
      userId: String(from.id),
      language: languageOf(from),
      chatId: String(chat.id),
    };
  }
  if (update.chat_member) {
    const { chat, new_chat_member: member, old_chat_member: before } = update.chat_member;
    if (member.user.is_bot) return null;
    return {
      type: 'memberChanged',
      chatId: String(chat.id),
      userId: String(member.user.id),
      name: nameOf(member.user),
      status: statusOf(member),
      cameBy:
        isPresent(statusOf(member)) && !isPresent(statusOf(before)) ? cameByOf(update.chat_member) : null,
    };
  }
  if (update.chat_join_request) {
    const { chat, from, invite_link: link } = update.chat_join_request;
    return {
      type: 'joinRequested',
      chatId: String(chat.id),
      userId: String(from.id),
      name: nameOf(from),
      language: languageOf(from),
      link: link?.invite_link ?? null,
    };
  }
  return null;
}

function cameByOf({
  from,
  new_chat_member,
  invite_link,
}: NonNullable<TelegramUpdate['chat_member']>): CameBy {
  if (invite_link) return 'link';
  return from.id === new_chat_member.user.id ? 'self' : 'added';
}

type Message = NonNullable<TelegramUpdate['message']>;

function messageEvent({ chat, from, text, chat_shared, migrate_to_chat_id }: Message): BotEvent | null {
  if (migrate_to_chat_id !== undefined)
    return { type: 'chatMoved', from: String(chat.id), to: String(migrate_to_chat_id) };
  if (chat.type !== 'private' || !from || from.is_bot) return null;
  const userId = String(from.id);
  const language = languageOf(from);
  if (chat_shared) return { type: 'chatChosen', userId, language, chatId: String(chat_shared.chat_id) };
  if (/^\/stop\s*$/.test(text ?? '')) return { type: 'stopped', userId, language };
  const started = /^\/start(?:\s+([\w-]{1,64}))?\s*$/.exec(text ?? '');
  return started && { type: 'started', userId, name: nameOf(from), language, code: started[1] ?? '' };
}

/** Restricted people may be in the chat or not. */
function statusOf(member: { status: TelegramStatus; is_member?: boolean }): TelegramStatus {
  return member.status === 'restricted' && member.is_member === false ? 'left' : member.status;
}

/** Whether somebody with this status is in the chat. */
export const isPresent = (status: TelegramStatus): boolean => status !== 'left' && status !== 'kicked';

/** Owners and administrators, whom the bot cannot remove. */
export const isAdministrator = (status: TelegramStatus): boolean =>
  status === 'creator' || status === 'administrator';
