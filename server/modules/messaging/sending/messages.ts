import { createHash } from 'node:crypto';
import { inLanguage, type Language } from '@haat/i18n';
import type { Mail } from '../../../gateways/mail';
import type { Push } from '../../../gateways/push';
import type { Sms } from '../../../gateways/sms';
import '../templates/hi/hindi';
import { htmlOf } from '../templates/mail/mail.html';
import { definitionOf, write } from '../templates/templates';
import { type Sender, something, type Written } from '../templates/templates.parts';
import type { Notice } from './notice';

/** For every device of an account: `token` is known when it goes out. */
export type PushToAll = Omit<Push, 'token'> & { accountId: string };

/** What a notice comes to, ready for the gateways. */
export interface Messages {
  sms: Sms | null;
  mail: Mail | null;
  push: PushToAll | null;
}

/** `isNamed`: with the names of products and people; without them where the reader may be anybody. */
export function messagesOf(
  notice: Notice,
  sender: Sender,
  language: Language,
  { isNamed }: { isNamed: boolean } = { isNamed: true },
): Messages {
  const { sms, mail, push } = inLanguage(language, () => {
    const written = write(isNamed ? notice : withoutNames(notice), sender);
    return { ...written, mail: written.mail && drawn(written.mail) };
  });
  const about = definitionOf(notice).keyOf(notice);
  return {
    sms: sms && { id: messageId(notice.template, 'sms', about), ...sms },
    mail: mail && { id: messageId(notice.template, 'mail', about), ...mail },
    push: push && { id: messageId(notice.template, 'push', about), ...push },
  };
}

const drawn = ({ document, ...mail }: NonNullable<Written['mail']>) => ({
  ...mail,
  html: htmlOf(mail.subject, document),
});

/** Whoever writes titles, names and reasons may be a stranger to whoever reads them. */
function withoutNames(notice: Notice): Notice {
  const bare = withoutTitles(notice);
  if (bare.template === 'sessionNews') return { ...bare, reason: '' };
  // They stand in the file for calendars, and in its alarms.
  if (bare.template === 'receipt' && bare.sessions)
    return { ...bare, sessions: bare.sessions.map((session) => ({ ...session, title: something() })) };
  return bare;
}

const withoutTitles = (notice: Notice): Notice => ({
  ...notice,
  ...('productTitle' in notice && { productTitle: something() }),
  ...('sellerName' in notice && { sellerName: '' }),
  ...('lessonTitles' in notice && { lessonTitles: [] }),
  ...('owned' in notice && { owned: undefined }),
});

/** The same parts make the same id, so a job that runs again repeats nothing. */
export function messageId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
