import type { KindFacts } from '../kind';
import { onlineContent } from '../parts/sac';

export const facts = {
  label: 'Discord server',
  labelOfMany: 'Discord servers',
  one: 'server',
  many: 'servers',
  unavailable: 'This Discord server is not available',
  icon: 'users',
  previewBase: '/dc/',
  list: null,
  create: '/discordCreate',
  connects: 'Discord',
  settings: {
    area: '/tgsettings3',
    analytics: '/tgsettings3/Analistdiscord',
    sales: '/tgsettings3/trandiscord',
    discounts: '/tgsettings3/discountdiscord',
    edit: '/tgsettings3/editdiscord',
  },
  members: '/members/',
  membership: '/membership',
  verb: 'Join',
  sac: onlineContent,
  contentSchema: 'DiscordContent',
  publicSchema: 'PublicDiscord',
} as const satisfies KindFacts;
