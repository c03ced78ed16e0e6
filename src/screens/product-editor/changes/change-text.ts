import { type Phrase, t, translate } from '@haat/i18n';
import type { Price, ProductChange } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { priceText } from '../../../components/prices/price-text';

/** What each field is called; of a list: one thing in it. */
const names: Readonly<Record<string, Phrase>> = {
  title: 'Title',
  description: 'Description',
  cover: 'Cover',
  trailer: 'Trailer',
  gallery: 'Picture',
  prices: 'Price',
  questions: 'Question',
  'thankYou.message': 'Thank-you message',
  'thankYou.redirectUrl': 'Address after payment',
  'thankYou.items': 'Item',
  'seo.title': 'Title in chats',
  'seo.description': 'Text in chats',
  'seo.image': 'Picture in chats',
  accent: 'Colour',
  language: 'Language',
  'content.action': 'Button',
  'content.suggestedAmounts': 'Suggested amounts',
  'content.chatTitle': 'Name of the channel',
  'content.chatType': 'Channel or group',
  'content.serverName': 'Name of the server',
  'content.roles': 'Roles',
  'content.inviteUrl': 'Invite link',
  'content.benefits': 'Benefits',
  'content.outcomes': 'Outcomes',
  'content.minutes': 'Length in minutes',
  'content.startsAt': 'Start',
  'content.timeZone': 'Time zone',
  'content.seats': 'Seats',
  'content.changeDate': 'Buyers may change their date',
  'content.joinUrl': 'Join link',
  'content.recordingUrl': 'Recording',
  'content.text': 'Text of the lesson',
  'content.url': 'Link of the lesson',
  'content.sections': 'Section',
  'content.sections.lessons': 'Lesson',
  'content.items': 'Item',
};

/** The order of the things of a list changed. */
const orders: Readonly<Record<string, Phrase>> = {
  gallery: 'Order of the pictures',
  prices: 'Order of the prices',
  questions: 'Order of the questions',
  'content.sections': 'Order of the sections',
  'content.sections.lessons': 'Order of the lessons',
  'content.items': 'Order of the items',
  'thankYou.items': 'Order of the items',
};

const verbs = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  reordered: 'Changed',
} as const satisfies Record<ProductChange['change'], Phrase>;

/** What changed, in the creator’s words where the thing has a name: "Price · With a call". */
export function changeTitle({ field, change, name }: ProductChange): string {
  const label = change === 'reordered' ? orders[field] : names[field];
  const what = t(label ?? 'Content');
  return name === undefined ? what : `${what} · ${name}`;
}

export const changeVerb = ({ change }: ProductChange): string => t(verbs[change]);

export const isPrice = (value: ProductChange['before']): value is Price => typeof value === 'object';

/** A price, a moment, a number or a short text, as people read it; null for what is not shown. */
export function valueText(field: string, value: ProductChange['before']): string | null {
  if (value === undefined) return null;
  if (isPrice(value)) return priceText([value]);
  if (field === 'content.startsAt') return dateAndTime(String(value));
  return translate(typeof value === 'number' ? value.toLocaleString('en-IN') : value);
}
