import type { Phrase } from '@haat/i18n';
import type { TicketTopic } from '@haat/openapi/pages';

interface TopicText {
  /** In the list of topics. */
  label: Phrase;
  /** What happens next and by when, once the message is kept. */
  next: Phrase;
}

/** What one may write about, in the order of how often people do. The times are those of the terms. */
export const topics: Readonly<Record<TicketTopic, TopicText>> = {
  question: { label: 'A question', next: 'You get an answer within 2 working days.' },
  refund: {
    label: 'A refund',
    next: 'It is acknowledged within 24 hours and decided within 7 days. We ask the creator first, and give reasons for our decision.',
  },
  report: {
    label: 'Report a page',
    next: 'It is acknowledged within 24 hours. What clearly breaks the rules is taken down within 36 hours, intimate pictures without consent within 2 hours; everything else is decided within 7 days.',
  },
  grievance: {
    label: 'A grievance',
    next: 'The grievance officer acknowledges it within 24 hours and decides within 7 days.',
  },
  privacy: {
    label: 'A privacy request',
    next: 'You get an answer within 7 days, and what you asked for within 30 days. We may first send a code to verify that it is you.',
  },
  rights: {
    label: 'Copyright or another right',
    next: 'The page is reviewed within 36 hours. We may ask you to show that you own the right.',
  },
  order: {
    label: 'An order of a court or an authority',
    next: 'Lawful orders are carried out within 3 hours. We may call back to verify the sender.',
  },
};

export const topicOrder = Object.keys(topics) as TicketTopic[];
