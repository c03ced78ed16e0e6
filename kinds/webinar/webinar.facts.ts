import type { KindFacts } from '../kind';
import { teaching } from '../parts/sac';

export const facts = {
  label: 'Webinar',
  labelOfMany: 'Webinars',
  one: 'webinar',
  many: 'webinars',
  unavailable: 'This webinar is not available',
  icon: 'calendar',
  previewBase: '/wp/',
  list: '/webinar',
  settings: {
    area: '/tgsettings5',
    analytics: '/tgsettings5/Analistwebinar',
    sales: '/tgsettings5/tranwebinar',
    discounts: '/tgsettings5/discountwebinar',
    edit: '/tgsettings5/editwebinar',
  },
  engagement: 'content',
  isSession: true,
  alsoEditedAt: '/tgsettings/webinarEdit',
  shortcut: { keys: 'n w', label: 'New webinar' },
  verb: 'Book a seat',
  sac: teaching,
  contentSchema: 'WebinarContent',
  publicSchema: 'PublicWebinar',
} as const satisfies KindFacts;
