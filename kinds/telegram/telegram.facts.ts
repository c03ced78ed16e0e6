import type { KindFacts } from '../kind';
import { onlineContent } from '../parts/sac';

export const facts = {
  label: 'Telegram channel',
  labelOfMany: 'Telegram channels',
  one: 'channel',
  many: 'channels',
  unavailable: 'This Telegram channel is not available',
  icon: 'send',
  previewBase: '/tg/',
  list: '/telContent',
  create: '/telegramCreate',
  connects: 'Telegram',
  settings: {
    area: '/tgsettings',
    analytics: '/tgsettings/analist',
    sales: '/tgsettings/tran',
    discounts: '/tgsettings/TelegramDiscount',
    edit: '/tgsettings/TelegramEdit',
  },
  members: '/tgch/',
  membership: '/telegramPriviewlogin',
  writesToMembers: true,
  verb: 'Join',
  sac: onlineContent,
  contentSchema: 'TelegramContent',
  publicSchema: 'PublicTelegram',
} as const satisfies KindFacts;
