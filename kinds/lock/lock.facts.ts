import type { KindFacts } from '../kind';
import { onlineContent } from '../parts/sac';

export const facts = {
  label: 'Locked content',
  labelOfMany: 'Locked content',
  one: 'locked content',
  many: 'locked content',
  unavailable: 'This locked content is not available',
  icon: 'lock',
  previewBase: '/lc/',
  list: '/locupload',
  settings: {
    area: '/tgsettings4',
    analytics: '/tgsettings4/AnalistLock',
    sales: '/tgsettings4/AnalistPageLock',
    discounts: '/tgsettings4/AnalistLockDiscount',
    edit: '/tgsettings4/AnalistLockdEdit',
  },
  engagement: 'content',
  alsoEditedAt: '/tgsettings/lockEdit',
  verb: 'Unlock',
  sac: onlineContent,
  contentSchema: 'LockContent',
  publicSchema: 'PublicLock',
} as const satisfies KindFacts;
