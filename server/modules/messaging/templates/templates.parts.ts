import { inLanguage, language, localeOf, t } from '@haat/i18n';
import type { MailCalendar } from '../../../gateways/mail';
import type { SmsTemplate } from '../../../gateways/sms';
import { type MailDocument, type Paragraph, textOf } from './mail/mail.document';
import { hindiSms } from './sms/sms.hindi';
import { filled, smsTemplates } from './sms/sms.templates';

/** What the templates say about the installation. */
export interface Sender {
  name: string;
  /** The host for which a browser may fill in a one-time password by itself. */
  domain: string;
  /** Where people reach us, without a slash at the end. */
  origin: string;
  /** Whether the words of a text message are registered in Hindi; when left out, all are. */
  hasHindiSms?: (template: SmsTemplate) => boolean;
}

interface WrittenSms {
  to: string;
  text: string;
  otp: string | null;
  template: SmsTemplate;
  language: 'en' | 'hi';
  variables: Readonly<Record<string, string>>;
}

interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  /** Drawn once it is sent: a feed takes the words alone. */
  document: MailDocument;
  otp: string | null;
  /** The unsubscribe URL. */
  unsubscribe?: string;
  /** A file for calendars. */
  calendar?: MailCalendar;
}

/** For every device of an account. */
interface WrittenPush {
  accountId: string;
  title: string;
  text: string;
  link: string;
}

export interface Written {
  sms: WrittenSms | null;
  mail: WrittenMail | null;
  push: WrittenPush | null;
}

const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const rupees = (paise: number) => (paise % 100 === 0 ? wholeRupees : exact).format(paise / 100);
export const money = (paise: number) => `₹${rupees(paise)}`;

/** The day of a moment (ISO 8601) by India's clocks, in words. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment));

/** For whoever has not said their name, and for what has none in letters. */
export const someone = () => t('the seller');
export const something = () => t('a product');

/** The number of an order, as a line of its own. */
export const orderLine = (order: string): Paragraph => ({ small: t('Order {order}', { order }) });

/**
 * Operators deliver registered words alone, so a message whose Hindi is not registered goes out in English, whole: what is filled in, too, is said
 * in the language of the message.
 */
export function sms(
  to: string,
  template: SmsTemplate,
  variablesOf: () => Readonly<Record<string, string>>,
  sender: Sender,
  otp: string | null = null,
): WrittenSms {
  const isHindi = language() === 'hi' && (sender.hasHindiSms?.(template) ?? true);
  const templates = isHindi ? hindiSms : smsTemplates;
  const spoken = isHindi ? 'hi' : 'en';
  const variables = inLanguage(spoken, variablesOf);
  const text = filled(templates[template], { ...variables, brand: sender.name, domain: sender.domain });
  return { to, text, otp, template, language: spoken, variables };
}

/** Signed by the platform. Titles are one line by the contract's use, but a subject must never carry a second header. */
export function mail(
  to: string,
  subject: string,
  lines: readonly Paragraph[],
  { name }: Pick<Sender, 'name'>,
  otp: string | null = null,
): WrittenMail {
  const heading = subject.replace(/\s+/g, ' ');
  const document = { paragraphs: lines, operatorName: name };
  return { to, subject: heading, text: textOf([...lines, name]), document, otp };
}
