import type { Update } from 'grammy/types';

/** What the bot has to be allowed to do in a chat, by the field of the Bot API. */
export const requiredRights = ['can_invite_users', 'can_restrict_members'] as const;
export type RequiredRight = (typeof requiredRights)[number];

/** The updates that are asked for; `chat_member` is sent only when it is named. */
export const updateTypes = [
  'message',
  'callback_query',
  'my_chat_member',
  'chat_member',
  'chat_join_request',
] as const;
export type TelegramUpdate = Pick<Update, 'update_id' | (typeof updateTypes)[number]>;

export interface TelegramChat {
  /** As text: ids of chats are longer than 32 bits. */
  id: string;
  type: 'channel' | 'group';
  title: string;
  /** Of the small picture, for `file`; null without one. */
  photoId: string | null;
}

/** What somebody is in a chat. */
export type TelegramStatus = 'creator' | 'administrator' | 'member' | 'restricted' | 'left' | 'kicked';

export interface TelegramButton {
  text: string;
  /** A link that is opened. Without it the button sends `data` back. */
  url?: string;
  data?: string;
}

export interface TelegramMessage {
  /** At most 4,096 characters, 1,024 beside a picture. */
  text: string;
  /** One row each. */
  buttons?: readonly TelegramButton[];
  /** A picture above the text: its bytes, or the id under which Telegram has it. */
  photo?: { bytes: Uint8Array } | { fileId: string };
  /** Offers to choose a channel and a group, in which the bot becomes administrator with the rights it needs. */
  chatRequests?: { channel: { id: number; text: string }; group: { id: number; text: string } };
  /** Takes away what `chatRequests` showed. */
  closesChatRequests?: boolean;
}

/** Why Telegram refused a call for good. */
export type TelegramRefusal =
  /** The chat is gone, or the bot is not in it. */
  | 'chatUnavailable'
  /** The bot may not do this in the chat. */
  | 'rightMissing'
  /** The person has not pressed Start, and did not ask to join lately. */
  | 'neverStarted'
  /** The person has blocked the bot, or has no account any more. */
  | 'blockedByPerson'
  /** Nobody of this id asks to join. */
  | 'noJoinRequest'
  | 'alreadyMember'
  /** Owners and administrators cannot be removed. */
  | 'isAdministrator'
  /** Telegram knows nobody of this id here. */
  | 'personUnknown'
  | 'other';

/** Telegram will not do this, however often it is asked. */
export class TelegramRefused extends Error {
  override readonly name = 'TelegramRefused';
  constructor(
    readonly refusal: TelegramRefusal,
    /** Telegram's description as a code, without anything of a person. */
    readonly reason: string,
  ) {
    super(`Telegram refused the call: ${reason}`);
  }
}

/** The group was upgraded: it has another id from now on. */
export class TelegramChatMoved extends Error {
  override readonly name = 'TelegramChatMoved';
  constructor(
    readonly from: string,
    readonly to: string,
  ) {
    super('The group was upgraded and has another id');
  }
}

/**
 * The Bot API. Each call is made once: who calls tries again.
 * All throw `TelegramRefused`, `TelegramChatMoved`, and `TryLater` for a limit (with the time to wait), an outage or silence. Calls wait for their turn
 * for some seconds, so that the limits of Telegram are met.
 */
export interface TelegramGateway {
  /** Name of the bot, without `@`; asked once. */
  username(): Promise<string>;
  chat(chatId: string): Promise<TelegramChat>;
  memberCount(chatId: string): Promise<number>;
  status(chatId: string, userId: string): Promise<TelegramStatus>;
  /** What the bot lacks in the chat; null when it is no administrator there. */
  missingRights(chatId: string): Promise<RequiredRight[] | null>;
  /** A link that makes a request to join, which the bot answers. `name`: at most 32 characters, seen by administrators. */
  createJoinLink(chatId: string, name: string): Promise<string>;
  revokeLink(chatId: string, link: string): Promise<void>;
  approve(chatId: string, userId: string): Promise<void>;
  decline(chatId: string, userId: string): Promise<void>;
  /** Whoever it is, is not in the chat afterwards, and may come in again by a link. */
  remove(chatId: string, userId: string): Promise<void>;
  /** Answers the id of the picture, which can be sent again by it; null without one. */
  send(chatId: string, message: TelegramMessage): Promise<string | null>;
  /** Ends the waiting sign on a button that was pressed. */
  answerButton(queryId: string): Promise<void>;
  /** Bytes of a file; at most 1 MB. */
  file(fileId: string): Promise<Uint8Array>;
  /** Telegram posts updates to this address from now on. */
  setWebhook(url: string, secret: string): Promise<void>;
  /** Updates are fetched with `updates` from now on. */
  deleteWebhook(): Promise<void>;
  /** Updates from `offset`, which confirms those before; waits up to `seconds` for the first. */
  updates(offset: number, seconds: number, signal: AbortSignal): Promise<TelegramUpdate[]>;
}

/** Calls that somebody waits for; they go before those of `inBulk`, of which there may be thousands. */
export interface TelegramBot extends TelegramGateway {
  inBulk: TelegramGateway;
}
