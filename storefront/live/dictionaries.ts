import { hi as common } from '@haat/i18n/hi';
import type { Dictionary } from '@haat/i18n/phrase';

/** What a preview says in Hindi, for an app that speaks English and has not loaded it. */
export const dictionaries: Dictionary[] = [
  common,
  ...Object.values(
    import.meta.glob<Dictionary>(
      [
        '../{hi-buying,hi-payment,hi-preview}.ts',
        '../../web/prices/{hi,hi-*}.ts',
        '../../design-system/{hi,hi-*}.ts',
        '../../kinds/*/hi.ts',
      ],
      { eager: true, import: 'hi' },
    ),
  ),
];
