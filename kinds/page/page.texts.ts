import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'One link with your text and a price: fixed, several, or pay what you want.',
  first: 'Your first page starts with a price',
  firstLead: 'Publish it in a minute and share its link. Everything else can come later.',
  example: { title: 'Eggless cakes, a weekend class', amount: 79_900, compareAt: 1_19_900 },
  values: null,
  step: null,
};
