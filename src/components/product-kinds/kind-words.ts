import { type Phrase } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';

interface KindWords {
  /** What it sells. */
  sells: Phrase;
  /** Above an empty list of them. */
  first: Phrase;
  /** The step of its own while one is made: what is asked, and why. */
  own: { title: Phrase; text: Phrase } | null;
}

/** What is said of each kind where nobody knows it yet. Apart from the table, which every visitor loads. */
export const kindWords: Readonly<Record<ProductKind, KindWords>> = {
  page: {
    sells: 'One link with your words and a price: fixed, several, or as much as people want to give.',
    first: 'Your first page starts with a price',
    own: null,
  },
  telegram: {
    sells: 'A place in a Telegram channel or group of yours, once or month by month.',
    first: 'Your first channel starts with its invite link',
    own: { title: 'The invite link', text: 'Shown to those who have paid, and to nobody else' },
  },
  course: {
    sells: 'Lessons in an order, to be learnt from one after the other.',
    first: 'Your first course starts with one lesson',
    own: { title: 'The lessons', text: 'In sections; one of them can be free to read' },
  },
  lesson: {
    sells: 'One lesson on its own.',
    first: 'Your first lesson starts with a few words',
    own: { title: 'The lesson', text: 'Words, a link to a video, or both' },
  },
  webinar: {
    sells: 'A seat at a day and an hour.',
    first: 'Your first webinar starts with a day',
    own: { title: 'Day, hour and seats', text: 'Buyers see it on their own clock' },
  },
  lock: {
    sells: 'Words, links or a place that nobody sees before paying.',
    first: 'What is locked first?',
    own: { title: 'What is locked', text: 'Words, a link, a place with its address' },
  },
  combo: {
    sells: 'Two or more of your products at one price.',
    first: 'Your first combo starts with two products',
    own: { title: 'What is inside', text: 'Products that you have on sale already' },
  },
  discord: {
    sells: 'A place in a Discord server of yours, once or month by month.',
    first: 'Your first server starts with its invite link',
    own: { title: 'The invite link', text: 'Shown to those who have paid, and to nobody else' },
  },
};
