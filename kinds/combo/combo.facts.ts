import type { KindFacts } from '../kind';
import { onlineContent } from '../parts/sac';

export const facts = {
  label: 'Combo',
  labelOfMany: 'Combos',
  one: 'combo',
  many: 'combos',
  unavailable: 'This combo is not available',
  icon: 'gift',
  previewBase: '/tgc/',
  list: '/combocontent',
  settings: {
    area: '/tgsettings6',
    analytics: '/tgsettings6/AnalistCombo',
    sales: '/tgsettings6/trancombo',
    discounts: '/tgsettings6/discountcombo',
    edit: '/tgsettings6/editcombo',
  },
  alsoEditedAt: '/tgsettings/comboEdit',
  verb: 'Get the combo',
  sac: onlineContent,
  contentSchema: 'ComboContent',
  publicSchema: 'PublicCombo',
} as const satisfies KindFacts;
