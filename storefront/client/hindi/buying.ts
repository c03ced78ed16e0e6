import { learn, speak } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { hi as states } from '@haat/i18n/hi-states';
import type { Dictionary } from '@haat/i18n/phrase';
import { hi as buying } from '../../hi-buying';
import { hi as payment } from '../../hi-payment';

// What buying says once React has taken over. Loaded by the pages of products in Hindi, and before anything is drawn.
learn(
  common,
  buying,
  payment,
  states,
  ...Object.values(
    import.meta.glob<Dictionary>('../../../design-system/**/{hi,hi-*}.ts', { eager: true, import: 'hi' }),
  ),
);
speak('hi');
