import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Two or more of your products at one price.',
  first: 'Your first combo starts with two products',
  own: { title: 'What is inside', text: 'Products that you have on sale already' },
  step: {
    label: 'What is inside',
    lead: 'Products of yours that are sold together.',
  },
};
