import { learn, speak } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import type { Dictionary } from '@haat/i18n/phrase';
import { hi as plan } from '../../parts/plan/hi';

// What taking a plan says, and signing in on the way.
learn(
  common,
  plan,
  ...Object.values(
    import.meta.glob<Dictionary>(
      ['../../../web/{otp,time}/{hi,hi-*}.ts', '../../../design-system/**/{hi,hi-*}.ts'],
      { eager: true, import: 'hi' },
    ),
  ),
);
speak('hi');
