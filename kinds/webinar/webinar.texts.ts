import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'A live session on a set date and time.',
  first: 'Your first webinar starts with a date',
  values: { title: 'Date, time and seats', text: 'Buyers see it in their own time zone' },
  step: {
    label: 'Date and seats',
    lead: 'Date, seats and join link.',
  },
};
