import { type Phrase, t, translate } from '@haat/i18n';

/** What a kind of product calls what it gives, where its creator has given it no name. */
const titles: ReadonlyMap<string, Phrase> = new Map([
  ['The lesson', 'The lesson|received'],
  ['Open the lesson', 'Open the lesson'],
  ['Watch the recording', 'Watch the recording'],
  ['Your seat', 'Your seat'],
]);

/** What stands below the link into a channel, a group or a server. */
const invites: readonly Phrase[] = [
  'Opens the channel in Telegram. Keep the link to yourself: it is for those who paid.',
  'Opens the group in Telegram. Keep the link to yourself: it is for those who paid.',
  'Opens the server in Discord. Keep the link to yourself: it is for those who paid.',
];

/** What stands below a seat. */
const seats: readonly Phrase[] = [
  'This webinar has ended. The recording will appear here when it is available.',
  'Your seat is booked. The link opens the room at the start time.',
];

/** The note of something received: ours in the language of the page, a creator's as it was written. */
export const noteOf = (note: string): string =>
  [...invites, ...seats].some((own) => own === note) ? translate(note) : note;

/** The title of something received, by the same rule. */
export function titleOf(title: string, note = ''): string {
  const [, name = '', where] = (isInvite(note) && /^Join (.+) on (Telegram|Discord)$/.exec(title)) || [];
  if (where === 'Telegram') return t('Join {name} on Telegram', { name });
  if (where === 'Discord') return t('Join {name} on Discord', { name });
  const own = titles.get(title);
  return own === undefined ? title : t(own);
}

const isInvite = (note: string) => invites.some((one) => one === note);
