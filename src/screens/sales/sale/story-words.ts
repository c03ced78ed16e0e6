import { language, type Phrase, t, translate } from '@haat/i18n';
import { fullDate } from '../../../components/time/when';

/** What a server tells of a sale with a sum, a day or somebody's words in it. What it tells without is known whole. */
const told = [
  'Paid by {method}',
  'The payment failed: {words}',
  'A refund of {sum} was started: {words}',
  'A refund of {sum} was started',
  'A refund was started: {words}',
  'The last {sum} went back to the buyer, and access ended',
  '{sum} went back to the buyer, who keeps access',
  '{sum} went back to the buyer, who keeps access to the rest',
  'The bank gave {sum} back to the buyer, who keeps access',
  'The buyer asked for {sum} back: {words}',
  'You said no to it: {words}',
  'You agreed to it: {words}',
  'The operator said no to it: {words}',
  'The operator agreed to it: {words}',
  'The free days began, until {day}',
  'The subscription began, paid until {day}',
  'Renewed, paid until {day}',
  'The buyer changed to {sum}, paid until {day}',
  'The buyer changed to {sum}',
  'The buyer changes to {sum} at the end of the period',
  'What went back is taken off: paid until {day}',
  'The pause is over, paid until {day}',
  'The buyer ended the subscription; it stays open until {day}',
  'The buyer was told that the next period is taken on {day}',
] as const satisfies readonly Phrase[];

const methods: Readonly<Record<string, Phrase>> = {
  card: 'card|paid by it',
  'net banking': 'net banking',
  'card Autopay': 'card Autopay',
};

const none = { method: '', words: '', sum: '', day: '' };

/** A chapter of a sale's story in the language that is spoken. */
export function storyWords(text: string): string {
  if (language() === 'en') return text;
  for (const phrase of told) {
    const values = shapeOf(phrase).exec(text)?.groups;
    if (values) return t(phrase, { ...none, ...values, ...heard(values) });
  }
  return translate(text);
}

/** A day is written anew; how it was paid and why it was not may have a name in the language, too. */
const heard = ({ method, words, day }: Readonly<Record<string, string>>) => ({
  ...(method && { method: translate(methods[method] ?? method) }),
  ...(words && { words: translate(words) }),
  ...(day && !Number.isNaN(Date.parse(day)) && { day: fullDate(new Date(`${day} 12:00 UTC`)) }),
});

const shapeOf = (phrase: string) =>
  new RegExp(`^${phrase.replace(/\{(\w+)\}/g, (_slot, name: string) => `(?<${name}>.+?)`)}$`, 's');
