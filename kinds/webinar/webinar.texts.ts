import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'A seat at a day and an hour.',
  first: 'Your first webinar starts with a day',
  own: { title: 'Day, hour and seats', text: 'Buyers see it on their own clock' },
  step: {
    label: 'Date and seats',
    lead: 'When it is, for how many, and where they join.',
  },
};
