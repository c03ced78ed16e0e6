import type { KindSample } from '../kind';

export const sample: KindSample<'page'> = {
  title: 'A page',
  content: { action: 'give', suggestedAmounts: [5_100, 10_100] },
  largeContent: { action: 'buy' },
  contentWithSecret: () => ({ action: 'buy' }),
  missingFields: [],
  accessParts: [],
  publicContent: { action: 'buy' },
};
