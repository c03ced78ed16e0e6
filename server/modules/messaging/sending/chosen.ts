import { inLanguage, type Language } from '@haat/i18n';
import type { MailChoice, NotificationEvent } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import { definitionOf, write } from '../templates/templates';
import type { Sender } from '../templates/templates.parts';
import type { Messages } from './messages';
import type { Notice } from './notice';

/** An entry of a feed; `link` is a path of the app. */
export interface OutgoingMessage {
  accountId: string;
  /** The same for the same news. */
  id: string;
  event: NotificationEvent;
  title: string;
  text: string;
  /** The same in Hindi: a feed is read in the language its reader reads everything in. */
  hindi: { title: string; text: string };
  link: string;
  /** One mail of the day names it, instead of a mail of its own. */
  isForDigest: boolean;
}

/** How an event reaches somebody besides the feed. */
export interface Channels {
  push: boolean;
  mail: MailChoice;
  sms: boolean;
}

type ChannelsOf = (accountId: string, event: NotificationEvent, hasPhone: boolean) => Channels;

/** Defaults: a sale by text message */
export const platformChannels = (event: NotificationEvent, hasPhone: boolean): Channels => ({
  push: true,
  mail: event === 'sale' && hasPhone ? 'off' : 'each',
  sms: true,
});

export interface FeedPort {
  /** How the accounts asked for want to be told. */
  channelsOf(accountIds: readonly string[]): Promise<ChannelsOf>;
  /** Keeps lines, each once, and answers whose feeds that changed. */
  keep(trx: Tx, messages: readonly OutgoingMessage[]): Promise<string[]>;
  /** The change is committed. */
  changed(accountIds: readonly string[]): void;
}

/** Where nobody keeps a feed. */
export const noFeed: FeedPort = {
  channelsOf: async () => (_, event, hasPhone) => platformChannels(event, hasPhone),
  keep: async () => [],
  changed: () => undefined,
};

/** The accounts whose feeds and choices messages are about. */
export const accountsIn = (messages: readonly Messages[]): string[] => [
  ...new Set(messages.flatMap(({ push }) => (push ? [push.accountId] : []))),
];

/** What of a notice's messages its reader wants, and the line of their feed. Buyers are told what they have to know. */
export function asChosen(
  notice: Notice,
  { sms, mail, push }: Messages,
  channelsOf: ChannelsOf,
  sender: Sender,
): Messages & { entry: OutgoingMessage | null } {
  const { event } = definitionOf(notice);
  if (!push || event === null) return { sms, mail, push, entry: null };
  const channels = channelsOf(push.accountId, event, sms !== null);
  const { accountId, id, link } = push;
  const textsIn = (language: Language) => {
    const { title = '', text = '' } = inLanguage(language, () => write(notice, sender).push) ?? {};
    return { title, text };
  };
  return {
    sms: channels.sms ? sms : null,
    mail: channels.mail === 'each' ? mail : null,
    push: channels.push ? push : null,
    entry: {
      accountId,
      id,
      event,
      ...textsIn('en'),
      hindi: textsIn('hi'),
      link: link.startsWith(sender.origin) ? link.slice(sender.origin.length) : '/',
      isForDigest: channels.mail === 'daily' && mail !== null,
    },
  };
}
