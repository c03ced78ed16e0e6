import { learn } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import type { Dictionary } from '@haat/i18n/phrase';

// The server draws every page in both languages: it learns all that they say, and what the parts say that they share with the shop.
learn(
  common,
  ...Object.values(
    import.meta.glob<Dictionary>(
      [
        './**/{hi,hi-*}.ts',
        '../web/**/{hi,hi-*}.ts',
        '../kinds/{hi,*/hi}.ts',
        '../design-system/**/{hi,hi-*}.ts',
        '!./client/**',
      ],
      { eager: true, import: 'hi' },
    ),
  ),
);
