import type { ChatStatus } from './telegram.tables';

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A connected Telegram chat was lost, or its bot lacks rights that it needs. */
    'telegram.restricted': { sellerId: string; chatId: string; status: ChatStatus };
    /** The bot can admit and remove members of a connected Telegram chat again. */
    'telegram.ready': { sellerId: string; chatId: string };
  }
}
