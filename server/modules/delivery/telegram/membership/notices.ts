import { inLanguage, type Language, learn, t } from '@haat/i18n';
import type { TelegramMessage } from '../../../../gateways/telegram';
import { saidDate } from '../../../../platform/text/dates';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { hi } from '../hi';

learn(hi);

export const noticeQueue = 'telegram.notice';

interface Recipient {
  /** Of Telegram. */
  userId: string;
  language: Language;
  sellerId: string;
}

/** What the bot writes to a buyer by itself. It names no chat and no person: both are read when it is written. */
export type BotNotice = Recipient &
  (
    | { about: 'invite'; grantId: string }
    /** Their access is over: removed from the chat, or asked to join when it was over already. */
    | { about: 'removed' | 'ended'; chatId: string; productId: string }
    /** Removed, because something was paid: who took free days may be somebody else. */
    | { about: 'replaced'; chatId: string; productId: string }
    /** Their access ends in a few days, or today. */
    | { about: 'ending'; chatId: string; productId: string; endsAt: string; renewalPath: string | null }
    /** They asked to join by the link of somebody else. */
    | { about: 'declined'; chatId: string; productId: string }
  );

/** Thousands of them may be written on one morning. */
export const isBulk = ({ about }: BotNotice): boolean => about === 'removed' || about === 'ending';

export interface NoticeTexts {
  /** Of the chat. */
  title: string;
  /** Absolute; of the preview, where it is bought and renewed. */
  previewUrl: string;
  /** Absolute. */
  purchasesUrl: string;
}

/** With the link that is theirs. */
export const inviteMessage = (language: Language, title: string, link: string): TelegramMessage =>
  inLanguage(language, () => ({
    text: t('Your place in {title} is ready. The link is yours alone: it lets nobody else in.', { title }),
    buttons: [{ text: t('Join {title}', { title }), url: link }],
  }));

const texts = {
  removed: 'Your access to {title} has ended, so you were removed. Renew it to come back.',
  ended: 'Your access to {title} has ended. Renew it to come back.',
  replaced:
    'Your free days in {title} are over: it has been paid for. If you paid, join again from your purchases.',
  declined:
    'This invite belongs to somebody else, so it does not let you in. You can get your own place in {title}.',
} as const;

/** Why somebody is not in a chat, with the way in. */
export const closedMessage = (
  language: Language,
  about: keyof typeof texts,
  { title, previewUrl, purchasesUrl }: NoticeTexts,
): TelegramMessage =>
  inLanguage(language, () => ({
    text: t(texts[about], { title }),
    buttons: [
      about === 'replaced'
        ? { text: t('Your purchases'), url: purchasesUrl }
        : { text: about === 'declined' ? t('See the price') : t('Renew'), url: previewUrl },
    ],
  }));

/** Until when somebody is in, with the way to stay; `renewalUrl` is null where nothing renews what they have. */
export const endingMessage = (
  language: Language,
  { title, endsAt, renewalUrl, previewUrl }: NoticeTexts & { endsAt: Date; renewalUrl: string | null },
): TelegramMessage =>
  inLanguage(language, () => {
    const day = saidDate(dayInWords(endsAt));
    return renewalUrl === null
      ? {
          text: t('Your access to {title} ends on {day}.', { title, day }),
          buttons: [{ text: t('See the price'), url: previewUrl }],
        }
      : {
          text: t('Your access to {title} is paid until {day}. Renew it to stay in.', { title, day }),
          buttons: [{ text: t('Renew'), url: renewalUrl }],
        };
  });
