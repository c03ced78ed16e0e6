import type { Language } from '@haat/i18n';
import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import type { RequiredRight } from '../../../gateways/telegram';
import type { Json } from '../../../platform/database/schema';

export type ChatStatus = 'ready' | 'missingRights' | 'lost';

export interface TelegramChatTable {
  seller_id: string;
  /** As Telegram has it, as text: ids are longer than 32 bits. */
  chat_id: string;
  title: string;
  type: 'channel' | 'group';
  status: ChatStatus;
  missing_rights: Json<readonly RequiredRight[]>;
  member_count: number | null;
  /** JPEG or PNG, small; null without one. */
  photo: Buffer | null;
  connected_at: Date;
  /** When Telegram was asked last. */
  checked_at: Date;
  disconnected_at: Date | null;
  /** The Telegram account of its creator; null where it was connected before this was stored. */
  connected_by: string | null;
}

/** An account that gets no messages of a creator. */
interface TelegramOptOutTable {
  seller_id: string;
  telegram_user_id: string;
  opted_out_at: Date;
}

/** Opened at the bot: ties a Telegram account to a creator who connects, or to a buyer who joins. */
interface TelegramStartCodeTable {
  /** SHA-256. */
  code_hash: Buffer;
  purpose: 'connect' | 'join';
  seller_id: string;
  /** Of the buyer; null for a creator. */
  grant_id: string | null;
  /** Who opened it; null as long as nobody did. */
  telegram_user_id: string | null;
  expires_at: Date;
}

/** The seat of a grant in a chat. */
export interface TelegramMemberTable {
  seller_id: string;
  grant_id: string;
  chat_id: string;
  /** Whose seat it is; null until somebody takes it. */
  telegram_user_id: string | null;
  /** As Telegram shows them. */
  name: string | null;
  /** In which the bot writes to them. */
  language: Language;
  status: MembershipStatus;
  /** A link of this grant that makes a request to join. */
  invite_link: string | null;
  joined_at: Date | null;
  /** When they left or were removed. */
  left_at: Date | null;
  changed_at: Date;
}

/** Who is in a chat as far as Telegram has said. */
interface TelegramPresenceTable {
  seller_id: string;
  chat_id: string;
  telegram_user_id: string;
  name: string;
  is_present: boolean;
  is_administrator: boolean;
  /** Null for who was there before the bot. */
  came_at: Date | null;
  came_by: 'link' | 'added' | 'self' | null;
  /** The update that said it last: an older one does not change it. */
  update_id: number;
  seen_at: Date;
}

/** A seat that went to another Telegram account. */
interface TelegramSeatMoveTable {
  seller_id: string;
  grant_id: string;
  chat_id: string;
  /** Who had the seat before. */
  telegram_user_id: string;
  moved_at: Date;
  /** Whether they have been seen to be out, or to have another seat. */
  is_settled: boolean;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    telegram_chat_ref: { chat_id: string; seller_id: string };
    telegram_chat: TelegramChatTable;
    telegram_start_code: TelegramStartCodeTable;
    telegram_member: TelegramMemberTable;
    telegram_presence: TelegramPresenceTable;
    telegram_seat_move: TelegramSeatMoveTable;
    telegram_opt_out: TelegramOptOutTable;
    telegram_update: { id: number; received_at: Date };
  }
}
