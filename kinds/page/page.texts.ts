import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'One link with your words and a price: fixed, several, or as much as people want to give.',
  first: 'Your first page starts with a price',
  own: null,
  step: null,
};
