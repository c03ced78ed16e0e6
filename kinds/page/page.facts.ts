import type { KindFacts } from '../kind';
import { onlineContent } from '../parts/sac';

export const facts = {
  label: 'Payment page',
  labelOfMany: 'Payment pages',
  bought: { label: 'Payment|bought', labelOfMany: 'Payments|bought' },
  one: 'page',
  many: 'pages',
  unavailable: 'This page is not available',
  icon: 'card',
  previewBase: '/pp/',
  list: '/payment',
  settings: {
    area: '/tgsettings1',
    analytics: '/tgsettings1/Analistpage',
    sales: '/tgsettings1/tranpage',
    discounts: '/tgsettings1/discountpage',
    edit: '/tgsettings1/editpage',
  },
  engagement: 'thankYou',
  alsoEditedAt: '/tgsettings/pageEdit',
  shortcut: { keys: 'n p', label: 'New payment page' },
  verb: null,
  sac: onlineContent,
  contentSchema: 'PageContent',
  publicSchema: 'PageContent',
  isPlain: true,
  isRepeatable: true,
  sellsSeveral: true,
} as const satisfies KindFacts;
