import { hi as common } from '@haat/i18n/hi';
import type { Dictionary } from '@haat/i18n/phrase';

/** What everybody needs before signing in: the app around the screens, and the few screens that stand outside the shop. */
export const first: Dictionary[] = [
  common,
  ...Object.values(
    import.meta.glob<Dictionary>(
      [
        '../../../design-system/hi.ts',
        '../{hi,hi-*}.ts',
        '../../../web/{in-app-browser,otp}/{hi,hi-*}.ts',
        '../../screens/{not-found,offline,sign-in}/{hi,hi-*}.ts',
        '../../components/{people,async-states}/{hi,hi-*}.ts',
      ],
      { eager: true, import: 'hi' },
    ),
  ),
];
