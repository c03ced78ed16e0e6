import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'One link with your words and a price: fixed, several, or as much as people want to give.',
  first: 'Your first page starts with a price',
  firstLead: 'Publish it in a minute and share its link. Everything else can come later.',
  example: { title: 'Eggless cakes, a weekend class', amount: 79_900, compareAt: 1_19_900 },
  own: null,
  step: null,
};
