import { language, type Phrase, t, translate } from '@haat/i18n';
import { fullDate } from '@haat/web/time/when';

/** What a server tells of a sale with a sum, a day or somebody's words in it. What it tells without is known whole. */
const notices = [
  'Paid by {method}',
  'The payment failed: {words}',
  'A refund of {sum} was started: {words}',
  'A refund of {sum} was started',
  'A refund was started: {words}',
  'The remaining {sum} was refunded to the buyer, and access ended',
  '{sum} was refunded to the buyer, who keeps access',
  '{sum} was refunded to the buyer, who keeps access to the rest',
  'Dispute lost: {sum} refunded to the buyer, who keeps access',
  'The buyer requested a refund of {sum}: {words}',
  'You declined it: {words}',
  'You approved it: {words}',
  'We declined it: {words}',
  'We approved it: {words}',
  'The free trial started, until {day}',
  'The subscription started, paid until {day}',
  'Renewed, paid until {day}',
  'The buyer changed to {sum}, paid until {day}',
  'The buyer changed to {sum}',
  'The buyer changes to {sum} at the end of the period',
  'Adjusted for the refund: paid until {day}',
  'The subscription resumed, paid until {day}',
  'The buyer cancelled the subscription; access until {day}',
  'The buyer was notified of the charge on {day}',
] as const satisfies readonly Phrase[];

const methods: Readonly<Record<string, Phrase>> = {
  card: 'card|paid by it',
  'net banking': 'net banking',
  'card Autopay': 'card Autopay',
};

const none = { method: '', words: '', sum: '', day: '' };

/** A chapter of a sale's story in the language that is spoken. */
export function storyText(text: string): string {
  if (language() === 'en') return text;
  for (const phrase of notices) {
    const values = shapeOf(phrase).exec(text)?.groups;
    if (values) return t(phrase, { ...none, ...values, ...notice(values) });
  }
  return translate(text);
}

/** A day is written anew; how it was paid and why it was not may have a name in the language, too. */
const notice = ({ method, words, day }: Readonly<Record<string, string>>) => ({
  ...(method && { method: translate(methods[method] ?? method) }),
  ...(words && { words: translate(words) }),
  ...(day && !Number.isNaN(Date.parse(day)) && { day: fullDate(new Date(`${day} 12:00 UTC`)) }),
});

const shapeOf = (phrase: string) =>
  new RegExp(`^${phrase.replace(/\{(\w+)\}/g, (_slot, name: string) => `(?<${name}>.+?)`)}$`, 's');
