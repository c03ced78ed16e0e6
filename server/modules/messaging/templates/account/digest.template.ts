import { language, localeOf, t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { mail, type Sender, type Written } from '../templates.parts';

interface Line {
  title: string;
  text: string;
}

/** What somebody wanted to hear of once a day. */
export interface DigestNotice {
  template: 'digest';
  accountId: string;
  email: string;
  /** In India, `YYYY-MM-DD`. */
  day: string;
  /** The oldest first; `link` is a path of ours. */
  items: (Line & {
    /** Not of news from before there was any. */
    hindi?: Line;
    link: string;
  })[];
}

/** Beyond so many a mail is no summary any more. */
const most = 20;

const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function lineOf({ hindi, ...english }: DigestNotice['items'][number]): Paragraph {
  const isHindi = language() === 'hi' && hindi !== undefined;
  const { title, text } = isHindi ? hindi : english;
  return { title, text, stop: isHindi ? '।' : '.' };
}

/** By mail alone: each of them stands in the feed already. */
export function writeDigest({ email, day, items }: DigestNotice, sender: Sender): Written {
  const count = items.length;
  const rest = items.length - most;
  const lines: Paragraph[] = [
    count === 1
      ? t('Since yesterday morning there is 1 update from your shop:')
      : t('Since yesterday morning there are {count} updates from your shop:', { count }),
    ...items.slice(0, most).map(lineOf),
    ...(rest > 0 ? [t('And {count} more.', { count: rest })] : []),
    { link: `${sender.origin}/notifications`, does: t('View all') },
    { small: t('You chose one email a day. You can change this under Notifications.') },
  ];
  const date = dateOf(day);
  const subject =
    count === 1
      ? t('Your shop on {date}: 1 update', { date })
      : t('Your shop on {date}: {count} updates', { date, count });
  return { sms: null, mail: mail(email, subject, lines, sender), push: null };
}

export const digestNotification = defineNotification<DigestNotice>({
  template: 'digest',
  event: null,
  keyOf: ({ accountId, day }) => `${accountId} ${day}`,
  write: writeDigest,
  samples: () => [
    {
      template: 'digest',
      accountId: sample.sellerId,
      email: sample.creator.email,
      day: '2026-11-22',
      items: [
        {
          title: 'You sold: sample.sold Sourdough in a weekend',
          text: '₹499 paid. ₹469.56 reaches your wallet.',
          hindi: { title: 'Sourdough in a weekend बिका', text: '₹499 मिले। आपके वॉलेट में ₹469.56 आएँगे।' },
          link: '/transaction',
        },
        {
          title: '4 stars for Sourdough in a weekend',
          text: 'Clear, and the starter lives.',
          link: '/reviews',
        },
      ],
    },
  ],
});
