import type { ContactModel, ContactValues, TicketTopic } from '@haat/openapi/pages';
import { textOf } from '../../../platform/http/form-fields';
import { normalizeEmail, normalizePhone } from '../../accounts';

const topics: Readonly<Record<TicketTopic, true>> = {
  question: true,
  refund: true,
  report: true,
  grievance: true,
  privacy: true,
  rights: true,
  order: true,
};

const isTopic = (given: string): given is TicketTopic => Object.hasOwn(topics, given);

/** The messages below say them. */
const longest = { name: 120, reach: 254, about: 300, text: 5_000 } as const;

export const nothingTyped: ContactValues = { topic: 'question', name: '', reach: '', about: '', text: '' };

/** The topic and what it is about, as a link to the form may choose them. */
export function chosenIn(query: unknown): Pick<ContactValues, 'topic' | 'about'> {
  const { topic, about } = valuesIn(query);
  return { topic, about };
}

/** What was typed, from a posted form. */
export function valuesIn(fields: unknown): ContactValues {
  const topic = textOf(fields, 'topic');
  // One more than allowed, so that a text that is too long is told so rather than cut.
  const typed = (name: keyof typeof longest) =>
    textOf(fields, name)
      .replaceAll('\r\n', '\n')
      .trim()
      .slice(0, longest[name] + 1);
  return {
    topic: isTopic(topic) ? topic : 'question',
    name: typed('name'),
    reach: typed('reach'),
    about: typed('about'),
    text: typed('text'),
  };
}

/** Where an answer can go: one of the two. */
export interface Reach {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** An address or an Indian mobile number as it was typed; null when it is neither. */
export function reachIn(typed: string): Reach | null {
  if (typed.includes('@'))
    return /^[^\s@,;:<>"']+@[^\s@,;:<>"']+\.[^\s@,;:<>"']+$/.test(typed)
      ? { email: normalizeEmail(typed), phone: null }
      : null;
  const phone = normalizePhone(typed);
  return phone === null ? null : { email: null, phone };
}

/** What is wrong with each field, for people; empty when nothing is. */
export function problemsIn(values: ContactValues): ContactModel['errors'] {
  const { name, reach, about, text } = values;
  const errors: ContactModel['errors'] = {};
  if (about.length > longest.about) errors.about = 'Shorten this to 300 characters.';
  if (text === '') errors.text = 'Enter a message.';
  else if (text.length > longest.text)
    errors.text = 'Shorten this to 5,000 characters, or send the rest as a second message.';
  if (name === '') errors.name = 'Enter your name.';
  else if (name.length > longest.name) errors.name = 'Shorten this to 120 characters.';
  if (reach === '') errors.reach = 'Enter where we should reply.';
  else if (reachIn(reach) === null)
    errors.reach = 'Enter an email address like name@example.com, or a 10-digit mobile number.';
  return errors;
}
