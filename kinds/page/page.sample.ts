import type { KindSample } from '../kind';

export const sample: KindSample<'page'> = {
  title: 'A page',
  content: { action: 'give', suggestedAmounts: [5_100, 10_100] },
  large: { action: 'buy' },
  concealing: () => ({ action: 'buy' }),
  lacking: [],
  receiving: [],
  shown: { action: 'buy' },
};
