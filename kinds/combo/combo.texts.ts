import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Two or more of your products for one price.',
  first: 'Your first combo starts with two products',
  values: { title: 'What’s included', text: 'Products you already have on sale' },
  step: {
    label: 'What’s included',
    lead: 'Products sold together.',
  },
};
