/** Of the Bot API, for its simulator. */
export type { ChatJoinRequest, ChatMember, Message, Update, User } from 'grammy/types';
export { createTelegram } from './telegram';
export {
  type RequiredRight,
  requiredRights,
  type TelegramBot,
  TelegramChatMoved,
  type TelegramGateway,
  type TelegramMessage,
  TelegramRefused,
  type TelegramStatus,
  type TelegramUpdate,
} from './telegram.gateway';
